game-title = The Border
game-tagline = Roll coloured dice, cross off the borders and close territories before the others do.
game-credits = By Michael Kiesling and Reinhard Staupe, 2022, published by Nürnberger-Spielkarten-Verlag; Czech rulebook translated by Adam Prentis for The Geeky Pen.

## Nouns

colour-gray = gray
colour-yellow = yellow
colour-blue = blue
colour-red = red
colour-orange = orange
colour-green = green

# The dice on the table, as an event lists them.
dice-gray = { colour-gray }
dice-yellow = { colour-yellow }
dice-blue = { colour-blue }
dice-red = { colour-red }
dice-orange = { colour-orange }
dice-green = { colour-green }

# .id is the name in files typed by hand.
territory-castle = castle
    .id = castle
territory-sailboat = sailboat
    .id = sailboat
territory-windwheel = wind wheel
    .id = windwheel
territory-villa = villa
    .id = villa
territory-eagle = eagle
    .id = eagle
territory-goat = goat
    .id = goat
territory-lighthouse = lighthouse
    .id = lighthouse
territory-bridge = bridge
    .id = bridge
territory-well = well
    .id = well

word-roll = roll
word-stop = stop
word-complete = complete
word-cross = cross
word-done = done
word-all = all

## Options

option-boards = Boards
    .help = Dealt at random, or named by their letters in the order of the seats, such as CAD.
    .typed = Type dealt, or the letters without spaces.
option-boards-dealt = dealt at random
option-first = Who begins
    .help = Drawn at random, or the seat that you choose.
    .typed = Type drawn, or the number of the seat; seats are counted from 0.
option-first-drawn = drawn at random
option-first-0 = first seat
option-first-1 = second seat
option-first-2 = third seat
option-first-3 = fourth seat
option-chaining = Chains of crosses
    .help = In the second action, a new cross may also lie next to one made in the same action.
    .typed = Type true or false.
option-chaining-true = yes
option-chaining-false = no

## Prompts and moves

prompt-deal = The boards are dealt.
    .typed =
        Type their letters in the order of the players, such as { $count ->
            [2] C,A
            [3] C,A,D
           *[other] C,A,D,B
        }.
prompt-start = The start player is drawn.
    .typed = Type the number of the seat, from 1 to { $count }.
prompt-throw =
    { $player } rolls { $count ->
        [one] one die
       *[other] { $count } dice
    } (throw { $throw } of 3).
    .typed =
        { $count ->
            [one] Type its colour, such as red.
           *[other] Type their colours with commas between them, such as red,blue.
        }
prompt-roll =
    Which dice will you roll again? You have { $left ->
        [one] one more throw
       *[other] { $left } more throws
    }; if you are happy with the dice, stop.
    .typed = Your dice: { $colours }. Type the colours of those to roll, or { word-stop }.
prompt-complete = Complete a whole colour area with your dice, or finish your action.
    .typed = Dice you can use: { $colours }. Type the area, or { word-done }.
prompt-cross = Cross a cell next to a crossed one with a die of its colour, or finish your action.
    .typed = Dice you can use: { $colours }. Type the cell, or { word-done }.
prompt-cross-one = Choose one of the dice and cross one cell of its colour next to a crossed one, or finish your action.
    .typed = The dice: { $colours }. Type the cell, or { word-done }.
prompt-confirm = You can cross nothing more. Finish your action.
    .typed = Type { word-done }.

move-roll = roll { $colours } again
move-stop = stop rolling
move-complete = complete area { $area }
move-cross = cross { $cell }
move-done = finish the action

## What happens

event-dealt = { $player } gets board { $board }.
event-begins = { $player } begins.
event-threw =
    { $throw ->
        [1] { $player } rolls { $colours }
        [2] { $player } rolls a second time: { $colours }
       *[other] { $player } rolls a third time: { $colours }
    }{ $colours-count ->
        [5] .
       *[other] ; on the table now: { $dice }.
    }
event-rolls-again = { $player } picks up { $colours } to roll again.
event-stopped =
    { $player } stops after { $throw ->
        [1] the first
       *[other] the second
    } throw.
event-completed = { $player } completes the { $colour } area { $area } and crosses { $cells }.
event-could-not = { $player } cannot complete any area. All five dice are left for the others: { $colours }.
event-used-none = { $player } uses no dice. All five are left for the others: { $colours }.
event-used-some = { $player } leaves { $colours } for the others.
event-used-all = { $player } uses all five dice. Everybody else may choose one of them.
event-crossed = { $player } crosses the { $colour } cell { $cell }.
event-nothing-to-cross = { $player } has nothing to cross this time.
event-closed-first = { $player } closes the { $territory } first: { count-points }.
event-closed-later = { $player } closes the { $territory } after somebody else: { count-points }.
event-finished = { $player } has finished the second action.
event-next = { $player } is the active player now.
event-ended = The game is over. { $ending }

ending-six-closed = Somebody has closed a sixth territory.

## Points

item-closed-first = { $territory } closed first: { count-points }
item-closed-later = { $territory } closed later: { count-points }
item-total =
    { $player }: { count-points }, { $count ->
        [one] { $count } territory
       *[other] { $count } territories
    }, place { $place }
item-missing =
    { $territory } for { count-points }, still { $count ->
        [one] one open cell
       *[other] { $count } open cells
    }: { $cells }
item-missing-on-board =
    { $territory } for { count-points }, still { $count ->
        [one] one open cell
       *[other] { $count } open cells
    }:
item-missing-colour = · { $colour }: { $cells }

## What speaks for a move

term-closes = closed territories
term-first = being the first
term-nearer = progress on territories
term-end = the end of the game
term-dice = promise of the dice
term-leaves = dice left to the others

## Refusals

refusal-bad-boards = “{ $text }” does not give everybody a board. Type { $players } different letters from A to D, such as { $example }.
refusal-bad-first = Seat { $first } cannot begin: { count-players } sit here, and seats are counted from 0. Choose a smaller number, or have the start player drawn (“drawn”).
refusal-unreadable-start = “{ $text }” is not the number of a seat. Type a number from 1 to { $players }.
refusal-no-such-seat = Only { $players } people play. Type a number from 1 to { $players }.
refusal-no-dice-named = No dice are named. Say which ones by their colours, such as { $example }, or { word-stop } if you roll no more.
refusal-too-many-dice = There are only five dice, and you typed { $count } colours. Type one colour for each die.
refusal-wrong-number-of-dice =
    { $expected ->
        [one] Just one die is
       *[other] { $expected } dice are
    } rolled now, but you typed { $count ->
        [0] no colour
        [one] one colour
       *[other] { $count } colours
    }. Type one colour for each die.

refusal-unreadable-move = “{ $text }” is not a move. Type for example { $example }, complete a12, cross b08, { word-stop } or { word-done }.
refusal-unknown-move = There is no move or throw with the number { $action }. Choose one from the list.
refusal-unknown-colour = The dice have no colour “{ $text }”. Type { $known-or }, or the letter that marks it on the board.
refusal-which-colour = “{ $text }” may be { $known-or }. Type more of the word, or the letter on the board.
refusal-unknown-target = There is no area or cell “{ $text }”. Areas are called like { $area }, cells like { $cell }.

refusal-stop-first = You are still rolling. Stop first ({ word-stop }), then cross.
refusal-dice-not-there =
    { $count ->
        [0] None of the dice shows { $colour }.
        [one] Only one of the dice shows { $colour }.
       *[other] Only { $count } of the dice show { $colour }.
    } Choose from those on the table.
refusal-only-active-rolls = Only the active player rolls. Cross cells with the dice left for you, or finish your action ({ word-done }).
refusal-no-fourth-throw = You have rolled three times, and there is no fourth throw. Complete what you can, or finish your action ({ word-done }).
refusal-rolling-over = The rolling is over. Complete what you can, or finish your action ({ word-done }).
refusal-only-done-left = There is nothing more that you can do. Finish your action ({ word-done }), or take your last step back.

refusal-whole-areas-only = In the first action you cannot cross single cells, only complete whole colour areas. Name an area, such as a12.
refusal-no-such-area = There is no area { $area } on board { $board }. Choose one that you see there.
refusal-area-complete = All cells of area { $area } are crossed already. Choose an area with open cells.
refusal-too-few-dice =
    Area { $area } needs { $needed ->
        [one] one { $colour } die
       *[other] { $needed } { $colour } dice
    }, but { $count ->
        [0] you have none.
        [one] you have only one.
       *[other] you have only { $count }.
    } Choose another area, or finish your action ({ word-done }).

refusal-cells-only = In the second action you cross cells one by one. Name a cell, such as b08.
refusal-cell-white = The white cell { $cell } has a printed cross. Choose an open cell.
refusal-cell-crossed = { $cell } is crossed already. Choose an open cell.
refusal-one-die-only = The active player used all five dice, so you may use just one, and you have. Finish your action ({ word-done }).
refusal-no-die-for-cell = { $cell } is { $colour }, but you have no { $colour } die to use. Choose a cell of another colour, or finish your action ({ word-done }).
refusal-no-crossed-neighbour = No neighbour of { $cell } was crossed before. Choose a cell next to an earlier cross, or finish your action ({ word-done }).
refusal-neighbour-crossed-just-now = The neighbour of { $cell } was crossed in this very action, and without chaining only earlier crosses count. Choose a cell next to an earlier cross, or finish your action ({ word-done }).

## Refusals: a table typed in by hand

refusal-desk-players = Type in one to { $most } players, not { $count }.
refusal-desk-who-first = { $players } have closed the { $territory }. Mark who was first; in a file, write it under “first” as “{ $territory-id }”, such as [1], or [1, 2] for two in the same action.
refusal-desk-unknown-player =
    Under “first”, “{ $territory-id }” names player { $number }, but the file has { $most ->
        [one] only one player
       *[other] only { $most } players
    }. Count them from 1.
refusal-desk-not-closed =
    { $player } is marked as the first to close the { $territory }, but { $cells-count ->
        [one] its cell { $cells } is
       *[other] its cells { $cells } are
    } open. Take the mark away (in a file, correct “first”), or add the crosses.
refusal-unknown-board = There is no board “{ $text }”. Choose { $known-or }.
refusal-desk-same-board = Two players have board { $board }, but every player has a board of their own. Give each a different letter, or leave “board” out.
refusal-desk-cell-twice = The cell { $cell } is listed twice for one player. Was another one meant?
refusal-desk-too-many-first = At most { $most } players can have closed the { $territory } first, each named once: those who did it in the same second action.
refusal-unknown-cell = There is no cell “{ $text }”. Cells are called like { $example }.
refusal-unknown-territory = There is no territory “{ $text }”. Write { $known-or }.

## Refusals: an edition typed in by hand

refusal-edition-other-game = This file is for the game “{ $game }”. An edition of The Border has “border” as its “game”.
refusal-edition-name = “edition” must be a name of 1 to { $longest } ordinary characters.
refusal-edition-same-boards = The boards { $board_a } and { $board_b } are alike. Every board has colours of its own.
refusal-edition-fixed = “{ $key }” is { $value }, but in every edition it must be { $expected }. Correct it.
refusal-edition-names = “{ $key }” must have exactly these, in this order: { $known }.

refusal-edition-cells = “cells” must list the cells b01 to b86 in order, and it lists { $count }. Where “{ $expected }” should stand, there is “{ $cell }”.
refusal-edition-same-place = The cells { $cell_a } and { $cell_b } have the same q and r. Look again where each of them lies.
refusal-edition-cells-apart = The cells do not hang together: from one cell one must be able to go to every other, side by side. Look again at “q” and “r”.
refusal-edition-unknown-cell = “{ $key }” names the cell “{ $cell }”, which is not in “cells”. Cells are called b01 to b86.
refusal-edition-white =
    “whiteCells” must name two different cells. { $cells-count ->
        [0] Now it is empty.
       *[other] Now it names { $cells }.
    }

refusal-edition-no-values = The territory “{ $territory-id }” lacks “{ $key }”. Write both “high” and “low”: the points for whoever closes it first, and for those who close it later.
refusal-edition-bad-values = The territory “{ $territory-id }” has “high” { $high } and “low” { $low }. “high” must be more than “low”, and both from 1 to { $highest }.
refusal-edition-overlap = “interior” of the territory “{ $territory-id }” has the hexagon { $place }, but “{ $other }” already lies there. Take it out, or correct the other one.
refusal-edition-interior = “interior” of the territory “{ $territory-id }” is empty or falls apart. List all hexagons inside; each must be connected with the others.
refusal-edition-ring-astray = “border” of the territory “{ $territory-id }” has the cell { $cell }, which does not touch the interior. List the cells around the territory, and no others.
refusal-edition-ring-twice = “border” of the territory “{ $territory-id }” has the cell { $cell } twice. List each cell once.
refusal-edition-hole = The ring around the territory “{ $territory-id }” has a hole at { $place }. Add the cell that lies there to “border”, or correct “interior”.
refusal-edition-ring-open = The cells around the territory “{ $territory-id }” do not form one ring. Compare “interior” and “border” with your board.
refusal-edition-bounds =
    { $count ->
        [0] The cell { $cell } is in “border” of no territory.
       *[other] The cell { $cell } is in “border” of { $count } territories.
    } Every cell bounds one, two or three.
refusal-edition-contradiction = “{ $key }” of { $cell } does not agree with the rest of the file, which says: { $found }. Correct one of them, or leave “{ $key }” out.

refusal-edition-board-form = Board { $board } must have either “areaColours”, which gives colours to the shared “areas”, or “areas” of its own. Write one of them, not both.
refusal-edition-areas = The areas of board { $board } must be called a01, a02, a03 and so on without a gap, at most { $most } of them. Check their names and number; there are { $count } now.
refusal-edition-area-unknown =
    “areaColours” of board { $board } { $areas-count ->
        [one] names { $areas }, but there is no such area.
       *[other] names { $areas }, but there are no such areas.
    } Use the names that stand in “areas”.
refusal-edition-area-colour = The area { $area } of board { $board } has the colour “{ $text }”. Use { $known-or }.
refusal-edition-area-no-colour = The area { $area } of board { $board } has no colour. Give it one of the six.
refusal-edition-area-size = The area { $area } of board { $board } says that its size is { $size }, but it lists { $count } cells. Correct one of them, or leave “size” out.
refusal-edition-area-apart = The area { $area } of board { $board } is empty or falls apart. List all its cells; each must be connected with the others.
refusal-edition-cover =
    { $expected ->
        [0] On board { $board } the white cell { $cell } is in an area, but white cells belong to none. Take it out of the area, or correct “whiteCells”.
       *[other] { $count ->
            [0] On board { $board } the cell { $cell } is in no area. Add it to the one to which it belongs.
           *[other] On board { $board } the cell { $cell } is listed { $count } times. Leave it only in the area to which it belongs.
        }
    }
refusal-edition-same-colour = On board { $board } the areas { $area_a } and { $area_b } touch, and both are { $colour }. Give one of them another colour, or make them one area.

remark-uneven-colour =
    { $sizes-count ->
        [0] On board { $board } no area is { $colour }.
        [one] On board { $board } the only { $colour } area has the size { $sizes }.
       *[other] On board { $board } the { $colour } areas have the sizes { $sizes }.
    } Printed boards have one area of each size from 2 to 5 in every colour, so look again.

## The table in a terminal

terminal-dice = Dice:
terminal-pool = Dice left:
terminal-closed-label = closed
terminal-throw = Throw { $number } of 3
terminal-score = total
terminal-board = Board { $board }
terminal-missing = open cells
terminal-active = active
terminal-choosing = choosing
terminal-finished = finished
# Seven and more are possible in the last round.
terminal-closed =
    { $count ->
        [7] { $count } territories closed
        [8] { $count } territories closed
        [9] { $count } territories closed
       *[other] { $count } of 6 territories closed
    }

## The board in the browser

pick-die-gray = { colour-gray }
pick-die-yellow = { colour-yellow }
pick-die-blue = { colour-blue }
pick-die-red = { colour-red }
pick-die-orange = { colour-orange }
pick-die-green = { colour-green }
pick-word-roll = roll again
pick-word-stop = { move-stop }
pick-word-done = { move-done }
pick-area = area { $name }
pick-cell = cell { $name }

face-dice = Dice
face-sum = total
face-throw = Throw { $throw } of { $most }
face-tray-before = The dice are not thrown yet
face-tray-rolling = Tap dice to keep them
face-tray-rolls = { $player } rolls
face-tray-completing = Your dice
face-tray-completes = { $player } completes areas
face-tray-yours = Left for you
face-tray-choose = One of these is yours
face-tray-others = Left for the others
face-tray-each = One of these for each of the others
face-tray-over = The last dice
face-kept = kept
face-die-goes = { $colour }, will be rolled again; keep it?
face-die-stays = { $colour }, is kept
face-die-spent = { $colour }, already used
face-roll =
    { $count ->
        [0] Roll
        [one] Roll one die
        [5] Roll all five
       *[other] Roll { $count } dice
    }
face-stop = Stop
face-done = Finish the action
face-complete =
    Complete the { $colour } area { $area }: { $count ->
        [one] one cell
       *[other] { $count } cells
    }
face-cross = Cross the { $colour } cell { $cell }
face-active = active
face-choosing = choosing
face-finished = finished
face-board-of =
    Board of { $player }: { $count ->
        [one] one territory closed
       *[other] { $count } territories closed
    }, { count-points }
# A board territory by territory, for those who do not see it.
face-heard-closed = { $territory }: closed, { count-points }
face-heard-open = { $territory }, { $high } for the first, { $low } later; still open: { $missing }
face-heard-late = { $territory }, only { $low } now, the higher value is gone; still open: { $missing }
face-heard-cells = { $colour } { $cells }
face-enlarge = Show this board large
face-larger = Enlarge the board
face-smaller = Show the whole board
face-pad-board = Board of { $player }
face-pad-letter = { $player }: board { $board }
face-pad-start = { $player } begins
face-pad-clear = Clear
face-pad-without = { $colour }: remove
face-pad-enter = Enter the throw
face-pad-left =
    { $count ->
        [0] All dice are there.
        [one] One more die
       *[other] { $count } more dice
    }

face-desk-players = Players
face-desk-whose = Whose board
face-desk-board = Board
face-desk-help = Choose a player and the letter of the board, then tap every cell that is crossed on it.
face-desk-cells = Cells on the board of { $player }
face-desk-circles = Values circled on the score bar
face-desk-circles-help = Where several players have closed the same territory, circle the points as on their score bars: the higher value for whoever was first.
face-desk-first = { $territory } closed first: { count-points }
face-desk-later = { $territory } closed later: { count-points }
face-desk-clear = Clear this board
