# Facts of a seat and of a piece: see cribbage.ftl and pieces.ftl.

terminal-list = { $first } and { $last }

## A hand that is counted: $where (hand, starter), $place in the hand from 1

terminal-where = { $where ->
    [starter] the starter
   *[hand] piece { $place }
}
terminal-not-a-card = “{ $text }” ({ terminal-where }) is not a card. A card is a rank (A 2–9 10 J Q K) and a suit (C D H S).
terminal-not-a-tile = “{ $text }” ({ terminal-where }) is not a tile. A tile is two numbers of pips from 0 to 6, as 6-4.
terminal-piece-foreign = “{ $text }” ({ terminal-where }) does not belong to this game.
terminal-piece-twice = “{ $text }” ({ terminal-where }) is there already, as piece { $first }.
terminal-hand-size = A hand has { $needed ->
    [one] { $needed } piece
   *[other] { $needed } pieces
}, not { $given }.
terminal-crib-size = A crib has { $needed ->
    [one] { $needed } piece
   *[other] { $needed } pieces
}, not { $given }.

## At the table

terminal-welcome = A new game. “?” explains what can be typed.
terminal-welcome-back = The game goes on. “?” explains what can be typed.
terminal-older-rules = It keeps the house rules that it was begun with.
terminal-ready = { $name }: the players are ready ({ $seconds } s).
terminal-players-measuring = Others are there for measuring:
terminal-counted = { $who ->
    [you] You score
   *[other] { $name } scores
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}. That makes { $score }.
terminal-help-discard = { $set ->
    [tile] Name { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    } by their places in your hand (1 3) or by their numbers (6-4 or 64).
   *[card] Name { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } by their places in your hand (1 3) or by their letters (5H JD).
}
terminal-help-lay = { $set ->
    [tile] Name a tile by its place in your hand (2) or by its numbers (6-4 or 64).
   *[card] Name a card by its place in your hand (2) or by its letters (5H).
}
terminal-help-stop = “stop” ends the play.
terminal-help-go = Type “go”, or only press Enter.
terminal-help-cut = Type a number from 1 to { $most }, or only press Enter.
terminal-help-bid = Type a number of points, or “pass”.
terminal-help-claim = Type the number of points; 0 for none.
terminal-help-lay-claim = Behind it the points that you claim for it (2 3); no number claims none.
terminal-help-accept = Press Enter to let it stand.
terminal-help-muggins = “muggins” and a number takes points that were missed, or objects to points too many (muggins 2).
terminal-word-pass = pass
terminal-word-muggins = muggins
terminal-help-leave = Ctrl-D leaves the table.
terminal-word-go = go
terminal-word-stop = stop
terminal-one-piece = { $set ->
    [tile] One tile at a time.
   *[card] One card at a time.
}
terminal-no-such-place = There is no { $set ->
    [tile] tile
   *[card] card
} { $place } in your hand; the last one is { $most }.
terminal-not-a-piece = { $set ->
    [tile] “{ $text }” is not a tile. Name it by its place in your hand (2) or by its numbers (6-4 or 64).
   *[card] “{ $text }” is not a card. Name it by its place in your hand (2) or by its letters (5H).
}
terminal-cut-where = Where? Type a number from 1 to { $most }, or only press Enter.
terminal-not-stored = That could not be kept, so it has not happened. Try again.
terminal-refused = That cannot be done ({ $code }).
terminal-left = You leave the table. This game is not kept.
terminal-left-kept = You leave the table. “{ $command }” goes on with this game.
terminal-record-kept = The record of the game is in { $path }.

## The house

terminal-serving = Pegout is at { $address } (Ctrl-C ends it).

## Records

terminal-replay-keys = Enter goes on, “q” ends.
terminal-gave-up = { $who ->
    [you] You gave up.
   *[other] { $name } gave up.
}
terminal-verified-rules = Played by the rules: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
terminal-verified-dealing = Game { $game }: dealt as promised, { $draws ->
    [one] { $draws } draw
   *[other] { $draws } draws
} checked.
terminal-without-text = Game { $game }: without a text of its own: { $seats }.
terminal-without-text-seat = seat { $seat } ({ $word ->
    [computer] a computer player
   *[absent] did not answer
})
terminal-nothing-dealt = Game { $game }: nothing has been dealt yet.

## What is wrong with a record. Seats are numbered as in the record, from 0

terminal-finding-not-a-record = This is no record of Pegout: its first line is “{ $text }”.
terminal-finding-newer-record = “{ $text }”: this record was written by a newer Pegout.
terminal-finding-not-text = This is not text in UTF-8.
terminal-finding-too-long = { $most ->
    [0] The file is too long to be a record.
    [one] The line is longer than { $most } character.
   *[other] The line is longer than { $most } characters.
}
terminal-finding-breaks-off = The record breaks off here; its last line should be “end”.
terminal-finding-misplaced = “{ $text }” does not belong here.
terminal-finding-unfit-value = “{ $text }” cannot stand behind “{ $word }”.
terminal-finding-missing = A line “{ $word }” is missing before this one.
terminal-finding-twice = “{ $word }” stands here for the second time.
terminal-finding-unfit-rules = The rules make no sense: { $why }
terminal-finding-other-ruleset = The ruleset is named “{ $named }”, but its rules are those of “{ $found }”.
terminal-finding-wrong-seats = The rules need { $needed ->
    [one] { $needed } seat
   *[other] { $needed } seats
}, not { $given }.
terminal-finding-wrong-number = Game { $needed } should come next, not { $given }.
terminal-finding-no-such-seat = There is no seat { $seat }; the last one is { $most }.
terminal-finding-unknown-word = “{ $text }” begins with a word that is not known.
terminal-finding-unfit-form = “{ $text }” is not of the form “{ $form }”.
terminal-finding-unknown-piece = “{ $text }” is not a piece.
terminal-finding-not-a-number = “{ $text }” is not a number.
terminal-finding-unfit-word = “{ $text }” is none of: { $words }.
terminal-finding-illegal-move = The rules refuse “{ $move }” ({ $refused }).
terminal-finding-wrong-game = This move belongs to game { $needed }, not to game { $game }.
terminal-finding-draw-missing = The pieces drawn at { $needed } are missing.
terminal-finding-draw-extra = Nothing is drawn here, but { $drawn } is written.
terminal-finding-draw-differs = Pieces are drawn at { $needed }, but { $drawn } is written.
terminal-finding-draw-impossible = These pieces cannot have been drawn here: { $drawn }.
terminal-finding-event-missing = “{ $needed }” follows from this move and is missing.
terminal-finding-event-extra = “{ $found }” does not follow from the move.
terminal-finding-event-differs = “{ $needed }” follows from the move, but “{ $found }” is written.
terminal-finding-digest-differs = The rules are not those that were told when the table was opened.
terminal-finding-text-missing = Game { $game }: the text of seat { $seat } is missing.
terminal-finding-text-of-other-kind = Game { $game }: { $kind ->
    [computer] seat { $seat } is a computer player's, but its text is not the word “computer”
    [open] seat { $seat } is open, but its text is the word “computer”
   *[person] seat { $seat } is a person's, but its text is the word “computer”
}.
terminal-finding-promise-missing = Game { $game }: a text, its promise or a secret stands here, but nothing of what the house promised.
terminal-finding-secret-missing = Game { $game } has ended, but its secret is missing.
terminal-finding-unpromised = Game { $game }: nobody promised how it would be dealt, so that cannot be checked.
terminal-finding-unpublished = Game { $game }: its secret is not published, so the dealing cannot be checked.
terminal-finding-nobody-took-part = Game { $game }: nobody took part: this proves only that nothing was changed afterwards.
terminal-finding-table-unfit = Game { $game }: the table's name cannot stand in a shuffle.
terminal-finding-secret-unfit = Game { $game }: the secret is none: it is too short, too long or unreadable.
terminal-finding-secret-not-promised = Game { $game }: the secret is not the one that was promised.
terminal-finding-set-unknown = Game { $game }: there is no set of pieces called “{ $set }”.
terminal-finding-text-unfit = Game { $game }: the text of seat { $seat } is none that a shuffle can use.
terminal-finding-text-not-promised = Game { $game }: the text of seat { $seat } is not the one that was promised.
terminal-finding-draw-uneven = The draw does not have a piece for each place.
terminal-finding-place-unknown = There is no place { $place } in the pack.
terminal-finding-piece-differs = { $piece } was drawn at place { $place }, where { $lies } lies.
terminal-finding-drawn-twice = Place { $place } was drawn twice.

## Tables of rulesets: points a deal, with their decimals, as text

terminal-tables-doing = { $name }: { $stage }, { $left } left
terminal-tables-discards = discards
terminal-tables-play = the play
terminal-tables-pegs = points of kept hands
terminal-tables-board = the board
terminal-tables-built = The tables of { $name } are made and stored.
terminal-tables-value = { $name }: in the play the pone gains { $points } points a deal on the dealer.
terminal-tables-solved = As solved, the best answer takes from the pone { $pone } and from the dealer { $dealer }: { $mean } a player, { $within ->
    [yes] within
   *[no] beyond
} the limit of { $limit }.
terminal-tables-stored = As stored, the best answer takes from the pone { $pone } and from the dealer { $dealer }: { $mean } a player, { $within ->
    [yes] within
   *[no] beyond
} the limit of { $limit }.

## Kernels measured: rates and ratios with their units, as text

terminal-bench-title = Work a second of one processor core, six-card cribbage: { $machine }
terminal-bench-row = { $what }: { $rate }
terminal-bench-peer = { $name }: { $rate }, { $ratio } times as slow
terminal-bench-hands = hands scored from arrays
terminal-bench-all-shows = all 12,994,800 shows scored
terminal-bench-lays = lays scored
terminal-bench-means = hands of six with the means of all discards
terminal-bench-distributions = hands of six with whole distributions of all discards
terminal-bench-random-games = random games
terminal-bench-games-for-points = games of players for points
terminal-bench-games-for-the-win = games of champions
terminal-bench-numpy = NumPy alone, a table by five ranks
terminal-bench-numpy-tables = NumPy alone, the kernel's own tables
terminal-bench-reference = Pegout's reference
terminal-bench-engine = Pegout's rules, step by step
