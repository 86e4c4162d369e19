game-title = Ingenious
game-tagline = Lay coloured tiles and look after every colour: your weakest one decides.
game-credits = By Reiner Knizia, 2004; in the Czech Republic and Slovakia represented by MINDOK.

## Nouns

colour-red = red
colour-green = green
colour-blue = blue
colour-orange = orange
colour-yellow = yellow
colour-purple = purple

tile-red-red = double red
tile-red-green = red–green
tile-red-blue = red–blue
tile-red-orange = red–orange
tile-red-yellow = red–yellow
tile-red-purple = red–purple
tile-green-green = double green
tile-green-blue = green–blue
tile-green-orange = green–orange
tile-green-yellow = green–yellow
tile-green-purple = green–purple
tile-blue-blue = double blue
tile-blue-orange = blue–orange
tile-blue-yellow = blue–yellow
tile-blue-purple = blue–purple
tile-orange-orange = double orange
tile-orange-yellow = orange–yellow
tile-orange-purple = orange–purple
tile-yellow-yellow = double yellow
tile-yellow-purple = yellow–purple
tile-purple-purple = double purple

direction-E = E
direction-NE = NE
direction-NW = NW
direction-W = W
direction-SW = SW
direction-SE = SE

word-swap = swap
word-keep = keep

mode-standard = the standard game
mode-team = the team game
mode-solitaire = solitaire

## Options

option-mode = Way of playing
    .help = Everyone for themselves, two against two, or alone.
option-mode-standard = Standard game
option-mode-team = Team game
option-mode-solitaire = Solitaire
option-open = Open racks of partners
    .help = In the team game, partners see each other’s tiles and may talk.
option-open-false = no
option-open-true = yes
option-first = Who begins
    .help = The seat that plays first.
    .typed = Seats are counted from 0.
option-first-0 = first seat
option-first-1 = second seat
option-first-2 = third seat
option-first-3 = fourth seat

## Prompts and moves

prompt-place = Lay a tile on two empty cells next to each other.
prompt-place-first = Lay your first tile next to a printed symbol from which nobody has started yet.
prompt-place-bonus =
    { $more ->
        [0] Bonus turn: lay one more tile.
        [one] Bonus turn: lay one more tile. Another bonus turn follows.
       *[other] Bonus turn: lay one more tile. { $more } bonus turns follow.
    }
prompt-swap = Swap all your tiles, or keep them and fill up?
    .typed = None of your weakest colours is on any of your tiles. Type { word-swap } or { word-keep }.
prompt-draw =
    { $player } draws { $missing ->
        [one] one tile
       *[other] { $missing } tiles
    } from the bag.
    .typed = Type a tile as red-blue.

move-place = { $colour_a } on { $cell_a }, { $colour_b } on { $cell_b }
move-swap = swap all tiles
move-keep = keep the tiles and fill up

## What happens

event-began = { $player } begins.
event-claimed = { $player } starts from the { $colour } symbol.
event-placed = { $player } lays { $colour_a } on { $cell_a } and { $colour_b } on { $cell_b }.
event-scored =
    { $player } scores { count-points } for { $colour } on { $cell }{ $lost ->
        [0] ;
        [one] , but one point is lost;
       *[other] , but { $lost } points are lost;
    } the peg stands on { $value }.
event-bonus = { $player } brings { $colour } to { $value } and wins a bonus turn!
event-bonus-lapsed =
    { $player } has no tiles left: { $count ->
        [one] one bonus turn is lost.
       *[other] { $count } bonus turns are lost.
    }
event-may-swap = { $player } may swap tiles.
event-swapped = { $player } swaps all tiles. Shown and put aside: { $tiles }.
event-kept = { $player } keeps the tiles.
event-drew = { $player } draws a tile: { $tile }.
event-drew-unseen = { $player } draws a tile.
event-returned =
    { $player } drops { $count ->
        [one] the old tile
       *[other] the { $count } old tiles
    } back into the bag.
event-ended = The game is over. { $ending }

ending-board-full = No two empty cells are left side by side.
ending-all-at-top = All six colours are full.

## Points

item-run = { $colour } from { $cell } to the { $direction } ({ $cells }): { count-points }
item-half = { $colour } on { $cell } in all: { count-points }
item-double = { $colour } altogether: { count-points }
item-track = { $colour }: { count-points }

## Refusals

refusal-bad-mode = { count-players } cannot play { $mode }. Solitaire is for one, the standard game for two to four, the team game for four.
refusal-open-without-team = Open racks belong to the team game. Cover the racks, or choose the team game.
refusal-bad-first =
    { $first ->
        [0] The first seat
        [1] The second seat
        [2] The third seat
       *[other] The fourth seat
    } cannot begin: { $players ->
        [one] only one person plays.
       *[other] only { $players } people play.
    }

refusal-unreadable-move = “{ $text }” is not a move. Type colours and cells, like { $example }.
refusal-unknown-move = There is no move or tile with the number { $action }.
refusal-unknown-colour = There is no colour “{ $text }”. Type { $known-or }, or just the first letter.
refusal-unknown-cell = There is no cell “{ $text }”. Cells are called by row and number, like { $example }.
refusal-not-neighbours = { $cell_a } and { $cell_b } are not next to each other. A tile needs two neighbouring cells.
refusal-off-board = { $cell } lies outside the board for this number of players. Choose a cell inside.
refusal-cell-printed = The { $colour } symbol is printed on { $cell }. Choose an empty cell.
refusal-cell-taken = { $cell } is taken, { $colour } lies there. Choose an empty cell.
refusal-tile-not-in-rack = You have no { $tile } tile. Lay one of those you have.
refusal-touch-a-symbol = Your first tile must lie next to a printed symbol. Move it closer to one.
refusal-symbol-claimed = Somebody has already started from the { $colour } symbol. Choose one that is still free.
refusal-answer-first = First say whether you swap your tiles: { word-swap } or { word-keep }.
refusal-no-swap-now = You cannot swap now. Lay a tile.

refusal-unreadable-tile = “{ $text }” is not a tile. Type its two colours, like { $example }.
refusal-tile-not-in-bag = No { $tile } tile is left in the bag. Look again at what you have drawn.
refusal-cell-by-name-or-coordinates = Give a cell either its name or its coordinates q and r.

## The table in a terminal

terminal-bag =
    In the bag: { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
terminal-aside = Put aside:
terminal-claimed = Taken symbols:

## The table in a browser

face-board = Board
face-cell-empty = { $cell }, empty
face-cell-printed = { $cell }, printed symbol: { $colour }
face-cell-taken = { $cell }, { $colour }
face-colour = { $colour }
face-rack = Your tiles
face-rack-of = Tiles of { $player }
face-tile = Tile { $number }: { $tile }
face-one-tile = { $tile }
face-how-to-pick = Pick a tile (or press its number), then a place on the board.
face-how-to-lay = Turn it with the wheel or R; lay it with a click, or with arrows and Enter.
face-tap-to-pick = Pick a tile, then a place on the board.
face-tap-to-lay = Tap a place to put it down, tap it again to turn it.
face-turn = Turn the tile (R)
face-zoom = Larger board
face-score-board = Score board: { $players }
face-track = { $colour } { $value } of { $top }
face-track-weakest = { $colour } { $value } of { $top }, weakest
face-hidden =
    { $count ->
        [one] { $count } hidden tile
       *[other] { $count } hidden tiles
    }
face-bag =
    In the bag: { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
face-aside = Put aside:
face-claimed = Taken symbols:
face-bonus = Bonus turn!
face-bonus-why =
    A peg of { $player } is at the end of a score board: one more tile is laid at once, before drawing. { $more ->
        [0] { "" }
        [one] Another bonus turn follows.
       *[other] { $more } bonus turns follow.
    }
face-swap-title = Swap your tiles?
face-swap-why =
    None of your tiles shows { $colours-or }, your weakest { $colours-count ->
        [one] colour
       *[other] colours
    }. You may show all your tiles, draw six new ones and drop the old ones back into the bag.
face-swap = Swap them all
face-keep = Keep and fill up
face-first-half = First half
face-second-half = Second half
face-desk-players = Players
face-desk-tile = The tile to count
face-desk-tools = What lies on the board
face-desk-nothing = Take away
face-desk-put = Tap a cell to lay the tile there, tap the tile to turn it. To tap in what lies around it, choose a colour.
face-desk-lay = Tap the cells with this colour; tapping once more takes it away.
face-desk-take = Tap what shall be taken away.
face-desk-clear = Empty board

## What speaks for a move

term-lowest = weakest colour
term-colours = other colours
term-bonus = bonus turn
term-blocks = good places taken
term-opens = good places opened
term-swap = better tiles
