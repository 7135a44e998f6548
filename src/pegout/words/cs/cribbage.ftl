# Facts of a seat: $who (you, other), $name (as the subject of a sentence), $owner (whose: „soupeře“).
# Facts of a piece: see pieces.ftl. Sentences may begin with a fact: whoever says them makes the first letter a capital.

## What things are called

cribbage-dealer = zadák
cribbage-pone = předák
cribbage-crib = { $who ->
    [you] váš crib
   *[other] crib { $owner }
}
cribbage-hand = { $who ->
    [you] vaše karty
   *[other] karty { $owner }
}
cribbage-starter = počáteční karta
cribbage-pack = talon
cribbage-count = součet
cribbage-series = Vyložené karty
cribbage-laid-by = { $who ->
    [you] Vaše vyložené karty
   *[other] Vyložené karty: { $name }
}
cribbage-held-by = { $name } drží { $count ->
    [one] { $count } kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
cribbage-crib-holds = { $count ->
    [one] { $count } karta rubem nahoru
    [few] { $count } karty rubem nahoru
    [many] { $count } karty rubem nahoru
   *[other] { $count } karet rubem nahoru
}
cribbage-deal = Rozdání { $number }

## Players and games

cribbage-player-you = vy
cribbage-player-you-of = váš
cribbage-player-computer = počítač
cribbage-player-computer-of = počítače
cribbage-player-friend = soupeř
cribbage-player-friend-of = soupeře
cribbage-player-named-of = hráče { $name }
cribbage-player-seat = hráč { $number }
cribbage-player-seat-of = hráče { $number }
cribbage-bot-sensible = rozvážný
cribbage-bot-sensible-about = odkládá i hraje s rozmyslem
cribbage-bot-random = hraje náhodně
cribbage-bot-random-about = hraje, co mu přijde pod ruku
cribbage-ruleset-six-card = Cribbage se šesti kartami
cribbage-ruleset-six-card-about = Dva hráči, každý dostane šest karet a dvě odloží do cribu; vítězí, kdo první získá 121 bodů.

## What happens

cribbage-event-cut-for-deal = { $who ->
    [you] Snímáte
   *[other] { $name } snímá
} { pieces-object }.
cribbage-event-cut-again = Stejné karty: snímá se znovu.
cribbage-event-dealer-chosen = { $who ->
    [you] První rozdáváte vy.
   *[other] První rozdává { $name }.
}
cribbage-event-dealt = { $who ->
    [you] Dostáváte
   *[other] { $name } dostává
} { $count ->
    [one] { $count } kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}.
cribbage-event-dealt-to-crib = { $count ->
    [one] { $count } karta jde
    [few] { $count } karty jdou
    [many] { $count } karty jde
   *[other] { $count } karet jde
} rovnou do cribu.
cribbage-event-discarded = { $who ->
    [you] Odkládáte
   *[other] { $name } odkládá
} do cribu { $count ->
    [one] { $count } kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}.
cribbage-event-discarded-seen = { $who ->
    [you] Odkládáte
   *[other] { $name } odkládá
} do cribu: { $pieces }.
cribbage-event-starter-turned = { $who ->
    [you] Snímáte.
   *[other] { $name } snímá.
} Počáteční karta je { pieces-name }.
cribbage-event-laid = { $who ->
    [you] Vykládáte
   *[other] { $name } vykládá
} { pieces-object }: { $count }.
cribbage-event-said-go = { $who ->
    [you] Říkáte „dál“.
   *[other] { $name } říká „dál“.
}
cribbage-event-stopped = { $who ->
    [you] Končíte.
   *[other] { $name } končí.
}
cribbage-event-series-ended = Série končí na { $count }.
cribbage-event-shown-hand = { $who ->
    [you] Vaše karty
   *[other] Karty { $owner }
}: { $pieces }; počáteční karta je { pieces-name }.
cribbage-event-shown-crib = { $who ->
    [you] Váš crib
   *[other] Crib { $owner }
}: { $pieces }; počáteční karta je { pieces-name }.
cribbage-event-scored = { $who ->
    [you] Získáváte
   *[other] { $name } získává
} { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}: { $reasons }. Celkem { $score }.
cribbage-event-lost = { $points ->
    [one] { $points } bod je navíc a propadá
    [few] { $points } body jsou navíc a propadají
    [many] { $points } bodu je navíc a propadá
   *[other] { $points } bodů je navíc a propadá
}.
cribbage-event-nothing = nic
cribbage-event-deal-ended = Rozdání skončilo.
cribbage-event-game-ended = { $who ->
    [you] Vyhráváte
   *[other] { $name } vyhrává
} { $score }:{ $other }.
cribbage-event-match-ended = { $who ->
    [you] Vyhráváte
   *[other] { $name } vyhrává
} zápas.

## Why there are points

cribbage-line-fifteen = patnáct
cribbage-line-thirty-one = třicet jedna
cribbage-line-pair = { $alike ->
    [pair] pár
    [royal] královský pár
   *[double] dvojitý královský pár
}
cribbage-line-run = postupka { $length ->
    [3] tří
    [4] čtyř
    [5] pěti
    [6] šesti
    [7] sedmi
    [one] { $length }
    [few] { $length }
    [many] { $length }
   *[other] { $length }
} karet
cribbage-line-flush = flush { $length ->
    [4] čtyř
    [5] pěti
    [one] { $length }
    [few] { $length }
    [many] { $length }
   *[other] { $length }
} karet
cribbage-line-nobs = jedna za milostpána
cribbage-line-heels = two for his heels, dva body
cribbage-line-go = dál
cribbage-line-last = poslední karta

## Counting aloud: $total is the sum so far, in words

cribbage-aloud-fifteen = patnáct { $total }
cribbage-aloud-thirty-one = třicet jedna za { $total }
cribbage-aloud-pair = { $alike ->
    [pair] pár
    [royal] královský pár
   *[double] dvojitý královský pár
} je { $total }
cribbage-aloud-run = postupka { $length ->
    [3] tří
    [4] čtyř
    [5] pěti
    [6] šesti
    [7] sedmi
    [one] { $length }
    [few] { $length }
    [many] { $length }
   *[other] { $length }
} karet je { $total }
cribbage-aloud-flush = flush { $length ->
    [4] čtyř
    [5] pěti
    [one] { $length }
    [few] { $length }
    [many] { $length }
   *[other] { $length }
} karet je { $total }
cribbage-aloud-nobs = jedna za milostpána je { $total }
cribbage-aloud-heels = two for his heels: { $total }
cribbage-aloud-go = dál za { $total }
cribbage-aloud-last = poslední karta za { $total }
cribbage-aloud-and = a { $line }
cribbage-aloud-joined = { $lines } { $last }
cribbage-aloud-nothing = nic
cribbage-aloud-nothing-why = Žádná kombinace: nula bodů.
cribbage-number = { $number ->
    [0] nula
    [1] jedna
    [2] dva
    [3] tři
    [4] čtyři
    [5] pět
    [6] šest
    [7] sedm
    [8] osm
    [9] devět
    [10] deset
    [11] jedenáct
    [12] dvanáct
    [13] třináct
    [14] čtrnáct
    [15] patnáct
    [16] šestnáct
    [17] sedmnáct
    [18] osmnáct
    [19] devatenáct
    [20] dvacet
    [21] dvacet jedna
    [22] dvacet dva
    [23] dvacet tři
    [24] dvacet čtyři
    [25] dvacet pět
    [26] dvacet šest
    [27] dvacet sedm
    [28] dvacet osm
    [29] dvacet devět
    [30] třicet
    [31] třicet jedna
    [one] { $number }
    [few] { $number }
    [many] { $number }
   *[other] { $number }
}
cribbage-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}

## What to do

cribbage-do-discard = Odložit { $count } do { $who ->
    [you] svého cribu
   *[other] cribu { $owner }
}
cribbage-do-go = Dál
cribbage-do-stop = Skončit
cribbage-do-cut = Sejmout zde
cribbage-next-deal = Rozdat karty
cribbage-next-hand = { $who ->
    [you] Spočítat své karty
   *[other] Spočítat karty { $owner }
}
cribbage-next-crib = { $who ->
    [you] Spočítat svůj crib
   *[other] Spočítat crib { $owner }
}
cribbage-next-result = K výsledku
cribbage-ask-discard = { $count ->
    [one] Vyberte ještě { $count } kartu do cribu.
    [few] Vyberte { $count } karty do cribu.
    [many] Vyberte { $count } karty do cribu.
   *[other] Vyberte { $count } karet do cribu.
}
cribbage-ask-lay = Jste na tahu: vyložte kartu.
cribbage-ask-go = Žádná vaše karta se nevejde: řekněte „dál“.
cribbage-ask-cut-for-deal = Sejměte karty: kdo má nižší, rozdává první.
cribbage-ask-cut = Sejměte talon, otočí se počáteční karta.
cribbage-wait-discard = { $name } vybírá karty do cribu.
cribbage-wait-cut = Talon snímá { $name }.
cribbage-wait-lay = Na tahu je { $name }.
cribbage-wait-deal = Karty se míchají.
cribbage-cut-place = Sejmout na kartě { $place } z { $places }

## Why not

cribbage-refused-game-over = Hra skončila.
cribbage-refused-not-your-turn = Nejste na tahu.
cribbage-refused-not-now = To teď nejde.
cribbage-refused-no-such-place = Místo { $at } neexistuje; poslední je { $most }.
cribbage-refused-place-taken = Na místě { $at } už někdo sejmul.
cribbage-refused-wrong-number = Do cribu { $needed ->
    [one] jde { $needed } karta
    [few] jdou { $needed } karty
    [many] jde { $needed } karty
   *[other] jde { $needed } karet
}, ne { $given }.
cribbage-refused-same-piece-twice = { pieces-name }: uvedeno dvakrát.
cribbage-refused-not-in-hand = { pieces-name }: tuto kartu nemáte.
cribbage-refused-can-lay = Součet je { $count } z { $limit }: máte kartu, která se vejde, vyložte ji.
cribbage-refused-over-the-limit = To by bylo { $count }; mez je { $limit }.

## The end

cribbage-result = { $who ->
    [you] Vyhráli jste
   *[other] Vítězí { $name }
}, { $score }:{ $other }
cribbage-result-lurch = { $who ->
    [you] Porážka pod polovinou: nemáte ani půl cesty.
   *[other] Porážka pod polovinou: { $name } nemá ani půl cesty.
}
cribbage-result-skunk = { $who ->
    [you] Porážka pod 91: počítá se víc.
   *[other] Porážka pod 91, počítá se víc: { $name }.
}
cribbage-result-double-skunk = { $who ->
    [you] Porážka pod 61: počítá se nejvíc.
   *[other] Porážka pod 61, počítá se nejvíc: { $name }.
}
cribbage-match = Body v zápase: { $standing }
cribbage-column-play = Hra
cribbage-column-hand = Karty
cribbage-column-crib = Crib
cribbage-column-heels = Heels
cribbage-column-total = Celkem

## House rules

cribbage-option-target = Bodů k výhře
cribbage-option-lurch = Porážka, která se počítá dvojnásobně
cribbage-option-lurch-half = pod polovinou bodů
cribbage-option-lurch-parlett = pod 91 (hra do 121)
cribbage-option-lurch-acc = pod 91, a pod 61 ještě víc (hra do 121)
cribbage-option-lurch-none = žádná
cribbage-option-matchTo = Bodů k výhře v zápase
cribbage-option-matchTo-null = jediná hra
cribbage-option-matchScale = Body v zápase: výhra, pod polovinou, ještě víc
cribbage-option-matchScale-one-two = 1, 2, 2
cribbage-option-matchScale-acc = 2, 3, 3
cribbage-option-matchScale-one-two-three = 1, 2, 3
cribbage-option-matchScale-one-two-four = 1, 2, 4
cribbage-option-matchScale-three-four-four = 3, 4, 4
cribbage-option-nextDealer = Kdo rozdává první v další hře
cribbage-option-nextDealer-alternate = střídavě
cribbage-option-nextDealer-winner = vítěz
cribbage-option-nextDealer-loser = poražený
cribbage-option-exactFinish = Skončit se musí přesně
cribbage-option-exactGranularity = Body navíc propadají
cribbage-option-exactGranularity-event = všechny najednou
cribbage-option-exactGranularity-item = po jednotlivých kombinacích
cribbage-option-series = Hra
cribbage-option-series-resume = dokud nejsou vyloženy všechny karty
cribbage-option-series-single = jen jedna série
cribbage-option-forcedContinue = Po soupeřově „dál“ se musí vykládat, dokud to jde
cribbage-option-handFlush = Flush v ruce
cribbage-option-handFlush-whole = všechny karty v ruce
cribbage-option-handFlush-none = nepočítá se
cribbage-option-cribFlush = Flush v cribu
cribbage-option-cribFlush-five-only = jen pět, s počáteční kartou
cribbage-option-cribFlush-four-flat4 = čtyři, vždy za 4 body
cribbage-option-cribFlush-four-or-five = čtyři nebo pět
cribbage-option-cribFlush-none = nepočítá se
