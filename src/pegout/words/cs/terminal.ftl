# Facts of a seat and of a piece: see cribbage.ftl and pieces.ftl.

terminal-list = { $first } a { $last }

## A hand that is counted: $where (hand, starter), $place in the hand from 1

terminal-where = { $where ->
    [starter] počáteční
   *[hand] místo { $place }
}
terminal-not-a-card = „{ $text }“ ({ terminal-where }) není karta. Karta je hodnota (A 2–9 10 J Q K) a barva (C D H S).
terminal-not-a-tile = „{ $text }“ ({ terminal-where }) není kámen. Kámen jsou dva počty ok od 0 do 6, například 6-4.
terminal-piece-foreign = „{ $text }“ ({ terminal-where }) do této hry nepatří.
terminal-piece-twice = „{ $text }“ ({ terminal-where }) už tu je, místo { $first }.
terminal-hand-size = V ruce { $needed ->
    [one] má být { $needed } karta
    [few] mají být { $needed } karty
    [many] má být { $needed } karty
   *[other] má být { $needed } karet
}, ne { $given }.
terminal-crib-size = V cribu { $needed ->
    [one] má být { $needed } karta
    [few] mají být { $needed } karty
    [many] má být { $needed } karty
   *[other] má být { $needed } karet
}, ne { $given }.

## At the table

terminal-welcome = Nová hra. „?“ poradí, co lze napsat.
terminal-welcome-back = Hra pokračuje. „?“ poradí, co lze napsat.
terminal-older-rules = Platí domácí pravidla, se kterými začala.
terminal-ready = { $name }: hráči jsou připraveni ({ $seconds } s).
terminal-players-measuring = Ostatní slouží k měření:
terminal-counted = { $who ->
    [you] Získáváte
   *[other] { $name } získává
} { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}. Celkem { $score }.
terminal-help-discard = { $set ->
    [tile] Napište { $count ->
        [one] { $count } kámen
        [few] { $count } kameny
        [many] { $count } kamene
       *[other] { $count } kamenů
    }: místem v ruce (1 3), nebo čísly (6-4 nebo 64).
   *[card] Napište { $count ->
        [one] { $count } kartu
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }: místem v ruce (1 3), nebo písmeny (5H JD).
}
terminal-help-lay = { $set ->
    [tile] Napište kámen místem v ruce (2), nebo čísly (6-4 nebo 64).
   *[card] Napište kartu místem v ruce (2), nebo písmeny (5H).
}
terminal-help-stop = „stop“ hru ukončí.
terminal-help-go = Napište „dál“, nebo jen stiskněte Enter.
terminal-help-cut = Napište číslo od 1 do { $most }, nebo jen stiskněte Enter.
terminal-help-bid = Napište počet bodů, nebo „pas“.
terminal-help-claim = Napište počet bodů; 0, když žádné nejsou.
terminal-help-lay-claim = Za to připište body, které hlásíte (2 3); bez čísla žádné.
terminal-help-accept = Stiskněte Enter a souhlasíte.
terminal-help-muggins = „muggins“ a číslo: vzít přehlédnuté body, nebo namítnout body navíc (muggins 2).
terminal-word-pass = pas
terminal-word-muggins = muggins
terminal-help-leave = Ctrl-D: odejít od stolu.
terminal-word-go = dál
terminal-word-stop = stop
terminal-one-piece = { $set ->
    [tile] Jen jeden kámen najednou.
   *[card] Jen jednu kartu najednou.
}
terminal-no-such-place = V ruce nemáte místo { $place }; poslední je { $most }.
terminal-not-a-piece = { $set ->
    [tile] „{ $text }“ není kámen. Napište jej místem v ruce (2), nebo čísly (6-4 nebo 64).
   *[card] „{ $text }“ není karta. Napište ji místem v ruce (2), nebo písmeny (5H).
}
terminal-cut-where = Kde? Napište číslo od 1 do { $most }, nebo jen stiskněte Enter.
terminal-not-stored = Nepodařilo se to uložit, a proto se nic nestalo. Zkuste to znovu.
terminal-refused = To nelze ({ $code }).
terminal-left = Odcházíte od stolu. Tato hra se neukládá.
terminal-left-kept = Odcházíte od stolu. Ve hře pokračuje „{ $command }“.
terminal-record-kept = Zápis hry je v souboru { $path }.

## The house

terminal-serving = Pegout je na adrese { $address } (Ctrl-C ho ukončí).

## Records

terminal-replay-keys = Enter pokračuje, „q“ končí.
terminal-gave-up = { $who ->
    [you] Vzdali jste se.
   *[other] Hru vzdal { $name }.
}
terminal-verified-rules = Hráno podle pravidel: { $moves ->
    [one] { $moves } tah
    [few] { $moves } tahy
    [many] { $moves } tahu
   *[other] { $moves } tahů
}.
terminal-verified-dealing = Hra { $game }: rozdáno, jak bylo slíbeno; { $draws ->
    [one] ověřeno { $draws } vytažení
    [few] ověřena { $draws } vytažení
    [many] ověřeno { $draws } vytažení
   *[other] ověřeno { $draws } vytažení
} z talonu.
terminal-without-text = Hra { $game }: bez vlastního textu: { $seats }.
terminal-without-text-seat = místo { $seat } ({ $word ->
    [computer] počítač
   *[absent] neodpovědělo
})
terminal-nothing-dealt = Hra { $game }: ještě nic nebylo rozdáno.

## What is wrong with a record. Seats are numbered as in the record, from 0

terminal-finding-not-a-record = Toto není zápis Pegoutu: první řádek je „{ $text }“.
terminal-finding-newer-record = „{ $text }“: tento zápis pořídil novější Pegout.
terminal-finding-not-text = Toto není text v UTF-8.
terminal-finding-too-long = { $most ->
    [0] Soubor je na zápis příliš dlouhý.
    [one] Řádek je delší než { $most } znak.
    [few] Řádek je delší než { $most } znaky.
    [many] Řádek je delší než { $most } znaku.
   *[other] Řádek je delší než { $most } znaků.
}
terminal-finding-breaks-off = Zde se zápis přerušuje; poslední řádek má být „end“.
terminal-finding-misplaced = „{ $text }“ sem nepatří.
terminal-finding-unfit-value = Za „{ $word }“ nemůže stát „{ $text }“.
terminal-finding-missing = Před tímto řádkem chybí řádek „{ $word }“.
terminal-finding-twice = „{ $word }“ tu stojí podruhé.
terminal-finding-unfit-rules = Pravidla nedávají smysl: { $why }
terminal-finding-other-ruleset = Pravidla se jmenují „{ $named }“, ale jsou to „{ $found }“.
terminal-finding-wrong-seats = Pravidla potřebují { $needed ->
    [one] { $needed } místo
    [few] { $needed } místa
    [many] { $needed } místa
   *[other] { $needed } míst
}, ne { $given }.
terminal-finding-wrong-number = Následovat má hra { $needed }, ne { $given }.
terminal-finding-no-such-seat = Místo { $seat } neexistuje; poslední je { $most }.
terminal-finding-unknown-word = „{ $text }“ začíná neznámým slovem.
terminal-finding-unfit-form = „{ $text }“ nemá tvar „{ $form }“.
terminal-finding-unknown-piece = „{ $text }“ není karta ani kámen.
terminal-finding-not-a-number = „{ $text }“ není číslo.
terminal-finding-unfit-word = „{ $text }“ není žádné ze slov: { $words }.
terminal-finding-illegal-move = Pravidla nepřipouštějí „{ $move }“ ({ $refused }).
terminal-finding-wrong-game = Tento tah patří ke hře { $needed }, ne ke hře { $game }.
terminal-finding-draw-missing = Chybí, co bylo vytaženo z míst { $needed }.
terminal-finding-draw-extra = Zde se nic netahá, ale je zapsáno { $drawn }.
terminal-finding-draw-differs = Tahá se z míst { $needed }, ale je zapsáno { $drawn }.
terminal-finding-draw-impossible = Toto zde nemohlo být vytaženo: { $drawn }.
terminal-finding-event-missing = Z tohoto tahu plyne „{ $needed }“, ale v zápisu to chybí.
terminal-finding-event-extra = „{ $found }“ z tahu neplyne.
terminal-finding-event-differs = Z tahu plyne „{ $needed }“, ale je zapsáno „{ $found }“.
terminal-finding-digest-differs = Pravidla nejsou ta, která byla oznámena při otevření stolu.
terminal-finding-text-missing = Hra { $game }: chybí text místa { $seat }.
terminal-finding-text-of-other-kind = Hra { $game }: { $kind ->
    [computer] na místě { $seat } hraje počítač, ale jeho text není slovo „computer“
    [open] místo { $seat } je volné, ale jeho text je slovo „computer“
   *[person] na místě { $seat } hraje člověk, ale jeho text je slovo „computer“
}.
terminal-finding-promise-missing = Hra { $game }: stojí tu text, slib textu nebo tajemství, ale nic z toho, co slíbil dům.
terminal-finding-secret-missing = Hra { $game } skončila, ale její tajemství chybí.
terminal-finding-unpromised = Hra { $game }: nikdo neslíbil, jak se bude rozdávat, a proto to nelze ověřit.
terminal-finding-unpublished = Hra { $game }: tajemství není zveřejněno, a proto rozdávání nelze ověřit.
terminal-finding-nobody-took-part = Hra { $game }: nikdo se nezúčastnil: dokazuje to jen, že se dodatečně nic nezměnilo.
terminal-finding-table-unfit = Hra { $game }: jméno stolu se do míchání nehodí.
terminal-finding-secret-unfit = Hra { $game }: tajemství je nepoužitelné: příliš krátké, příliš dlouhé nebo nečitelné.
terminal-finding-secret-not-promised = Hra { $game }: tajemství není to, které bylo slíbeno.
terminal-finding-set-unknown = Hra { $game }: sada „{ $set }“ neexistuje.
terminal-finding-text-unfit = Hra { $game }: text místa { $seat } se do míchání nehodí.
terminal-finding-text-not-promised = Hra { $game }: text místa { $seat } není ten, který byl slíben.
terminal-finding-draw-uneven = Netáhlo se tolik, kolik je uvedeno míst.
terminal-finding-place-unknown = V talonu není místo { $place }.
terminal-finding-piece-differs = Z místa { $place } bylo vytaženo { $piece }, ale leží tam { $lies }.
terminal-finding-drawn-twice = Z místa { $place } se táhlo dvakrát.

## Tabulky pravidel: body za rozdání, s desetinnými místy, jako text

terminal-tables-doing = { $name }: { $stage }, zbývá { $left }
terminal-tables-discards = odhozy
terminal-tables-play = hra
terminal-tables-pegs = body ponechaných rukou
terminal-tables-board = deska
terminal-tables-built = Tabulky { $name } jsou hotové a uložené.
terminal-tables-value = { $name }: ve hře získá předák na zadáka { $points } bodu za rozdání.
terminal-tables-solved = V řešení vezme nejlepší odpověď předákovi { $pone } a zadákovi { $dealer }: { $mean } na hráče, { $within ->
    [yes] v mezích
   *[no] nad mezí
} { $limit }.
terminal-tables-stored = V uloženém tvaru vezme nejlepší odpověď předákovi { $pone } a zadákovi { $dealer }: { $mean } na hráče, { $within ->
    [yes] v mezích
   *[no] nad mezí
} { $limit }.

## Měřená jádra: rychlosti a poměry s jednotkami, jako text

terminal-bench-title = Práce za sekundu jednoho jádra procesoru, cribbage se šesti kartami: { $machine }
terminal-bench-row = { $what }: { $rate }
terminal-bench-peer = { $name }: { $rate }, { $ratio }krát pomaleji
terminal-bench-hands = listy započtené z polí
terminal-bench-all-shows = všech 12 994 800 započtení
terminal-bench-lays = výnosy započtené v sehrávce
terminal-bench-means = listy šesti karet s průměry všech odhozů
terminal-bench-distributions = listy šesti karet s úplným rozdělením všech odhozů
terminal-bench-random-games = náhodné partie
terminal-bench-games-for-points = partie hráčů na body
terminal-bench-games-for-the-win = partie šampionů
terminal-bench-numpy = samotné NumPy, tabulka podle pěti hodnot
terminal-bench-numpy-tables = samotné NumPy, tabulky samotného jádra
terminal-bench-reference = vzor Pegoutu
terminal-bench-engine = pravidla Pegoutu krok za krokem
