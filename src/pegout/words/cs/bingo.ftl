# Facts of a seat: $who (you, other), $name (as the subject of a sentence), $owner (whose).
# Facts of a piece: see pieces.ftl. Sentences may begin with a fact: whoever says them makes the first letter a capital.

## What things are called

bingo-deal = { $number }. rozdání
bingo-large = velké body
bingo-small = body
bingo-trump = trumfy: { bingo-number }
bingo-number = { $number ->
    [0] nuly
    [1] jedničky
    [2] dvojky
    [3] trojky
    [4] čtyřky
    [5] pětky
   *[other] šestky
}
bingo-turned = otočený kámen: { pieces-name }
bingo-stock = { $drawing ->
    [closed] talon zavřený
    [gone] talon rozebraný
   *[open] talon: { bingo-number-of-tiles }
}
bingo-hand = { $who ->
    [you] vaše kameny
   *[other] kameny { $owner }
}
bingo-led = vyneseno
bingo-declared = hlášené dublety
bingo-held-by = { $name } drží { bingo-number-of-tiles }
bingo-known = mezi nimi { $pieces }
bingo-number-of-tiles = { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
    [many] { $count } kamene
   *[other] { $count } kamenů
}

## What happens

bingo-event-cut-for-deal = { $who ->
    [you] Táhnete
   *[other] { $name } táhne
} { pieces-object }.
bingo-event-cut-again = Stejně ok: táhne se znovu.
bingo-event-leader-chosen = { $who ->
    [you] Začínáte vy.
   *[other] Začíná { $name }.
}
bingo-event-dealt = { $who ->
    [you] Dostáváte
   *[other] { $name } dostává
} { bingo-number-of-tiles }.
bingo-event-trump-turned = Otočen je kámen { pieces-name }. Trumfy: { bingo-number }.
bingo-event-stock-closed = { $who ->
    [you] Zavíráte
   *[other] { $name } zavírá
} hru: z talonu se už nebere.
bingo-event-led = { $who ->
    [you] Vynášíte
   *[other] { $name } vynáší
} { pieces-object }.
bingo-event-declared = { $who ->
    [you] Hlásíte
   *[other] { $name } hlásí
} { bingo-number-of-doubles }: { $pieces }.
bingo-number-of-doubles = { $count ->
    [5] pět dubletů (král)
    [6] šest dubletů (císař)
    [7] sedm dubletů (nepřemožitelný)
    [one] { $count } dublet
    [few] { $count } dublety
    [many] { $count } dubletu
   *[other] { $count } dubletů
}
bingo-event-replied = { $who ->
    [you] Přidáváte
   *[other] { $name } přidává
} { pieces-object }.
bingo-event-trick-won = { $who ->
    [you] Berete
   *[other] { $name } bere
} zdvih: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} ({ $reasons }), celkem { $small }.
bingo-event-trick-won-nothing = { $who ->
    [you] Berete
   *[other] { $name } bere
} zdvih, který nic neplatí.
bingo-line-trick = kameny { $points }
bingo-line-doubles = dublety { $points }
bingo-line-bingo = bingo mezi nimi { $points }
bingo-event-large-scored = { $who ->
    [you] Získáváte
   *[other] { $name } získává
} { $points ->
    [one] { $points } velký bod
    [few] { $points } velké body
    [many] { $points } velkého bodu
   *[other] { $points } velkých bodů
} { $reason }; celkem { $large }.
bingo-reason-emperor = za císaře, šest dubletů
bingo-reason-invincible = za nepřemožitelného, sedm dubletů
bingo-reason-bingo = za trumfový dublet vzatý bingem
bingo-reason-enough = za { $enough } a více
bingo-reason-closer-failed = za nesplněný závazek toho, kdo zavřel
bingo-reason-higher-total = za vyšší součet
bingo-reason-last-trick = za poslední zdvih
bingo-event-drew = { $who ->
    [you] Berete si kámen z talonu.
   *[other] { $name } si bere kámen z talonu.
}
bingo-event-drew-seen = { $who ->
    [you] Berete si z talonu
   *[other] { $name } si bere z talonu
} { pieces-object }.
bingo-event-deal-ended = Rozdání skončilo.
bingo-event-deal-ended-nobody = Rozdání skončilo a velký bod nezískává nikdo.
bingo-event-match-ended = { $who ->
    [you] Vyhráváte
   *[other] { $name } vyhrává
} zápas { $standing }.

## What to do

bingo-ask-cut-for-deal = Táhněte kámen: kdo má méně ok, začíná.
bingo-ask-lead = Vynášíte vy.
bingo-ask-reply = Odpovězte na { pieces-object }.
bingo-may-declare = Držíte { bingo-number-of-doubles }: můžete jeden z nich vynést a všechny ohlásit.
bingo-help-declare = S „!“ za kamenem se dublety hlásí (1!).
bingo-help-close = „zavřít“ zavírá hru.
bingo-word-close = zavřít
bingo-no-score = V bingu se nepočítají kameny v ruce: hraje se na zdvihy.

## Why not

bingo-refused-game-over = Zápas skončil.
bingo-refused-not-your-turn = Teď nejste na řadě.
bingo-refused-not-now = To teď nejde.
bingo-refused-no-such-place = Místo { $at } není; poslední je { $most }.
bingo-refused-place-taken = Kámen z místa { $at } už je vzatý.
bingo-refused-not-in-hand = { pieces-name }: takový kámen nedržíte.
bingo-refused-not-a-double = { pieces-name } není dublet: dublety se hlásí, když se jeden z nich vynese.
bingo-refused-too-few-doubles = { $held ->
    [0] Nedržíte žádný dublet
    [one] Držíte { $held } dublet
    [few] Držíte { $held } dublety
    [many] Držíte { $held } dubletu
   *[other] Držíte { $held } dubletů
}; hlásit se dají nejméně dva.
bingo-refused-wrong-number-of-doubles = Hlásí se všechny dublety: { $held }, ne { $given }.
bingo-refused-already-closed = Hra už je zavřená.
bingo-refused-stock-gone = Talon je rozebraný, není co zavřít.
bingo-refused-must-answer = Musíte přiznat: { bingo-number }.
bingo-refused-must-trump = Žádné z obou čísel nemáte, musíte trumfnout ({ bingo-number }) nebo zahrát bingo.

## At the table of the page

bingo-ruleset-bingo = Bingo
bingo-ruleset-bingo-about = Dominová šedesátšestka: dva hráči po sedmi kamenech, zdvihy s trumfem, hlášení dubletů; vyhrává, kdo má první sedm velkých bodů.
bingo-ruleset-bingo-hoyle = Bingo podle Hoyla
bingo-ruleset-bingo-hoyle-about = Tatáž hra podle starých anglických knih: šest dubletů platí 70 malých bodů a trumfový dublet vzatý bingem jeden velký.
bingo-bot-beginner-about = často hraje špatný kámen, nepamatuje si, co padlo, a nikdy nezavírá
bingo-bot-casual-about = hraje s rozumem, ale nepamatuje si, co padlo, a nikdy nezavírá
bingo-bot-club-about = vynáší, hlásí a zavírá s rozumem, jen občas chybuje
bingo-bot-expert-about = myslí na kameny, které můžete mít, a chybuje zřídka
bingo-bot-champion-about = nejsilnější ze všech: před každým kamenem si v duchu dohraje celé rozdání
bingo-bot-random-about = hraje jakýkoli kámen
bingo-bot-greedy-about = co nejvíc bodů z každého zdvihu, a dál nemyslí
bingo-bot-sensible-about = vynáší, hlásí a zavírá s rozvahou
bingo-bot-heuristic-about = váží, co zdvih přinese a co kámen stojí
bingo-bot-points-about = hraje na velké body, ať je stav jakýkoli
bingo-bot-sampler-about = zkouší každý kámen v mnoha možných rozdáních s odkrytými kameny
bingo-player = Hráč
bingo-trick = Zdvih
bingo-replied = odpověď
bingo-leads = vynáší
bingo-closer = musí mít { $enough } dřív
bingo-of-enough = ze { $enough }
bingo-tricks = { $count ->
    [one] { $count } zdvih
    [few] { $count } zdvihy
    [many] { $count } zdvihu
   *[other] { $count } zdvihů
}
bingo-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
bingo-large-points = { $points ->
    [one] { $points } velký bod
    [few] { $points } velké body
    [many] { $points } velkého bodu
   *[other] { $points } velkých bodů
}
bingo-tile-trump = trumf
bingo-tile-open = známý všem
bingo-turned-down = obrácen lícem dolů: { $piece }
bingo-turned-down-short = obrácen lícem dolů
bingo-match-to = Velké body, hraje se do { $target }
bingo-board-and-story = Velké body, zdvihy a průběh hry
bingo-taken = { $who ->
    [you] Vaše zdvihy
   *[other] Zdvihy { $owner }
}
bingo-takes = { $who ->
    [you] berete vy
   *[other] bere { $name }
}
bingo-aloud-trick = { $who ->
    [you] Berete vy
   *[other] Bere { $name }
}: { $points ->
    [0] nic
   *[other] { $points }
}
bingo-why-bingo = bingo bere každý zdvih
bingo-why-trump-double = trumfový dublet
bingo-why-trump = trumfem
bingo-why-higher-trump = vyšším trumfem
bingo-why-higher = větším počtem ok
bingo-why-equal = stejně ok: bere vynesený kámen
bingo-why-unbeaten = vynesený kámen nebyl přebit
bingo-why-higher-in-number = vyšší ve vyneseném čísle
bingo-doubles-in-vain = Hlášené dublety neplatí nic.
bingo-do-close = Zavřít hru
bingo-do-declare = Ohlásit { bingo-number-of-doubles }
bingo-ask-declare = Vyneste jeden z dubletů.
bingo-wait-lead = Vynáší { $name }.
bingo-wait-reply = Odpovídá { $name }.
bingo-wait-cut = Kámen táhne { $name }.
bingo-next-reward = Co rozdání vyneslo
bingo-next-result = Výsledek
bingo-reward = { $who ->
    [you] Získáváte
   *[other] { $name } získává
} { bingo-large-points }
bingo-short-few = { $who ->
    [you] máte
   *[other] { $name } má
} méně než { $few }
bingo-short-nothing = { $who ->
    [you] nemáte
   *[other] { $name } nemá
} nic
bingo-short-no-trick = { $who ->
    [you] nemáte
   *[other] { $name } nemá
} žádný zdvih
bingo-short-closer = a nemá žádný zdvih
bingo-column-small = body
bingo-column-tricks = zdvihy
bingo-column-large = velké
bingo-column-total = celkem
bingo-key-leader = začínal rozdání
bingo-key-closer = zavřel hru
bingo-key-place = zahrát kámen na tom místě
bingo-key-declare = ohlásit dublety, nebo ne

## House rules

bingo-option-largeTarget = Velkých bodů na výhru
bingo-option-nextDealer = Kdo začíná další rozdání
bingo-option-nextDealer-alternate = střídavě
bingo-option-nextDealer-winner = kdo vyhrál poslední
bingo-option-nextDealer-loser = kdo prohrál poslední
bingo-option-blankRank = Nula platí
bingo-option-blankRank-seven = za sedm, víc než šestka
bingo-option-blankRank-nothing = nejméně, a nic nepočítá
bingo-option-blankTrumpDouble = 0-0 platí, jsou-li trumfem nuly,
bingo-option-trickRule = Není-li žádný kámen trumf
bingo-option-trickRule-pips-any = bere větší počet ok
bingo-option-trickRule-suit = přebíjí jen vynesené číslo
bingo-option-mustTrump = Kdo nemůže přiznat, musí trumfnout
bingo-option-trumpTilesFollow = Trumfy přiznávají i své druhé číslo
bingo-option-lastDraw = Otočený kámen připadne nakonec tomu,
bingo-option-lastDraw-winner = kdo vzal zdvih
bingo-option-lastDraw-loser = kdo zdvih nevzal
bingo-option-sixDoubles = Šest nebo sedm dubletů platí
bingo-option-sixDoubles-large = velké body: 1 nebo 3
bingo-option-sixDoubles-small = malé body: 70 nebo 210
bingo-option-bingoAmongDoubles = Navíc za 0-0 mezi hlášenými dublety
bingo-option-thresholds = Dva nebo tři velké body
bingo-option-thresholds-20-0 = proti méně než 20, proti nule
bingo-option-thresholds-30-no-trick = proti méně než 30, proti žádnému zdvihu
bingo-option-playOut = Rozdání se dohrává do posledního kamene
bingo-option-nobody70 = Nemá-li 70 nikdo, velký bod je
bingo-option-nobody70-none = ničí
bingo-option-nobody70-higher-total = za vyšší součet
bingo-option-nobody70-last-trick = za poslední zdvih
bingo-option-closerNoTrick = Kdo zavřel a nemá zdvih
bingo-option-closerNoTrick-deal = v celém rozdání, ztrácí tři
bingo-option-closerNoTrick-after-closing = po zavření, ztrácí tři
bingo-option-bingoTakesTrumpDouble = Velké body za trumfový dublet vzatý kamenem 0-0
