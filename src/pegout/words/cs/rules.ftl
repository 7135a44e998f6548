# Pravidla stolu prostými slovy, z pravidel hry a domácích pravidel.
# $seats je počet hráčů, $set čím se hraje.

rules-title = Pravidla
rules-title-start = Před hrou
rules-title-deal = Rozdání
rules-title-play = Hra
rules-title-show = Počítání
rules-title-counting = Kdo počítá
rules-title-winning = Výhra

## Cribbage

rules-cribbage-players = { $seats ->
    [2] Dva hráči.
    [3] Tři hráči, každý sám za sebe.
   *[other] { $sides ->
        [partners] Čtyři hráči, dva proti dvěma; spoluhráči sedí naproti sobě a mají společné skóre.
       *[singles] Čtyři hráči, každý sám za sebe.
    }
}
rules-cribbage-values = { $set ->
    [tile] Kámen má hodnotu součtu svých ok, 0 až 12. Kameny se stejným součtem jsou si rovny; v postupkách následují podle součtů.
   *[card] Eso platí 1, kluk, dáma a král 10, ostatní svou hodnotu. Eso je vždy nízké: dáma, král, eso není postupka.
}
rules-cribbage-first-dealer = { $set ->
    [tile] Každý si vytáhne kámen; nejnižší součet rozdává první, při shodě se táhne znovu.
   *[card] Každý sejme kartu; nejnižší rozdává první, při shodě se snímá znovu.
} { $seats ->
    [2] Pak se v rozdávání střídají.
   *[other] Pak rozdávání přechází doleva.
}
rules-cribbage-dealt = { $manner ->
    [all_at_once] { $set ->
        [tile] Každý dostane kamenů: { $count }, všechny najednou.
       *[card] Každý dostane karet: { $count }, všechny najednou.
    }
   *[one_at_a_time] { $set ->
        [tile] Každý dostane kamenů: { $count }, po jednom.
       *[card] Každý dostane karet: { $count }, po jedné.
    }
}
rules-cribbage-dealt-crib = { $count ->
    [one] Ještě { $count } se rozdá lícem dolů do cribu.
    [few] Ještě { $count } se rozdají lícem dolů do cribu.
    [many] Ještě { $count } se rozdá lícem dolů do cribu.
   *[other] Ještě { $count } se rozdá lícem dolů do cribu.
}
rules-cribbage-compensation = { $when ->
    [every_deal] Při každém rozdání si předák hned připíše bodů: { $points }.
   *[first_deal] Při prvním rozdání hry si předák hned připíše bodů: { $points }, protože první rozdává druhý.
}
rules-cribbage-auction = Před odhozem se draží crib, od hráče vlevo od zadáka: každá nabídka je vyšší než předchozí, nejvýš { $most }; kdo pasuje, už nedraží. Dražba končí, když pasovali všichni kromě jednoho. Když nikdo nenabídne, crib zůstane zadákovi.
rules-cribbage-auction-payment = { $payment ->
    [give] Nabídnuté body si připíše druhá strana.
   *[deduct] Kdo crib získá, svou nabídku zaplatí: odečte se mu ze skóre, třeba i pod nulu.
}
rules-cribbage-auction-roles = { $roles ->
    [winner_is_dealer] V tomto rozdání je zadákem se vším všudy.
   *[crib_only] Patří mu jen crib, vše ostatní zůstává zadákovi.
}
rules-cribbage-discard = { $set ->
    [tile] { $count ->
        [one] Každý odloží { $count } kámen lícem dolů do cribu; má jich { $crib }.
        [few] Každý odloží { $count } kameny lícem dolů do cribu; má jich { $crib }.
        [many] Každý odloží { $count } kamene lícem dolů do cribu; má jich { $crib }.
       *[other] Každý odloží { $count } kamenů lícem dolů do cribu; má jich { $crib }.
    }
   *[card] { $count ->
        [one] Každý odloží { $count } kartu lícem dolů do cribu; má jich { $crib }.
        [few] Každý odloží { $count } karty lícem dolů do cribu; má jich { $crib }.
        [many] Každý odloží { $count } karty lícem dolů do cribu; má jich { $crib }.
       *[other] Každý odloží { $count } karet lícem dolů do cribu; má jich { $crib }.
    }
} { $whose ->
    [bidder] Crib patří tomu, kdo vyhrál dražbu.
   *[dealer] Crib patří zadákovi.
}
rules-cribbage-starter = { $seats ->
    [2] Potom předák
   *[other] Potom hráč vlevo od zadáka
} { $set ->
    [tile] vybere jeden ze zbylých kamenů a ten se otočí: počáteční kámen.
   *[card] sejme balíček a karta v tom místě se otočí: počáteční karta.
}
rules-cribbage-heels = { $rank ->
    [11] Je-li to kluk,
   *[other] Je-li její hodnota { $rank },
} zadák si hned připíše { $points }: „two for his heels“.
rules-cribbage-double-starter = Je-li to dvojitý kámen, { $to ->
    [pone] předák
   *[dealer] zadák
} si hned připíše { $points }.
rules-cribbage-lay = { $seats ->
    [2] Začíná předák.
   *[other] Začíná hráč vlevo od zadáka.
} { $set ->
    [tile] Střídavě se vykládá po kameni a hlásí se součet všech kamenů série. Nikdy nepřekročí { $limit }.
   *[card] Střídavě se vykládá po kartě a hlásí se součet všech karet série. Nikdy nepřekročí { $limit }.
}
rules-cribbage-go = { $set ->
    [tile] Kdo může přiložit, musí. Kdo nemá kámen, který se vejde, řekne „dál“ a ostatní pokračují, dokud mohou.
   *[card] Kdo může přiložit, musí. Kdo nemá kartu, která se vejde, řekne „dál“ a ostatní pokračují, dokud mohou.
}
rules-cribbage-laid-total = Kdo dosáhne součtu { $sum }, získá { $points }.
rules-cribbage-laid-zero = Dvojitá nula přiložená k { $sum } tyto body znovu nepřinese.
rules-cribbage-laid-alike = { $set ->
    [tile] Kámen se stejným součtem jako předchozí je pár, { $two }; třetí v řadě { $three }, čtvrtý { $four }.
   *[card] Karta stejné hodnoty jako předchozí je pár, { $two }; třetí v řadě { $three }, čtvrtá { $four }.
}
rules-cribbage-laid-run = { $set ->
    [tile] Poslední kameny (aspoň { $count }), které jdou po sobě v libovolném pořadí, jsou postupka: bod za kámen.
   *[card] Poslední karty (aspoň { $count }), které jdou po sobě v libovolném pořadí, jsou postupka: bod za kartu.
}
rules-cribbage-limit = Přesně { $limit } přinese { $points } a série končí.
rules-cribbage-last = Skončí-li série níž, kdo vyložil poslední, získá { $points }.
rules-cribbage-single = { $set ->
    [tile] Hraje se jediná série. Nevyložené kameny se při počítání přesto započtou.
   *[card] Hraje se jediná série. Nevyložené karty se při počítání přesto započtou.
}
rules-cribbage-stop = Když druhý řekl „dál“, smí ten, kdo vyložil poslední, také přestat.
rules-cribbage-resume = { $set ->
    [tile] Potom začíná nová série od nuly, dokud nejsou vyloženy všechny kameny.
   *[card] Potom začíná nová série od nuly, dokud nejsou vyloženy všechny karty.
} { $lead ->
    [first_go_caller] Začíná ji ten, kdo první řekl „dál“.
   *[left_of_last] Začíná ji další po tom, kdo vyložil poslední.
}
rules-cribbage-show = { $set ->
    [tile] Počítají se listy, zadákův poslední, a pak crib. Počáteční kámen patří jako další kámen ke každému z nich.
   *[card] Počítají se listy, zadákův poslední, a pak crib. Počáteční karta patří jako další karta ke každému z nich.
}
rules-cribbage-shown-total = Každá kombinace se součtem { $sum } má { $points }.
rules-cribbage-shown-zero = Dvojitá nula se jí neúčastní.
rules-cribbage-shown-alike = Pár má { $two }, tři stejné { $three }, čtyři stejné { $four }.
rules-cribbage-shown-run = { $set ->
    [tile] Každá postupka aspoň { $count } kamenů má bod za kámen.
   *[card] Každá postupka aspoň { $count } karet má bod za kartu.
}
rules-cribbage-hand-flush = Všechny karty listu ({ $own }) v jedné barvě mají { $own }, s počáteční kartou téže barvy { $all }.
rules-cribbage-crib-flush = { $crib ->
    [none] V cribu se barva nepočítá.
    [four_flat4] V cribu mají { $own } karty jedné barvy { $own }, ať je počáteční karta jakákoli.
    [four_or_five] V cribu mají { $own } karty jedné barvy { $own }, s počáteční kartou { $all }.
   *[five_only] V cribu se barva počítá, jen když je všech { $all } včetně počáteční karty v jedné barvě: { $all }.
}
rules-cribbage-group-flush = { $flush ->
    [whole] Všechny kameny listu se společným číslem jsou barva: bod za kámen a jeden navíc, má-li to číslo i počáteční kámen.
    [any3] Tři nebo více kamenů se společným číslem, s počátečním nebo bez něj, je barva: bod za kámen.
   *[group3] Tři nebo více kamenů listu se společným číslem je barva: bod za kámen a jeden navíc, má-li to číslo i počáteční kámen.
}
rules-cribbage-group-crib = V cribu je barvou jen všech { $all } kamenů se společným číslem: { $all }.
rules-cribbage-suit = { $suit ->
    [high_half] Kámen patří jen ke svému vyššímu číslu.
   *[either_half] Kámen patří k oběma svým číslům.
}
rules-cribbage-nobs = { $rank ->
    [11] Kluk
   *[other] Karta hodnoty { $rank }
} v barvě počáteční karty má { $points }: „jedna za milostpána“.
rules-cribbage-automatic = Počítá stůl a vysvětlí každý bod.
rules-cribbage-by-hand = Každý si počítá sám a své body hlásí, při vyložení i při počítání.
rules-cribbage-missed = { $by ->
    [muggins] „Muggins“: co přehlédne, smí soupeř vzít do dalšího hlášení.
   *[manual] Co přehlédne, propadá.
}
rules-cribbage-overclaim = { $overclaim ->
    [penalty] Co ohlásí navíc, se odečte a připíše druhé straně.
   *[correct] Co ohlásí navíc, se odečte.
}
rules-cribbage-target = { $reaching ->
    [loses] Kdo první dosáhne { $target }, hned prohrál.
   *[wins] Kdo první dosáhne { $target }, hned vyhrál: nic dalšího se už nepočítá.
}
rules-cribbage-exact = { $granularity ->
    [item] Cíle je třeba dosáhnout přesně: kombinace, která by ho překročila, nepřinese nic.
   *[event] Cíle je třeba dosáhnout přesně: počet, který by ho překročil, nepřinese nic.
}
rules-cribbage-lurch-half = Poražený, který má { $most } nebo méně, je poražen pod polovinou.
rules-cribbage-lurch-parlett = Poražený, který má 90 nebo méně, je poražen vysoko.
rules-cribbage-lurch-acc = Poražený, který má 90 nebo méně, je poražen vysoko, s 60 nebo méně dvojnásob.
rules-cribbage-one-game = Rozhoduje jedna hra.
rules-cribbage-match = Zápas se hraje do { $points } zápasových bodů.
rules-cribbage-scale = { $grades ->
    [1] Hra platí { $plain }.
    [3] Hra platí { $plain }, při vysoké porážce { $skunk }, při dvojnásobné { $double }.
   *[other] Hra platí { $plain }, při vysoké porážce { $skunk }.
}
rules-cribbage-next-dealer = { $who ->
    [winner] V další hře rozdává první vítěz.
    [loser] V další hře rozdává první poražený.
   *[alternate] První rozdávání se hru od hry střídá.
}

## Bingo

rules-title-values = Hodnota kamenů
rules-title-tricks = Zdvihy
rules-title-doubles = Dvojité kameny
rules-title-closing = Zavření
rules-bingo-players = Dva hráči a 28 kamenů.
rules-bingo-first-leader = Každý si vytáhne kámen; kdo má méně ok, vynáší první, při shodě se táhne znovu.
rules-bingo-dealt = Každý dostane kamenů: { $count }. Ještě jeden se otočí a leží s ostatními v talonu.
rules-bingo-trump = { $blank ->
    [7] Vyšší polovina otočeného kamene určuje trumfy; prázdná platí za sedm, nad šestkou.
   *[0] Vyšší polovina otočeného kamene určuje trumfy; prázdná je nejnižší.
}
rules-bingo-doubles-worth = 0-0, „Bingo“, má hodnotu { $bingo }, trumfový dvojitý kámen { $trump }; jsou-li trumfem prázdné, má 0-0 hodnotu { $blank }. Ostatní dvojité kameny platí za svá oka.
rules-bingo-others-worth = Ostatní trumfy platí za svá oka; { $tens } po deseti; všechny ostatní kameny nic.
rules-bingo-open-stock = Jeden vynese libovolný kámen, druhý odpoví. Dokud talon není prázdný, smí odpovědět čímkoli.
rules-bingo-trick-winner = 0-0 bere každý zdvih, po něm trumfový dvojitý kámen; trumf bere, co trumf není; ze dvou trumfů bere vyšší. { $rule ->
    [suit] Bez trumfů bere odpověď jen vyšším kamenem vyneseného čísla.
   *[pips_any] Bez trumfů bere víc ok, při shodě ten, kdo vynesl.
}
rules-bingo-drawing = Kdo vzal zdvih, líže první, po něm druhý, a vynáší znovu. { $last ->
    [loser_takes_trump] Otočený kámen dostane, kdo poslední z těchto zdvihů prohrál.
   *[winner_takes_trump] Otočený kámen dostane, kdo poslední z těchto zdvihů vzal.
}
rules-bingo-following = Když je talon rozebraný nebo zavřený, odpověď musí nést vyšší číslo vyneseného kamene, jinak jeho nižší číslo. { $trumps ->
    [apart] Trumf odpovídá jen na trumf.
   *[follow] Odpovídá i trumf, který to číslo nese.
}
rules-bingo-neither = Kdo nemá ani jedno, { $trump ->
    [must] musí hrát trumfem, má-li ho.
   *[may] smí hrát čímkoli, i trumfem.
}
rules-bingo-declaring = Kdo vynáší a drží dva nebo více dvojitých kamenů, smí jeden vynést a ohlásit, kolik jich měl. Ukážou se, a vezme-li vynesený zdvih, přinesou body.
rules-bingo-bonuses = Dva dvojité mají { $two }, tři { $three }, čtyři { $four }, pět („král“) { $five }.
rules-bingo-six-large = Šest („císař“) je hned { $six ->
    [one] { $six } velký bod
    [few] { $six } velké body
    [many] { $six } velkého bodu
   *[other] { $six } velkých bodů
}, sedm („nepřemožitelný“) { $seven }.
rules-bingo-six-small = Šest („císař“) má { $six }, sedm („nepřemožitelný“) { $seven }.
rules-bingo-among = Je-li mezi nimi 0-0, ještě { $points }.
rules-bingo-closing = Kdo vynáší, smí talon zavřít, dokud v něm leží otočený kámen: nikdo už nelíže a on se zavazuje dosáhnout { $enough }.
rules-bingo-closer-fails = Když nedosáhne, druhý získá 2 velké body, { $since ->
    [after_closing] 3, pokud zavírající od zavření nevzal žádný zdvih,
   *[deal] 3, pokud zavírající v rozdání nevzal žádný zdvih,
} a k tomu svou odměnu, má-li dost sám.
rules-bingo-enough = { $out ->
    [stop] Kdo má po zdvihu první { $enough } bodů, ukončí rozdání a dostane odměnu.
   *[play] Kdo má po zdvihu první { $enough } bodů, dostane odměnu; rozdání se dohraje.
}
rules-bingo-reward = { $few ->
    [30] Získá 1 velký bod, 2, má-li druhý méně než 30, a 3, nevzal-li druhý žádný zdvih.
   *[20] Získá 1 velký bod, 2, má-li druhý méně než 20, a 3, nemá-li druhý nic.
}
rules-bingo-nobody = { $nobody ->
    [higher_total] Nemá-li dost nikdo, získá 1 ten, kdo má víc.
    [last_trick] Nemá-li dost nikdo, získá 1 ten, kdo vzal poslední zdvih.
   *[none] Nemá-li dost nikdo, nikdo nezíská nic.
}
rules-bingo-takes = 0-0, které vezme trumfový dvojitý kámen, je ještě { $points ->
    [one] { $points } velký bod.
    [few] { $points } velké body.
    [many] { $points } velkého bodu.
   *[other] { $points } velkých bodů.
}
rules-bingo-match = Kdo první získá velkých bodů: { $target }, hned vyhrál.
rules-bingo-next-leader = { $who ->
    [winner] V dalším rozdání vynáší první vítěz.
    [loser] V dalším rozdání vynáší první poražený.
   *[alternate] První vynesení se rozdání od rozdání střídá.
}
