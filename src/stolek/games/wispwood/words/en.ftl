game-title = Wispwood
game-tagline = Gather glowing wisps, grow a forest around your cat and grant the wishes of the night.
game-credits = By Reed Ambrose, illustrated by Štěpán Drašťák, published by Czech Games Edition in 2025.

## Nouns

kind-pumpkin = pumpkin
kind-hat = hat
kind-orb = orb
kind-heart = heart
kind-tree = tree
kind-cat = cat

# .such shows a mark that can be typed.
deck-pumpkin = pumpkin
    .such = such as P-SUDOKU
deck-hat = hat
    .such = such as H-LINE
deck-orb = orb
    .such = such as O-AROUND
deck-heart = heart
    .such = such as E-ADJACENT
deck-tree = tree
    .such = such as T-LARGEST

# .id is the mark in files and moves, .word the name alone, for those who type it.
shape-I2 = domino (I2)
    .id = I2
    .word = domino
shape-I3 = line of three (I3)
    .id = I3
    .word = line
shape-V3 = corner (V3)
    .id = V3
    .word = corner
shape-I4 = bar (I4)
    .id = I4
    .word = bar
shape-O4 = square (O4)
    .id = O4
    .word = square
shape-S4 = zigzag (S4)
    .id = S4
    .word = zigzag
shape-T4 = tee (T4)
    .id = T4
    .word = tee
shape-L4 = ell (L4)
    .id = L4
    .word = ell

# The same shapes as a prompt lists those for which the cat hides.
cat-I2 = { shape-I2 }
cat-I3 = { shape-I3 }
cat-V3 = { shape-V3 }
cat-I4 = { shape-I4 }
cat-O4 = { shape-O4 }
cat-S4 = { shape-S4 }
cat-T4 = { shape-T4 }
cat-L4 = { shape-L4 }

# .help says what the card wishes for; .id is its mark in files and moves.
card-P-AROUND = Touch-me-nots
    .help = Counts the pumpkins that touch no other pumpkin, not even at a corner.
    .id = P-AROUND
card-P-SUDOKU = Pumpkin Sudoku
    .help = Counts the pumpkins that have no other pumpkin in their row or their column.
    .id = P-SUDOKU
card-P-DIAGONAL = A Climbing Tale
    .help = Counts the pumpkins that share no diagonal with another pumpkin, near or far.
    .id = P-DIAGONAL
card-P-PAIRS = Pumpkin Pairs
    .help = Counts the pairs: two pumpkins side by side, with no third one beside either of them.
    .id = P-PAIRS
card-P-GROUPS = Party Zones
    .help = Counts the groups of wisps with a pumpkin in them; a pumpkin on its own is a group too.
    .id = P-GROUPS
card-H-DIAGONAL = Cat Corner
    .help = A new hat must lie on a diagonal through your cat, near or far. All your hats score by threes: one 4, two 10, three 18.
    .id = H-DIAGONAL
card-H-LINE = Cat Cross
    .help = A new hat must lie in the row or the column of your cat, near or far. All your hats score by threes: one 4, two 10, three 18.
    .id = H-LINE
card-H-AROUND = Cuddler
    .help = A new hat must lie on one of the eight cells around your cat. All your hats score by threes: one 4, two 10, three 18.
    .id = H-AROUND
card-H-CHAIN = Check Meow
    .help = A new hat must touch your cat at a corner, or be linked to it corner by corner over other hats. All your hats score by threes: one 4, two 10, three 18.
    .id = H-CHAIN
card-H-TWO = Two Steps Away
    .help = A new hat must lie exactly two steps from your cat, slanting steps included. All your hats score by threes: one 4, two 10, three 18.
    .id = H-TWO
card-O-AROUND = Gathering of Lights
    .help = Each orb scores for every kind of wisp on the eight cells around it.
    .id = O-AROUND
card-O-LINE = Fine Feast of Lights
    .help = Each orb scores for every kind of wisp in its row or in its column, whichever has more; its own kind counts too.
    .id = O-LINE
card-O-GROUP = Let There Be Wisplight
    .help = Each group of wisps with an orb scores for every kind in it, once for the whole group.
    .id = O-GROUP
card-O-SYNERGY = Energy Synergy
    .help = Each orb is worth what the lowest wisp beside it says. An orb with no wisp beside it is worth nothing.
    .id = O-SYNERGY
card-O-LEAST = Stronger in the Dark
    .help = The kind of wisp you have fewest of decides what each of your orbs is worth; of several such kinds the best one counts.
    .id = O-LEAST
card-O-CORNER = Shy Gleam
    .help = Each orb scores for every kind of wisp in one group that touches it at a corner only, the best one.
    .id = O-CORNER
card-E-CROSS = Crossbeam
    .help = Each heart scores for every tree in its row and in its column.
    .id = E-CROSS
card-E-ADJACENT = Close to the Heart
    .help = Each heart scores for every tree right beside it.
    .id = E-ADJACENT
card-E-BELOW = Light from Above
    .help = Each heart scores for every tree below it in its column.
    .id = E-BELOW
card-E-DIAGONAL = Slanting Rays
    .help = Each heart scores for every tree on one of its two diagonals, the better one.
    .id = E-DIAGONAL
card-E-BEAM = Path of Light
    .help = Each heart shines in one direction and scores for every tree in an unbroken line, the longest one.
    .id = E-BEAM
card-T-LINES = Rows of Trees
    .help = Every row and every column with at least three trees scores.
    .id = T-LINES
card-T-LARGEST = One Grove to Rule
    .help = Every tree in your largest group of trees scores.
    .id = T-LARGEST
card-T-DENSE = Dense Growth
    .help = Every tree with at least three trees beside it scores.
    .id = T-DENSE
card-T-SECOND = Split in Two
    .help = Every tree in your second largest group of trees scores; a single group scores nothing.
    .id = T-SECOND
card-T-GROUPS = Many Groves
    .help = Every group of at least three trees scores.
    .id = T-GROUPS
card-T-DIAGONAL = The Clearing Line
    .help = Every tree on one diagonal without a wisp scores, on the one with the most trees.
    .id = T-DIAGONAL

word-refresh = refresh
word-pond = pond
word-take = take
word-shape = shape
word-wisp = wisp
word-lay = lay
word-tree = tree
word-cat = cat
word-stay = stay
word-done = done
word-ghost = ghost

## Options

option-cards = Wish cards
    .help = One of each deck, drawn or chosen. All players score by the same cards, for the whole game.
    .typed = Type random, one-paw (easy ones), first-game, promos (random, promo cards included), or a list of their marks.
option-cards-random = drawn at random
option-cards-one-paw = easy ones, with a single paw
option-cards-first-game = good ones for a first game
option-cards-promos = drawn at random, promo cards included
option-tree_card = A card for trees
    .help = Without it there are only four wish cards, and trees score nothing by themselves.
option-tree_card-true = yes
option-tree_card-false = no
option-rounds = Rounds
    .help = Three rounds, or two for a shorter evening.
option-rounds-3 = three
option-rounds-2 = two
option-pond = Shapes at the pond
    .help = The edges of the box with two shapes each, in random order, or all eight shapes mixed one by one.
option-pond-edges = by edges
option-pond-free = one by one
option-first = Who begins
    .help = Drawn at random, or the seat that plays first. The ghost begins against a single player.
    .typed = Seats are counted from 0.
option-first-drawn = drawn at random
option-first-0 = first seat
option-first-1 = second seat
option-first-2 = third seat
option-first-3 = fourth seat
option-ghost = Ghost
    .help = How strong the ghost is against a single player.
    .typed = Type a number from 1 (gentle) to 4 (merciless).
option-ghost-1 = gentle
option-ghost-2 = cheeky
option-ghost-3 = cunning
option-ghost-4 = merciless

## Prompts and moves

# .typed says how to answer where answers are typed.
prompt-draw-card = A wish card is drawn from the { $deck } deck.
    .typed = Type its mark, { $deck-such }.
prompt-draw-edge =
    The pond is laid out. Which edge comes to shape places { $slot ->
        [1] 1 and 2
        [3] 3 and 4
        [5] 5 and 6
       *[7] 7 and 8
    }?
    .typed = Type it, such as E2.
prompt-draw-shape = The pond is laid out. Which shape comes to shape place { $slot }?
    .typed = Type it, such as L4.
prompt-draw-level = Which kind of wisp comes to level { $level } of the ghost, worth { $value } each?
    .typed = Type pumpkin, hat, orb or heart.
prompt-draw-start = The start player is drawn.
    .typed = Type the number of the seat, from 1 to { $count }.
prompt-draw-tile =
    { $count ->
        [one] Turn up a tile for space { $space }; it is the last one.
       *[other] Turn up a tile for space { $space }; { $count } spaces are empty.
    }
    .typed = Type pumpkin, hat, orb or heart.
prompt-draw-firefly = The ghost’s turn: turn up a firefly.
    .typed = Type its number.
prompt-turn = Take a wisp from the pond, or lay up to three trees.
    .typed = Type it like “{ word-take } 3” or “{ word-tree } m12”.
prompt-turn-or-refresh = All wisps in the pond are alike, so you may refresh the pond. Otherwise take one of them if it fits, or lay up to three trees.
    .typed = Type “{ word-refresh }”, or something like “{ word-take } 3” or “{ word-tree } m12”.
prompt-trees-only = No wisp fits into your forest now. Lay up to three trees; if your cat is ready, it can also refresh the pond.
    .typed = Type it like “{ word-tree } m12”, or “{ word-cat } { word-refresh }”.
prompt-shape = You hold the { $kind }. Choose one of the shapes beside it.
    .typed = They are { $shapes-or }. Type it like “{ word-shape } L4”.
prompt-shape-or-cat = You hold the { $kind }. Choose a shape beside it, or hide your cat and use any other one.
    .typed = Beside it: { $shapes-or }. With the cat: { $cat_shapes-or }. Type it like “{ word-shape } L4”, with the cat “{ word-cat } { word-shape } I2”.
prompt-cat-shape-only = You hold the { $kind }, but the shapes beside it fit nowhere. Hide your cat and use another one.
    .typed = With the cat: { $cat_shapes-or }. Type it like “{ word-cat } { word-shape } I2”.
prompt-spot = Where does the { $kind } go? The rest of the { $shape } will be trees.
    .typed = Name its cell, such as “{ word-wisp } m12”.
prompt-lay = The wisp goes to { $cell }. Where do its trees lie?
    .typed = Type the steps from the wisp to each of them, n up, s down, w left and e right, such as “{ word-lay } e,ee,s”.
prompt-more-trees =
    You may lay { $left ->
        [one] one more tree
       *[other] { $left } more trees
    }, or end your turn.
    .typed = Type it like “{ word-tree } m12”, or “{ word-done }”.
prompt-confirm = All is laid. End your turn, or take a step back if you have changed your mind.
    .typed = Type “{ word-done }” to end it.
prompt-cat = Move your cat onto one of your trees, or let it stay where it is. All trees return to the supply after that.
    .typed = Type it like “{ word-cat } m14”, or “{ word-stay }”.
prompt-ghost-cat = Where does the ghost’s cat sit down? The wisp there is put aside.
    .typed = Name a space of the pond, such as “{ word-ghost } 3”.

move-refresh = refresh the pond
move-cat-refresh = hide the cat and refresh the pond
move-take = take the wisp from space { $space }
move-shape = use the { $shape }
move-cat-shape = hide the cat and use the { $shape }
move-wisp = put the wisp on { $cell }
move-lay = lay the trees { $lay }
move-tree = lay a tree on { $cell }
move-done = end the turn
move-cat = move the cat to { $cell }
move-stay = let the cat stay
move-ghost = seat the ghost’s cat on space { $space }

## What happens

event-drew-card = Wish card “{ $card }”: { $card-help }
event-laid-edge =
    Shape places { $slot ->
        [1] 1 and 2
        [3] 3 and 4
        [5] 5 and 6
       *[7] 7 and 8
    }: { $shapes }.
event-laid-shape = Shape place { $slot }: { $shape }.
event-level-drawn = Level { $level } of the ghost: { $kind }, worth { $value } each.
event-begins = { $player } gets the paw and begins.
event-dealt = Space { $space }: { $kind }.
event-reshuffled =
    The supply has run out. { $count ->
        [one] One tile from the discard pile makes a new one.
       *[other] The { $count } tiles of the discard pile are shuffled into a new one.
    }
event-ghost-sits = The ghost’s cat sits down on space { $space }; the { $kind } from there is put aside.
event-firefly =
    { $number ->
        [one] A firefly shows 1: the ghost’s cat sees one wisp.
       *[other] A firefly shows { $number }: the ghost’s cat sees { $number } wisps.
    }
event-ghost-refreshed =
    { $count ->
        [0] The pond is empty
        [one] One wisp in the pond is not enough
       *[other] { $count } wisps in the pond are not enough
    }, so the pond is refreshed for the ghost.
event-ghost-took = The ghost takes the { $kind } from space { $space }, and its cat moves there.
event-refreshed = All wisps were alike, so { $player } refreshes the pond.
event-refilled = The pond is empty, so new wisps are dealt.
event-refreshed-by-cat = { $player } hides the cat and refreshes the pond.
event-took = { $player } takes the { $kind } from space { $space }.
event-chose-shape = { $player } picks the { $shape }.
event-chose-shape-by-cat = { $player } hides the cat and picks the { $shape }.
event-chose-spot = { $player } wants the { $kind } on { $cell }.
event-laid =
    { $player } lays the { $kind } on { $cell } and { $trees-count ->
        [one] a tree
       *[other] trees
    } on { $trees }.
event-laid-tree = { $player } lays a tree on { $cell }.
event-cat-ready = { $player }’s cat is ready again.
event-turn-ended = { $player } ends the turn.
event-next = { $player } is on turn.
event-full = { $player } has filled the whole { $grid }×{ $grid } grid!
event-scored-card = { $player }, { $card }: { count-points }.
event-scored-full = { $player } adds { $fill } for the full grid and scores { count-points } in round { $round }.
event-scored-round = { $player } scores { count-points } in round { $round }.
event-ghost-scored = The ghost scores { count-points } in this round and now has { $total }.
event-cat-moved = { $player } moves the cat from { $from } to { $cell }.
event-cat-stayed = { $player } lets the cat stay where it is.
event-trees-returned =
    { $count ->
        [0] There are no trees to return to the supply; wisps and cats stay.
        [one] The only tree returns to the supply; wisps and cats stay.
       *[other] All { $count } trees return to the supply; wisps and cats stay.
    }
event-round = Round { $round } begins, with a { $grid }×{ $grid } grid. The paw is with { $player }, who begins.
event-ghost-round = Round { $round } begins, with a { $grid }×{ $grid } grid. The ghost goes first.
event-ended = The game is over. { $ending }
event-ended-with-ghost = The game is over: you have { count-points }, the ghost has { $total }. { $ending }

ending-last-round = The last round has been scored.
ending-ghost-beaten = The ghost is beaten, well done!
ending-ghost-won = This time the ghost has won.

## Points

item-card =
    { $rounds-count ->
        [one] { $card }: { count-points }
       *[other] { $card }: { count-points } (rounds: { $rounds-sum })
    }
item-fill =
    { $rounds-count ->
        [one] Full grids: { count-points }
       *[other] Full grids: { count-points } (rounds: { $rounds-sum })
    }
face-desk-round = Round
face-desk-tools = What lies there
face-desk-empty = nothing
face-desk-help = Choose a tile, then the cells where it lies. The same tile once more takes it away.
face-desk-forest = Forest
face-desk-clear = Empty forest
face-desk-card = Wish card

item-desk-total = Round { $round } in all: { count-points }
item-desk-card = { $card }: { count-points }
item-desk-share = · { $kind } { $cells } with { $counted }: { count-points }
item-desk-cells = · { $cells }: { count-points }
item-desk-full = Full { $grid }×{ $grid } grid: { count-points }
item-desk-not-full =
    { $grid }×{ $grid } grid, still { $count ->
        [one] one empty cell
       *[other] { $count } empty cells
    }: { count-points }

## What bots think of a move: the points come behind

term-card-pumpkins = pumpkins now
term-card-hats = hats now
term-card-orbs = orbs now
term-card-hearts = hearts now
term-card-trees = trees now
term-lasting = later rounds
term-round-left = turns to come
term-fill = full grid
term-holes = single empty cells
term-cat = cat
term-ghost = wisps kept from the ghost
term-pond = new wisps

## Refusals: agreeing on a game

refusal-ghost-alone-only = The ghost haunts single players only. Leave the option “ghost” out.
refusal-bad-first =
    { $players ->
        [one] Against a single player the ghost always begins. Leave the option “first” out.
       *[other] Seat { $first } cannot begin: there are { $players } players, and seats are counted from 0. Choose a smaller number, or let the start player be drawn (“drawn”).
    }
refusal-deck-without-card = No card of the { $deck } deck is among them. Add { $known-or }.
refusal-tree-card-not-wanted = You chose to play without a card for trees, but { $card } ({ $card-id }) is one. Leave it out, or set “tree_card” to true.
refusal-two-of-a-deck = { $card_a } ({ $card_a-id }) and { $card_b } ({ $card_b-id }) are both from the { $deck } deck. Choose one card of each deck.
refusal-unknown-card = There is no card “{ $text }”. Cards are marked { $known }.

## Refusals: reading

refusal-unreadable-move = “{ $text }” is not a move. Type something like { $examples-or }.
refusal-unknown-move = There is no move or draw with the number { $action }. Choose one from the list.
refusal-cell-not-offered = { $cell } cannot be chosen now; the cells that can are named in the picture. “{ word-wisp } { $cell }” or “{ word-tree } { $cell }” tells you why.
refusal-number-not-offered = Number { $number } cannot be chosen now. “{ word-take } { $number }” tells you why.
refusal-unknown-space = The pond has no space “{ $text }”. Type a number from 1 to { $most }.
refusal-unknown-shape = There is no shape “{ $text }”. Choose { $known-or }.
refusal-unknown-cell = There is no cell “{ $text }”. Cells are named by column and row, from { $first } to { $last }.
refusal-unknown-lay = No shape lies like “{ $text }”. Type the steps from the wisp to each of its trees, with n, s, w and e, such as { $example }.
refusal-unreadable-start = “{ $text }” is not the number of a seat. Type a number from 1 to { $players }.
refusal-no-such-seat = There are only { $players } players. Type a number from 1 to { $players }.
refusal-unreadable-firefly = “{ $text }” is not the number on a firefly. Type what the firefly shows, such as 2.
refusal-no-such-firefly = No firefly with { $number } is left in this round. Type what the firefly shows.
refusal-unknown-edge = The pond has no edge “{ $text }”. Type { $known-or }.
refusal-piece-lies-already = This one already lies at the pond. Type another one.
refusal-unknown-kind = “{ $text }” is no kind of wisp. Type { $known-or }; P, H, O or h will do.
refusal-card-not-in-deck = { $card } ({ $card-id }) cannot be drawn now. Type { $known-or }.
refusal-level-taken = The { $kind } already has its level. Type another kind.
refusal-none-of-kind-left = No { $kind } is left in the supply. Look at the tile again, and type its kind.

## Refusals: playing

refusal-cat-moves-between-rounds = Cats change places only between rounds. Go on with your turn.
refusal-no-ghost-cat-now = The ghost’s cat sits down only once, at the start of a game for one. Play your own turn.
refusal-ghost-cat-first = First seat the ghost’s cat on a space of the pond, such as “{ word-ghost } 3”.
refusal-refresh-too-late = The pond can be refreshed only at the start of your turn, before a wisp or a tree. Take your steps back, or go on with your turn.
refusal-wisp-chosen = You have already chosen a wisp in this turn. Go on with it, or take that step back.
refusal-tree-turn = You are laying trees in this turn. Go on with them, end your turn ({ word-done }), or take your trees back.
refusal-turn-is-over = That is not possible any more in this turn. End it ({ word-done }), or take your last step back.
refusal-three-trees-only = You may lay at most { $most } trees in a turn. End your turn ({ word-done }).
refusal-not-all-alike = The wisps in the pond are not all alike, so the pond cannot be refreshed free of charge. A ready cat can do it (“{ word-cat } { word-refresh }”).
refusal-refreshed-already = The pond has already been refreshed in this turn. Take a wisp, or lay trees; a ready cat can still refresh it once more (“{ word-cat } { word-refresh }”).
refusal-cat-hidden = Your cat is hidden. A turn with trees makes it ready again; until then play without it.
refusal-no-passing = You cannot pass. Take a wisp (such as “{ word-take } 3”), or lay at least one tree (such as “{ word-tree } m12”).
refusal-take-first = First take a wisp from the pond (such as “{ word-take } 3”); its shape and its place come after that.
refusal-ghost-sits-there = The ghost’s cat sits on space { $space }. Choose a space with a wisp.
refusal-space-empty = Space { $space } is empty. Choose a space with a wisp.
refusal-wisp-finds-no-place = The { $kind } from space { $space } finds no place with the shapes open to it. Take another wisp, or lay trees.
refusal-choose-shape = First choose a shape for your wisp (such as “{ word-shape } L4”).
refusal-shape-is-beside = The { $shape } lies right beside your wisp, so the cat need not hide. Just type “{ word-shape } { $shape-id }”.
refusal-shape-needs-cat = The { $shape } does not lie beside your wisp. Hide your cat for it (“{ word-cat } { word-shape } { $shape-id }”), or choose a shape beside it.
refusal-shape-not-beside = The { $shape } does not lie beside your wisp, and your cat is hidden. Choose a shape beside it.
refusal-shape-finds-no-place = The { $shape } with the { $kind } does not fit into your forest anywhere. Choose another shape, or take another wisp.
refusal-cell-taken = A tile already lies on { $cell }. Choose an empty cell.
refusal-outside-grid = With { $cell } your forest would outgrow the { $grid }×{ $grid } grid. Choose a cell closer to the rest.
refusal-not-beside = { $cell } does not lie beside any tile of your forest. Choose a cell that shares a side with one.
refusal-choose-spot = First choose where your wisp goes (such as “{ word-wisp } m12”).
refusal-hat-not-allowed = The card “{ $card }” does not allow a hat on { $cell }. { $card-help }
refusal-shape-does-not-fit-there = With the wisp on { $cell } the { $shape } does not fit in any way: it has to stay inside the grid and share a side with your forest. Choose another cell.
refusal-choose-lay = First choose how the trees lie around your wisp, such as “{ word-lay } e,ee,s”.
refusal-other-shape = Trees laid { $lay } do not make the { $shape }. Lay the shape that you chose, turned or mirrored as you like.
refusal-lay-does-not-fit = Around { $cell } the trees cannot lie { $lay }: they need empty cells inside the grid, beside your forest. Lay them another way, or take a step back.
refusal-only-cats-move = The round is over and only cats move now. Move yours onto one of your trees (such as “{ word-cat } m14”), or let it stay ({ word-stay }).
refusal-no-tree-there = You have no tree on { $cell }. Move your cat onto one of your trees, or let it stay ({ word-stay }).

## Refusals: a forest typed in by hand

refusal-desk-round = There is no round { $number }. Choose 1 to { $most }.
refusal-position-shape = This position cannot be understood: { $where }.
refusal-unknown-tile = “{ $text }” in the row “{ $row }” is no tile. Use P, H, O and h for wisps, T for a tree, C for the cat and a dot for nothing.
refusal-ragged-forest =
    Row { $row } of the forest has { $count ->
        [one] { $count } sign
       *[other] { $count } signs
    }, but the first one has { $expected }. Fill the rows up with dots.
refusal-two-cats = There are two cats in this forest. Leave one of them out.
refusal-rows-too-long = A forest can be typed in with at most { $most } rows of at most { $most } letters. Leave out empty rows and columns around it.
refusal-forest-too-large =
    In round { $round } the grid is { $side }×{ $side }, but this forest has { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    } and { $columns ->
        [one] { $columns } column
       *[other] { $columns } columns
    }. Check the round and the rows.

## Refusals: an edition typed in by hand

refusal-edition-other-game = This file is for the game “{ $game }”. An edition of Wispwood says “wispwood” under “game”.
refusal-edition-name = “edition” must be a name of 1 to { $longest } ordinary characters.
refusal-edition-fixed = “{ $key }” is { $value }, but in every edition it must be { $expected }. Correct it.
refusal-edition-range = “{ $key }” is { $value }, but it must be from { $least } to { $most }. Correct it.
refusal-edition-names = “{ $key }” must have exactly these entries in this order: { $known }.
refusal-edition-unknown-shape = There is no shape “{ $text }”, which stands in “edges”. Use { $known }, each of them once.
refusal-edition-shape-twice = The { $shape } stands in “edges” twice. Each shape lies at the pond once.
refusal-edition-edges = “edges” must have four edges of two shapes each, with all of these: { $known }.
refusal-edition-no-easy-card = No card of the { $deck } deck has a single paw. Give “paws” 1 to at least one that is no promo card.
refusal-edition-first-game = “firstGame” must have one card of each deck, in this order: pumpkin, hat, orb, heart, tree.
refusal-edition-card-numbers =
    { $needed ->
        [true] The card { $card-id } lacks its “{ $key }”. Write it down as it is printed.
       *[false] The card { $card-id } does not work with “{ $key }”. Leave it out.
    }
refusal-edition-long-table = The table of the card { $card-id } is too long. It may have { $most } numbers at most.
refusal-edition-levels = Ghost { $number } has the values { $values }, but they must fall from the first to the last. Correct them.

remark-edition-falling = The table of the card { $card-id } falls at some point, so having more would bring less. Better look again.
remark-edition-bonuses = The bonuses for a full grid are { $values }; usually a later round brings more. Better look again.

## The table in a terminal

terminal-round = Round { $number } of { $count }, grid { $grid }×{ $grid }
terminal-points = { count-points }
terminal-points-now = +{ $points } now
terminal-ready = ready
terminal-hidden = hidden
terminal-paw = paw
terminal-pond = Pond
terminal-supply = supply { $count }
terminal-discards = discarded { $count }
terminal-lays = Ways to lay the { $kind } on { $cell }
terminal-cards = Wish cards
terminal-now = now
terminal-fill = Full grid
terminal-ghost = Ghost { $number }
terminal-fireflies = Fireflies
terminal-fireflies-left = { $count } left

# What a wish card counts, in at most 32 columns.
terminal-card-P-AROUND = pumpkins touching no pumpkin
terminal-card-P-SUDOKU = pumpkins alone in row and column
terminal-card-P-DIAGONAL = pumpkins alone on diagonals
terminal-card-P-PAIRS = pairs of pumpkins, no third one
terminal-card-P-GROUPS = groups of wisps with a pumpkin
terminal-card-H-DIAGONAL = hat: on a diagonal of the cat
terminal-card-H-LINE = hat: row or column of the cat
terminal-card-H-AROUND = hat: around the cat
terminal-card-H-CHAIN = hat: corner by corner to the cat
terminal-card-H-TWO = hat: two steps from the cat
terminal-card-O-AROUND = orb: kinds around it
terminal-card-O-LINE = orb: kinds in its row or column
terminal-card-O-GROUP = group with an orb: its kinds
terminal-card-O-SYNERGY = orb: lowest wisp beside it
terminal-card-O-LEAST = orb: your rarest kind
terminal-card-O-CORNER = orb: kinds in a group by corner
terminal-card-E-CROSS = heart: trees in row and column
terminal-card-E-ADJACENT = heart: trees beside it
terminal-card-E-BELOW = heart: trees below it
terminal-card-E-DIAGONAL = heart: trees on one diagonal
terminal-card-E-BEAM = heart: unbroken line of trees
terminal-card-T-LINES = rows and columns with 3+ trees
terminal-card-T-LARGEST = trees in the largest group
terminal-card-T-DENSE = trees with 3 or more beside them
terminal-card-T-SECOND = trees in the second group
terminal-card-T-GROUPS = groups of 3 or more trees
terminal-card-T-DIAGONAL = trees on a wispless diagonal

## The table in the browser

pick-space = space { $name }
pick-cell = cell { $name }
pick-lay = trees { $name } (n up, s down, w left, e right)

face-pond = Pond
face-space = Space { $number }: { $kind }
face-space-empty = Space { $number }: empty
face-space-ghost = Space { $number }: the ghost’s cat
face-shape = Shape: { $shape }
face-shape-by-cat = Shape: { $shape } (your cat hides for it)
face-which-shape = Which shape?
face-far-shapes = Shapes with a cat on them: your cat hides.
face-refresh = Refresh the pond
face-refresh-why = All wisps are alike, so it costs nothing.
face-cat-refresh = Hide the cat, refresh the pond
face-supply =
    { $count ->
        [one] One tile in the supply
       *[other] { $count } tiles in the supply
    }
face-round = Round { $round }/{ $rounds } · { $grid }×{ $grid }
face-your-forest = Your forest
face-forest-of = Forest: { $player }
face-look-at = Look at the forest of { $player }
face-to-mine = Back to my forest
face-now = This round: { $points }
face-now-short = this round { $points }
face-larger = Enlarge the forest
face-smaller = Show the whole forest
face-then = then { $points }
# A forest row by row, for those who do not see it.
face-heard-forest =
    { $player }: { $count ->
        [one] one tile
       *[other] { $count } tiles
    } in a { $grid }×{ $grid } grid, the cat { $asleep ->
        [true] hides
       *[false] is ready
    }, this round { count-points }
face-heard-row = Row { $row }: { $lying }
face-heard-tile = { $cell } { $kind }
face-full = grid full
face-paw = The paw: begins this round
face-discards = Put aside:
face-cards = Wish cards
face-card-table = Points for one, two, three … of them
face-card-each = { count-points } each
face-card-now = This round now: { count-points }
face-fill = Full grid: { count-points }
face-diagram-key = Framed: what scores. Dotted: what it counts. With hats: where a new hat may lie.
face-cell-tree = Lay a tree on { $cell }
face-cell-cat = Move the cat to { $cell }
face-cell-lay = Wisp on { $cell }, trees on { $trees }
face-cell-no = Wisp on { $cell }: does not fit like this
face-turn = Turn
face-flip = Flip
face-shift = Move wisp
face-move = Move the shape
face-left = Left
face-right = Right
face-up = Up
face-down = Down
face-lay-here = Lay it here
face-not-here = Does not fit here
face-put-back = Put back
face-pick-up = Pick it up again
face-last-tree-back = Take the last tree back
face-done = End the turn
face-stay = Let the cat stay
# What the keys do, for those who play with them.
face-keys-turn = Arrow keys lead around the pond, Enter takes. Tab leads on to the forest, for trees.
face-keys-ghost-cat = Arrow keys lead around the pond, Enter chooses the space.
face-keys-shape = Arrow keys lead around the pond, Enter chooses. Esc puts the wisp back.
face-keys-spot = Arrow keys move the shape, Enter lays it. Esc puts it back.
face-keys-trees = Arrow keys choose a cell, Enter lays a tree, Tab leads on. Esc takes the last tree back.
face-keys-cats = Arrow keys choose a tree, Enter moves the cat there. Tab leads on.
face-cat-ready = Your cat is ready: once it can refresh the pond or fetch any shape. Lay trees by choosing empty cells.
face-cat-hidden = Your cat is hiding. It comes back after a turn with trees: just choose empty cells.
face-cat-returns = Your cat comes back at the end of this turn.
face-ghost = Ghost
face-ghost-unknown = not known yet
face-fireflies = Fireflies
face-fireflies-left =
    { $count ->
        [0] No firefly left in this round
        [one] One firefly left in this round
       *[other] { $count } fireflies left in this round
    }
face-counted = Round { $round } is counted
face-count-again = Round { $round }: { count-points }. Count it again
face-round-points = Round { $round }: { $points }
face-count-back = One step back
face-count-on = One step on
face-count-play = Let it run
face-count-pause = Pause
face-count-close = To the table
face-share = { $card }: +{ $points } for { $cells }
face-share-many = { $card }: +{ $points } for { $cells-count } cells
face-share-none = { $card }: nothing
face-share-all =
    { $fill ->
        [0] { $player }: { count-points } in this round.
       *[other] { $player }: { count-points } in this round, { $fill } of them for the full grid.
    }
face-pad-seat = { $player } begins
face-pad-edge = Edge with { $shapes }
