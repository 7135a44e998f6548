## The house

page-welcome = Cribbage s poctivým balíčkem u tichého stolu.
page-rooms = Místnosti
page-start = Nová hra
page-games = Dohrané hry
page-games-about = Projděte si je krok za krokem a ověřte, jak se rozdávalo.
page-games-ended = Hry, které skončily
page-games-none = Zatím žádné.
page-count = Spočítat karty
page-count-about = Vyberte karty a uvidíte každou kombinaci.
page-help = Jak se hraje
page-language = Jazyk
page-settings = Nastavení
page-close = Zavřít
page-skip = Ke stolu
page-nowhere = Tady nic není.
page-unknown-table = Takový stůl není.
page-damaged-table = Tento stůl už nelze přečíst.
page-loading = Okamžik …
page-try-again = Zkusit znovu
page-yes = ano
page-no = ne

## A new game

page-new-game = Nová hra
page-which-game = Hra
page-against = Proti komu
page-computer = počítač, { $level }
page-friend = Přítel
page-friend-about = Dostanete odkaz, který mu pošlete.
page-your-name = Vaše jméno (chcete-li)
page-house-rules = Domácí pravidla
page-begin = Začít hru
page-begin-friend = Připravit stůl
page-group-cards = S kartami
page-group-tiles = S dominem
page-others = Kdo hraje s vámi
page-friends = Přátelé
page-friends-about = Jeden odkaz pro všechny.
page-seat-left = Po vaší levici
page-seat-opposite = Naproti vám
page-seat-partner = Naproti vám, váš spoluhráč
page-seat-right = Po vaší pravici
page-seat-free = volno
page-partner = váš spoluhráč
page-changed-rules = { $count ->
    [one] { $count } změna
    [few] { $count } změny
    [many] { $count } změny
   *[other] { $count } změn
}
page-own-rules = Zpět k pravidlům samotné hry
page-number-range = { $least } až { $most }
page-unfit-number = { $name }: celé číslo od { $least } do { $most }.
page-unfit-option = { $name }: tohle nejde dohromady s ostatními domácími pravidly.
page-invite-friends = Pozvěte přátele
page-invite-more = { $count ->
    [1] Pošlete tento odkaz. Volné je jedno místo: kdo odkaz otevře první, zasedne na ně a hra začne.
    [one] Pošlete všem tento odkaz. Volné je { $count } místo; každý, kdo odkaz otevře, zasedne na další.
    [few] Pošlete všem tento odkaz. Volná jsou { $count } místa; každý, kdo odkaz otevře, zasedne na další.
    [many] Pošlete všem tento odkaz. Volná jsou { $count } místa; každý, kdo odkaz otevře, zasedne na další.
   *[other] Pošlete všem tento odkaz. Volných je { $count } míst; každý, kdo odkaz otevře, zasedne na další.
}
page-other-ways = Co ještě
page-waiting-tables = Čeká se na vás
page-status-waiting = čeká na přítele
page-status-playing = hraje se
page-status-finished = dohráno
page-status-abandoned = vzdáno
page-invite-title = Pozvěte přítele
page-invite = Pošlete tento odkaz. Kdo ho otevře první, sedne si proti vám a hra začne.
page-waiting-friend = Čeká se, až přítel otevře odkaz.
page-copy = Zkopírovat odkaz
page-copied = Zkopírováno.
page-copy-failed = Tady to nešlo: označte odkaz a zkopírujte ho sami.

## At the table

page-table-title = { $who ->
    [computer] hra s počítačem
    [friend] hra se soupeřem
   *[named] hra: { $names }
}
page-your-turn = Jste na tahu
page-continue = Pokračovat
page-play-again = Hrát znovu
page-score = Body
page-here = u stolu
page-away = pryč
page-board = Deska
page-board-and-story = Deska a průběh hry
page-peg = { $name } { $score }, naposledy { $last }
page-story = Průběh hry
page-offline = Spojení se stolem se přerušilo. Zkouším znovu …
page-looking-on = Díváte se.
page-abandoned = Tato hra byla vzdána.
page-abandoned-by = { $who ->
    [you] Tuto hru jste vzdali.
   *[other] Hru vzdává { $name }.
}
page-give-up = Vzdát hru
page-give-up-sure = Opravdu? Hra hned skončí.
page-give-up-yes = Ano, vzdávám
page-give-up-no = Ne, hrajeme dál
page-get-up = Vstát od stolu
page-get-up-sure = Vaše místo pak může zaujmout někdo jiný.
page-get-up-yes = Ano, vstávám
page-get-up-no = Ne, počkám
page-again-asked = Stejná společnost hraje znovu u jiného stolu.
page-again-come = Přidat se
page-keys = Klávesy
page-key-arrows = { $set ->
    [tile] od kamene ke kameni
   *[card] od karty ke kartě
}
page-key-place = { $set ->
    [tile] vybrat nebo vyložit kámen na tomto místě
   *[card] vybrat nebo vyložit kartu na tomto místě
}
page-key-space = { $set ->
    [tile] vybrat nebo vyložit kámen; pokračovat
   *[card] vybrat nebo vyložit kartu; pokračovat
}
page-key-enter = udělat, co je na tlačítku
page-key-move = { $set ->
    [tile] přesunout kámen v ruce
   *[card] přesunout kartu v ruce
}
page-key-help = tyto klávesy
page-key-escape = zavřít
page-plain-event = { $word } { $what }
page-plain-won = { $who ->
    [you] Vyhráli jste.
   *[other] Vítězí { $name }.
}

## What went wrong

page-trouble = To se nepovedlo ({ $code }).
page-trouble-again = Na to už je odpověď.
page-trouble-already-ended = Hra skončila.
page-trouble-bad-invitation = Tento odkaz není k tomuto stolu, nebo v něm chybí písmeno. Můžete se dívat.
page-trouble-go-on-first = Nejdřív dočtěte: stiskněte Pokračovat.
page-trouble-no-answer = Server neodpovídá. Běží?
page-trouble-no-line = Spojení se stolem teď není.
page-trouble-no-seat = U tohoto stolu nesedíte.
page-trouble-not-started = Hra ještě nezačala.
page-trouble-not-stored = Stůl to nemohl zapsat, takže to neplatí. Zkuste to znovu.
page-trouble-seat-taken = Místo už obsadil někdo jiný. Můžete se dívat.
page-trouble-too-fast = To bylo moc rychle. Chvíli počkejte.
page-trouble-unfit-name = Jméno má nejvýš { $most } písmen a žádné podivné znaky.

## Afterwards

page-replay = Projít hru krok za krokem
page-download = Stáhnout záznam
page-deals = Všechna rozdání
page-no-deals = { $set ->
    [tile] Kameny se nerozdávaly.
   *[card] Karty se nerozdávaly.
}
page-back = Zpět
page-forward = Vpřed
page-deal-back = K předchozímu rozdání
page-deal-forward = K dalšímu rozdání
page-place = Místo ve hře
page-place-of = { $at } z { $all }

page-proof = Rozdávalo se poctivě?
page-proof-about = Váš prohlížeč to ověřil sám podle toho, co bylo slíbeno před první kartou a zveřejněno po poslední.
page-proof-game = Hra { $number }
page-proof-fair = Ano: všechno je tak, jak bylo slíbeno.
page-proof-alone = Nikdo se nezúčastnil: dokazuje to jen, že se dodatečně nic nezměnilo.
page-proof-without-absent = { $who ->
    [you] Vaše odpověď nepřišla včas: míchání se obešlo bez vašeho textu.
   *[other] Hráč ({ $name }): odpověď nepřišla včas, míchání se obešlo bez tohoto textu.
}
page-proof-without-computer = { $name } nepřidává k míchání vlastní text.
page-proof-unfair = Ne: něco není tak, jak bylo slíbeno.
page-proof-nothing = Nic se nerozdalo, není co ověřovat.
page-proof-right = V pořádku:
page-proof-wrong = Není v pořádku:
page-proof-secret = Tajemství serveru je to, které slíbil.
page-proof-texts = Text každého hráče je ten, který byl slíben.
page-proof-draws = { $set ->
    [tile] { $count ->
        [one] { $count } kámen ležel tam, kam ho zamíchání dalo.
        [few] Všechny { $count } kameny ležely tam, kam je zamíchání dalo.
        [many] Všech { $count } kamene leželo tam, kam je zamíchání dalo.
       *[other] Všech { $count } kamenů leželo tam, kam je zamíchání dalo.
    }
   *[card] { $count ->
        [one] { $count } karta ležela tam, kam ji zamíchání dalo.
        [few] Všechny { $count } karty ležely tam, kam je zamíchání dalo.
        [many] Všech { $count } karty leželo tam, kam je zamíchání dalo.
       *[other] Všech { $count } karet leželo tam, kam je zamíchání dalo.
    }
}
page-proof-witness = Souhlasí s tím, co si tento prohlížeč poznamenal na začátku hry.
page-proof-numbers = Samotná čísla
page-proof-promise = Slib (SHA-256 tajemství)
page-proof-published = Tajemství
page-proof-absent = neodpověděl včas
page-proof-computer = počítač: bez textu
page-fault-table-unfit = Jméno stolu není platné.
page-fault-secret-unfit = Tajemství není platné: nelze ho přečíst, nebo nemá správnou délku.
page-fault-secret-not-promised = Je to jiné tajemství než slíbené.
page-fault-text-unfit = { $who ->
    [you] Váš text
   *[other] Text hráče ({ $name })
} není platný.
page-fault-text-not-promised = { $who ->
    [you] Váš text
   *[other] Text hráče ({ $name })
} je jiný než slíbený.
page-fault-text-of-other-kind = { $kind ->
    [computer] Hraje tu počítač ({ $name }), ale jeho text není slovo „computer“.
   *[other] { $who ->
        [you] Místo vašeho textu
       *[other] Místo textu hráče ({ $name })
    } stojí slovo „computer“.
}
page-fault-set-unknown = Sada „{ $set }“ neexistuje.
page-fault-draw-uneven = Tah { $draw }: karet není tolik jako míst.
page-fault-place-unknown = Tah { $draw }: místo { $place } v balíčku není.
page-fault-piece-differs = Tah { $draw }: vytažena { $piece }, ale leží tam { $lies }.
page-fault-drawn-twice = Tah { $draw }: místo { $place } bylo vytaženo dvakrát.
page-fault-promise-changed = Tomuto prohlížeči bylo slíbeno jiné tajemství.
page-fault-own-text-missing = Text tohoto prohlížeče byl vynechán.

## Counting a hand

page-count-pick = { $set ->
    [tile] Vyberte kameny
   *[card] Vyberte karty
}
page-count-type = … nebo je napište, počáteční jako poslední
page-count-hand = { $set ->
    [tile] Kameny v ruce
   *[card] Karty v ruce
}
page-count-crib = Crib
page-count-starter = Počáteční
page-count-what = Co se počítá
page-count-clear = Začít znovu
page-count-ask = { $set ->
    [tile] { $count ->
        [3] Tři kameny
        [4] Čtyři kameny
        [5] Pět kamenů
        [one] { $count } kámen
        [few] { $count } kameny
        [many] { $count } kamene
       *[other] { $count } kamenů
    } a počáteční kámen
   *[card] { $count ->
        [3] Tři karty
        [4] Čtyři karty
        [5] Pět karet
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    } a počáteční karta
}
page-count-unreadable = „{ $piece }“ na místě { $place } není { $set ->
    [tile] kámen. Napište jeho dvě čísla od 0 do 6 se spojovníkem: 6-4.
   *[card] karta. Napište hodnotu (A, 2–10, J, Q, K) a barvu (C kříže, D káry, H srdce, S piky).
}
page-count-twice = { $piece } je tu dvakrát.
page-count-refused = { $set ->
    [tile] { $what ->
        [crib] Kamenů v cribu: { $needed }
       *[hand] Kamenů v ruce: { $needed }
    }, vedle nich jeden počáteční
   *[card] { $what ->
        [crib] Karet v cribu: { $needed }
       *[hand] Karet v ruce: { $needed }
    }, vedle nich jedna počáteční
}, ne { $given }.

## Settings

page-pace = Tempo
page-pace-step = krok za krokem: důležité čeká na vás
page-pace-slow = samo, pomalu
page-pace-normal = samo
page-pace-fast = samo, rychle
page-pace-once = hned: nic nečeká a nic se nehýbe
page-pace-hurried = V adrese je pace=0: tady se všechno ukazuje hned.
page-theme = Světlo
page-theme-auto = podle systému
page-theme-light = den
page-theme-dark = večer
page-look = Vzhled
page-four-colours = Čtyři barvy pro čtyři barvy karet
page-large-index = Velká písmena na kartách
page-tile-sums = Součet ok na každém kameni domina
page-countdown = Odpočítávat do nuly
page-ears = Zvuk
page-sound = Zvuky u stolu
page-speech = Počítat nahlas
page-settings-kept = Uloženo v tomto prohlížeči.

## How it is played

page-help-keys-title = Klávesy
page-help-keys = Šipky vedou od karty ke kartě, 1–6 vyberou kartu na tom místě do cribu, nebo ji vyloží, mezerník to udělá s kartou, na které jste, a pokračuje, Enter udělá, co je na tlačítku, a ? u stolu ukáže klávesy. Karty lze táhnout: v ruce je tím srovnáte, na stůl je tím vyložíte.
page-help-fair-title = Balíček je poctivý
page-help-fair = Před první kartou slíbí server tajemství a váš prohlížeč vlastní text; pořadí karet plyne z obojího. Potom se všechno zveřejní a váš prohlížeč to sám ověří.
