game-title = Template
game-tagline = Lay the highest stone that nobody else lays.
game-credits = Invented for this folder.

option-hand = Stones in a hand
    .help = Two stones leave less to choose, three make the game more open.
option-hand-2 = two
option-hand-3 = three
option-teams = Two against two
    .help = Only with four players: partners sit opposite each other and add up their points.
option-teams-false = no
option-teams-true = yes

prompt-draw = { $player } draws a stone from the bag.
prompt-throw = The die is to be thrown.
prompt-lay = { $player }, lay a stone; the stake is { $stake }.

move-lay = Lay a { $number }.
move-open = Open your hand for the rest of the game.

event-drew = { $player } draws a { $number }.
event-drew-unseen = { $player } draws a stone.
event-threw = The die shows { $stake }: that is the stake.
event-opened = { $player } opens a hand: { $numbers }.
event-laid = { $player } lays a { $number }.
event-won = { $player } wins { count-points }.
event-cancelled = All stones cancel each other; nobody wins the stake of { $stake }.
event-ended = The game is over.

refusal-teams-of-two = Two against two needs four players, not { $players }.
refusal-unreadable-move = “{ $text }” is no move. Write for example { $example }, or open.
refusal-unreadable-draw = “{ $text }” is neither a stone nor a throw. Write a number, for example { $example }.
refusal-unknown-move = There is no such move.
refusal-already-open = Your hand is already open.
refusal-stone-not-in-bag = There is no { $number } left in the bag.
refusal-stone-not-in-hand = You have no { $number } in your hand.

item-won = { $player }: { count-points }

ending-stones-out = All stones have been played.
ending-target-reached = Somebody has reached 15 points.

## What speaks for a move

term-stake = what it may win
term-stone = the stone itself
term-open = an open hand
