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
