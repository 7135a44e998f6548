# Facts of a seat: $who (you, other), $name (as the subject of a sentence), $owner (whose: „soupeře“).
# Facts of a piece: see pieces.ftl. Sentences may begin with a fact: whoever says them makes the first letter a capital.

## What things are called

cribbage-dealer = zadák
cribbage-pone = předák
cribbage-leads = začíná
cribbage-partner = spoluhráč
cribbage-crib = { $who ->
    [you] váš crib
   *[other] crib { $owner }
}
cribbage-hand = { $set ->
    [tile] { $who ->
        [you] vaše kameny
       *[other] kameny { $owner }
    }
   *[card] { $who ->
        [you] vaše karty
       *[other] karty { $owner }
    }
}
cribbage-starter = { $set ->
    [tile] počáteční kámen
   *[card] počáteční karta
}
cribbage-pack = { $set ->
    [tile] talon
   *[card] talon
}
cribbage-count = součet
cribbage-series = { $set ->
    [tile] Vyložené kameny
   *[card] Vyložené karty
}
cribbage-laid-by = { $set ->
    [tile] { $who ->
        [you] Vaše vyložené kameny
       *[other] Vyložené kameny: { $name }
    }
   *[card] { $who ->
        [you] Vaše vyložené karty
       *[other] Vyložené karty: { $name }
    }
}
cribbage-held-by = { $name } drží { cribbage-number-of-pieces }
cribbage-crib-holds = Crib skrývá { cribbage-number-of-pieces }
cribbage-number-of-pieces = { $set ->
    [tile] { $count ->
        [one] { $count } kámen
        [few] { $count } kameny
        [many] { $count } kamene
       *[other] { $count } kamenů
    }
   *[card] { $count ->
        [one] { $count } kartu
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }
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
cribbage-player-two = { $one } a { $two }
cribbage-player-two-of = { $one } a { $two }
cribbage-computers-unprepared = Tuto hru má počítač propočítanou předem, ne však s těmito pravidly: tady počítá až při hře.
cribbage-bot-beginner = začátečník
cribbage-bot-beginner-about = nechává si, co vypadá dobře, přehlíží body a dává vám spoustu příležitostí
cribbage-bot-casual = příležitostný hráč
cribbage-bot-casual-about = skládá dobrou ruku a bere body, které má na očích, ale na crib nemyslí
cribbage-bot-club = klubový hráč
cribbage-bot-club-about = hlídá si ruku i crib, jen občas chybuje
cribbage-bot-expert = znalec
cribbage-bot-expert-about = počítá i s vaší odpovědí a chybuje zřídka
cribbage-bot-champion = mistr
cribbage-bot-champion-about = nejsilnější ze všech: hraje na výhru, ne na body
cribbage-bot-random = hraje náhodně
cribbage-bot-random-about = hraje, co mu přijde pod ruku
cribbage-bot-greedy = hltavý
cribbage-bot-greedy-about = nejlepší ruka a hned co nejvíc bodů, a dál nemyslí
cribbage-bot-sensible = rozvážný
cribbage-bot-sensible-about = odkládá i hraje s rozmyslem
cribbage-bot-at-once = hned
cribbage-bot-at-once-about = odkládá pro body a vykládá to, co hned přinese nejvíc bodů
cribbage-bot-heuristic = o tah napřed
cribbage-bot-heuristic-about = odkládá pro body a vykládá s výhledem o tah napřed
cribbage-bot-points = na body
cribbage-bot-points-about = odkládá i vykládá pro co nejvíc bodů, ať je stav jakýkoli
cribbage-bot-sampler = zkoušející
cribbage-bot-sampler-about = zkouší každý tah v mnoha možných rozdáních s odkrytými kartami
cribbage-ruleset-five-card = Cribbage s pěti kartami
cribbage-ruleset-five-card-about = Stará hra: dva hráči, každý dostane pět karet a tři si nechá, hraje se jedna série do 31; vítězí, kdo první získá 61 bodů.
cribbage-ruleset-six-card-3p = Cribbage ve třech
cribbage-ruleset-six-card-3p-about = Tři hráči, každý sám za sebe; každý dostane pět karet a jednu odloží do cribu, jedna tam jde z talonu; vítězí, kdo první získá 121 bodů.
cribbage-ruleset-six-card-4p = Cribbage ve čtyřech
cribbage-ruleset-six-card-4p-about = Dva proti dvěma, spoluhráči sedí naproti sobě; každý dostane pět karet a jednu odloží do cribu; vítězí dvojice, která první získá 121 bodů.
cribbage-ruleset-domino-mendelev = Dominový cribbage
cribbage-ruleset-domino-mendelev-about = Dva hráči, každý dostane šest kamenů v ceně součtu jejich ok; dva jdou do cribu; vítězí, kdo první získá 61 bodů.
cribbage-ruleset-domino-book2 = Dominový cribbage s barvami
cribbage-ruleset-domino-book2-about = Šest kamenů, jedna série do 31, body za kameny jedné barvy a tři body pro toho, kdo první nerozdává; hraje se do 61.
cribbage-ruleset-seven-card = Cribbage se sedmi kartami
cribbage-ruleset-seven-card-about = Dva hráči, každý dostane sedm karet a pět si nechá; vítězí, kdo první získá 181 bodů.
cribbage-ruleset-lowball = Cribbage naruby
cribbage-ruleset-lowball-about = Cribbage se šesti kartami, jenže kdo první získá 121 bodů, ten prohrál.
cribbage-ruleset-six-card = Cribbage se šesti kartami
cribbage-ruleset-six-card-about = Dva hráči, každý dostane šest karet a dvě odloží do cribu; vítězí, kdo první získá 121 bodů.

## What happens

cribbage-event-cut-for-deal = { $set ->
    [tile] { $who ->
        [you] Taháte
       *[other] { $name } tahá
    }
   *[card] { $who ->
        [you] Snímáte
       *[other] { $name } snímá
    }
} { pieces-object }.
cribbage-event-cut-again = { $set ->
    [tile] Stejné kameny: tahá se znovu.
   *[card] Stejné karty: snímá se znovu.
}
cribbage-event-dealer-chosen = { $who ->
    [you] První rozdáváte vy.
   *[other] První rozdává { $name }.
}
cribbage-event-dealt = { $who ->
    [you] Dostáváte
   *[other] { $name } dostává
} { cribbage-number-of-pieces }.
cribbage-event-dealt-to-crib = Rovnou do cribu dáváme { cribbage-number-of-pieces }.
cribbage-event-bid = { $who ->
    [you] Nabízíte
   *[other] { $name } nabízí
} { $points }.
cribbage-event-passed = { $who ->
    [you] Pasujete.
   *[other] { $name } pasuje.
}
cribbage-event-crib-owned = { $who ->
    [you] Crib je váš.
   *[other] Je to crib { $owner }.
}
cribbage-event-claimed = { $who ->
    [you] Hlásíte
   *[other] { $name } hlásí
} { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}.
cribbage-event-accepted = { $who ->
    [you] Souhlasíte.
   *[other] { $name } souhlasí.
}
cribbage-event-called = { $who ->
    [you] Říkáte
   *[other] { $name } říká
} „muggins“: { $points }.
cribbage-event-called-nothing = Nebylo co vzít.
cribbage-event-missed = Přehlédnuto, { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}: { $reasons }.
cribbage-event-discarded = { $who ->
    [you] Odkládáte
   *[other] { $name } odkládá
} do cribu { cribbage-number-of-pieces }.
cribbage-event-discarded-seen = { $who ->
    [you] Odkládáte
   *[other] { $name } odkládá
} do cribu: { $pieces }.
cribbage-event-starter-turned = { $set ->
    [tile] { $who ->
        [you] Otáčíte kámen.
       *[other] { $name } otáčí kámen.
    } Počáteční kámen
   *[card] { $who ->
        [you] Snímáte.
       *[other] { $name } snímá.
    } Počáteční karta
} je { pieces-name }.
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
cribbage-event-shown-hand = { $set ->
    [tile] { $who ->
        [you] Vaše kameny
       *[other] Kameny { $owner }
    }
   *[card] { $who ->
        [you] Vaše karty
       *[other] Karty { $owner }
    }
}: { $pieces }; { cribbage-starter } je { pieces-name }.
cribbage-event-shown-crib = { $who ->
    [you] Váš crib
   *[other] Crib { $owner }
}: { $pieces }; { cribbage-starter } je { pieces-name }.
cribbage-event-scored = { $who ->
    [you] Získáváte
   *[other] { $name } získává
} { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}: { $reasons }. Celkem { $score }.
cribbage-event-paid = { $who ->
    [you] Platíte
   *[other] { $name } platí
} za crib { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}. Celkem { $score }.
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
    [they] { $name } vyhrávají
   *[other] { $name } vyhrává
} { $score }:{ $other }.
cribbage-event-match-ended = { $who ->
    [you] Vyhráváte
    [they] { $name } vyhrávají
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
} { $set ->
    [tile] kamenů
   *[card] karet
}
cribbage-line-flush = { $set ->
    [tile] barva
   *[card] flush
} { $length ->
    [3] tří
    [4] čtyř
    [5] pěti
    [6] šesti
    [one] { $length }
    [few] { $length }
    [many] { $length }
   *[other] { $length }
} { $set ->
    [tile] kamenů
   *[card] karet
}
cribbage-line-nobs = jedna za milostpána
cribbage-line-heels = two for his heels, dva body
cribbage-line-go = dál
cribbage-line-last = { $set ->
    [tile] poslední kámen
   *[card] poslední karta
}
cribbage-line-double-starter = dubl jako počáteční kámen
cribbage-line-compensation = vyrovnání za první rozdání
cribbage-line-muggins = muggins, přehlédnuté body
cribbage-line-overclaim = za body ohlášené navíc
cribbage-line-bid = za dražbu

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
} { $set ->
    [tile] kamenů
   *[card] karet
} je { $total }
cribbage-aloud-flush = { $set ->
    [tile] barva
   *[card] flush
} { $length ->
    [3] tří
    [4] čtyř
    [5] pěti
    [6] šesti
    [one] { $length }
    [few] { $length }
    [many] { $length }
   *[other] { $length }
} { $set ->
    [tile] kamenů
   *[card] karet
} je { $total }
cribbage-aloud-nobs = jedna za milostpána je { $total }
cribbage-aloud-heels = two for his heels: { $total }
cribbage-aloud-go = dál za { $total }
cribbage-aloud-last = { $set ->
    [tile] poslední kámen
   *[card] poslední karta
} za { $total }
cribbage-aloud-double-starter = dubl za { $total }
cribbage-aloud-compensation = vyrovnání: { $total }
cribbage-aloud-muggins = muggins za { $total }
cribbage-aloud-overclaim = za body ohlášené navíc: { $total }
cribbage-aloud-bid = za dražbu: { $total }
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
cribbage-do-bid = Nabídnout { $points }
cribbage-do-pass = Pas
cribbage-do-claim = Ohlásit { $points }
cribbage-do-accept = Souhlasí
cribbage-do-muggins = Přehlédnuté body: vzít { $points }
cribbage-points-bid = Vaše nabídka
cribbage-points-claim = Váš počet
cribbage-points-lay = { $set ->
    [tile] Ohlásit za další kámen
   *[card] Ohlásit za další kartu
}
cribbage-points-muggins = Kolik bylo přehlédnuto
cribbage-points-less = méně
cribbage-points-more = více
cribbage-auction = Dražba o crib
cribbage-auction-none = Zatím bez nabídky
cribbage-auction-passed = pasuje
cribbage-auction-asked = na řadě
cribbage-tap = { $set ->
    [tile] Ťukněte na kameny kombinace: pojmenuje se a přičte. Nebo zadejte číslo.
   *[card] Ťukněte na karty kombinace: pojmenuje se a přičte. Nebo zadejte číslo.
}
cribbage-tap-no = { $pieces }: to není kombinace.
cribbage-tap-twice = To už je započteno.
cribbage-tap-clear = Počítat znovu
cribbage-claimed = { $who ->
    [you] Hlásíte { $points }
   *[other] { $name } hlásí { $points }
}
cribbage-missed = Přehlédnuto: { $reasons }
cribbage-do-cut = { $set ->
    [tile] Vzít tento kámen
   *[card] Sejmout zde
}
cribbage-next-deal = { $set ->
    [tile] Rozdat kameny
   *[card] Rozdat karty
}
cribbage-next-hand = { $set ->
    [tile] { $who ->
        [you] Spočítat své kameny
       *[other] Spočítat kameny { $owner }
    }
   *[card] { $who ->
        [you] Spočítat své karty
       *[other] Spočítat karty { $owner }
    }
}
cribbage-next-crib = { $who ->
    [you] Spočítat svůj crib
   *[other] Spočítat crib { $owner }
}
cribbage-next-result = K výsledku
cribbage-ask-discard = { $set ->
    [tile] { $count ->
        [one] Vyberte ještě { $count } kámen do cribu.
        [few] Vyberte { $count } kameny do cribu.
        [many] Vyberte { $count } kamene do cribu.
       *[other] Vyberte { $count } kamenů do cribu.
    }
   *[card] { $count ->
        [one] Vyberte ještě { $count } kartu do cribu.
        [few] Vyberte { $count } karty do cribu.
        [many] Vyberte { $count } karty do cribu.
       *[other] Vyberte { $count } karet do cribu.
    }
}
cribbage-ask-lay = { $set ->
    [tile] Jste na tahu: vyložte kámen.
   *[card] Jste na tahu: vyložte kartu.
}
cribbage-ask-bid = Dražte o crib, nebo pasujte.
cribbage-ask-claim = Spočítejte, co leží odkryté: kolik bodů?
cribbage-ask-accept = { $who ->
    [you] Hlásíte
   *[other] { $name } hlásí
} { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}. Je to správně?
cribbage-ask-go = { $set ->
    [tile] Žádný váš kámen se nevejde: řekněte „dál“.
   *[card] Žádná vaše karta se nevejde: řekněte „dál“.
}
cribbage-ask-cut-for-deal = { $set ->
    [tile] Vytáhněte kámen: kdo má nejnižší, rozdává první.
   *[card] Sejměte karty: kdo má nejnižší, rozdává první.
}
cribbage-ask-cut = { $set ->
    [tile] Otočte kámen z talonu: bude počáteční.
   *[card] Sejměte talon, otočí se počáteční karta.
}
cribbage-wait-discard = { $set ->
    [tile] { $name } vybírá kameny do cribu.
   *[card] { $name } vybírá karty do cribu.
}
cribbage-wait-cut = { $set ->
    [tile] Kámen otáčí { $name }.
   *[card] Talon snímá { $name }.
}
cribbage-wait-bid = Na řadě v dražbě je { $name }.
cribbage-wait-claim = Počítá { $name }.
cribbage-wait-lay = Na tahu je { $name }.
cribbage-wait-deal = { $set ->
    [tile] Kameny se míchají.
   *[card] Karty se míchají.
}
cribbage-cut-place = { $set ->
    [tile] Kámen { $place } z { $places }
   *[card] Sejmout na kartě { $place } z { $places }
}

## Why not

cribbage-refused-game-over = Hra skončila.
cribbage-refused-not-your-turn = Nejste na tahu.
cribbage-refused-not-now = To teď nejde.
cribbage-refused-no-such-place = Místo { $at } neexistuje; poslední je { $most }.
cribbage-refused-place-taken = Na místě { $at } už někdo sejmul.
cribbage-refused-wrong-number = Do cribu { $set ->
    [tile] { $needed ->
        [one] jde { $needed } kámen
        [few] jdou { $needed } kameny
        [many] jde { $needed } kamene
       *[other] jde { $needed } kamenů
    }
   *[card] { $needed ->
        [one] jde { $needed } karta
        [few] jdou { $needed } karty
        [many] jde { $needed } karty
       *[other] jde { $needed } karet
    }
}, ne { $given }.
cribbage-refused-same-piece-twice = { pieces-name }: uvedeno dvakrát.
cribbage-refused-not-in-hand = { pieces-name }: to v ruce nemáte.
cribbage-refused-can-lay = Součet je { $count } z { $limit }: { $set ->
    [tile] máte kámen, který se vejde, vyložte ho.
   *[card] máte kartu, která se vejde, vyložte ji.
}
cribbage-refused-over-the-limit = To by bylo { $count }; mez je { $limit }.
cribbage-refused-claim-missing = Řekněte také, kolik bodů hlásíte.
cribbage-refused-counted-by-the-table = Tady počítá stůl; nic se nehlásí.
cribbage-refused-no-such-bid = Nabídka je číslo od { $least } do { $most }.
cribbage-refused-no-such-claim = Hlášení je číslo od 0 do { $most }.

## The end

cribbage-result = { $who ->
    [you] Vyhráli jste
    [they] Vítězí { $name }
   *[other] Vítězí { $name }
}, { $score }:{ $other }
cribbage-result-lurch = Porážka pod polovinou: { $who ->
    [you] nemáte ani půl cesty.
    [they] { $name } nemají ani půl cesty.
   *[other] { $name } nemá ani půl cesty.
}
cribbage-result-skunk = { $who ->
    [you] Porážka pod 91: počítá se víc.
    [they] Porážka pod 91, počítá se víc: { $name }.
   *[other] Porážka pod 91, počítá se víc: { $name }.
}
cribbage-result-double-skunk = { $who ->
    [you] Porážka pod 61: počítá se nejvíc.
    [they] Porážka pod 61, počítá se nejvíc: { $name }.
   *[other] Porážka pod 61, počítá se nejvíc: { $name }.
}
cribbage-match = Body v zápase: { $standing }
cribbage-column-play = Hra
cribbage-column-hand = Karty
cribbage-column-crib = Crib
cribbage-column-heels = { $set ->
    [tile] Dubl
   *[card] Heels
}
cribbage-column-other = Jiné
cribbage-column-total = Stav

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
cribbage-option-series-resume = dokud není vyloženo vše
cribbage-option-series-single = jen jedna série
cribbage-option-forcedContinue = Po „dál“ musí poslední vykládat, dokud to jde
cribbage-option-nextLead = Kdo začíná další sérii
cribbage-option-nextLead-left-of-last = další po tom, kdo vyložil poslední
cribbage-option-nextLead-first-go-caller = kdo první řekl „dál“
cribbage-option-sides = Strany
cribbage-option-sides-partners = dva proti dvěma
cribbage-option-sides-singles = každý sám za sebe
cribbage-option-handFlush = Flush v ruce
cribbage-option-handFlush-whole = všechny karty v ruce
cribbage-option-handFlush-none = nepočítá se
cribbage-option-cribFlush = Flush v cribu
cribbage-option-cribFlush-five-only = jen pět, s počáteční kartou
cribbage-option-cribFlush-four-flat4 = čtyři, vždy za 4 body
cribbage-option-cribFlush-four-or-five = čtyři nebo pět
cribbage-option-cribFlush-none = nepočítá se
cribbage-option-flush = Body za kameny jedné barvy
cribbage-option-flush-group3 = tři nebo čtyři vlastní; počáteční přidá bod
cribbage-option-flush-whole = všechny vlastní; počáteční přidá bod
cribbage-option-flush-any3 = tři a více i s počátečním
cribbage-option-flush-none = žádné
cribbage-option-suitRule = Barva kamene
cribbage-option-suitRule-either-half = obě jeho čísla
cribbage-option-suitRule-high-half = jeho vyšší číslo
cribbage-option-deal = Kolik kamenů každý dostane
cribbage-option-zeroInFifteens = Při počítání nula – nula přidává patnáctky
cribbage-option-zeroRepeats15 = Nula – nula na patnáct je zapíše znovu
cribbage-option-doubleStarter = Bod za dubl jako počáteční kámen
cribbage-option-doubleStarter-dealer = má zadák
cribbage-option-doubleStarter-pone = má předák
cribbage-option-doubleStarter-none = nemá nikdo
cribbage-option-compensation = Body na vyrovnání pro předáka
cribbage-option-compensationWhen = Body na vyrovnání se dávají
cribbage-option-compensationWhen-first-deal = v prvním rozdání
cribbage-option-compensationWhen-every-deal = v každém rozdání
cribbage-option-counting = Body počítá
cribbage-option-counting-automatic = stůl
cribbage-option-counting-manual = každý sám; co přehlédne, propadá
cribbage-option-counting-muggins = každý sám; co přehlédne, může vzít soupeř (muggins)
cribbage-option-overclaim = Body ohlášené navíc
cribbage-option-overclaim-correct = se nepočítají
cribbage-option-overclaim-penalty = dostane druhá strana
cribbage-option-auction = Dražba o crib
cribbage-option-auction-none = žádná
cribbage-option-auction-deduct = nabídka se odečte ze skóre
cribbage-option-auction-give = nabídku dostane druhá strana
cribbage-option-auctionRoles = Vítěz dražby má
cribbage-option-auctionRoles-crib-only = jen crib
cribbage-option-auctionRoles-winner-is-dealer = vše, co patří zadákovi

## Why house rules do not go together

cribbage-unfit-lurch = Porážky „pod 91“ a „pod 61“ patří ke hře do 121. Hrajte do 121, nebo zvolte jinou porážku.
cribbage-unfit-matchScale = Tyto body v zápase patří k porážce „pod 91, a pod 61 ještě víc“. Zvolte i ji, nebo jiné body v zápase.
cribbage-unfit-exactGranularity = Po jednotlivých kombinacích body propadají, jen když se musí skončit přesně.
cribbage-unfit-forcedContinue = Přestat smí poslední jen v jediné sérii dvou hráčů.
cribbage-unfit-nextLead = Po jediné sérii už nikdo nezačíná.
cribbage-unfit-compensation = Tolik bodů na vyrovnání by hned vyhrálo hru.
cribbage-unfit-compensationWhen = V každém rozdání není co dát: zvolte, kolik bodů na vyrovnání.
cribbage-unfit-overclaim = Body navíc se dají ohlásit, jen když počítají sami hráči.
cribbage-unfit-auctionRoles = Bez dražby ji nikdo nevyhraje.
