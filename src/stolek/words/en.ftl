## Grammar

seat-player = Player { $number }
seat-fortune = Fortune
list-and = { $head } and { $last }
list-or = { $head } or { $last }
clause-quoted = “{ $code }”
count-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
count-players =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }

## What happens in every game

event-took-back =
    { $seat ->
        [-1] A mistyped draw is taken back.
       *[other] { $player } takes the last move back.
    }
event-resigned = { $player } gives up.
event-timed-out = Time is up: { $player } is out.
event-record-full = The record of the match is full after { $entries } steps.

ending-resigned = The game ended by resignation.
ending-timed-out = The game ended because time ran out.
ending-record-full = The game ended because its record was full. Points and places count as they stood.

## Refusals: before the game

refusal-unknown-game = There is no game called “{ $game }”. On the shelf: { $known }.
refusal-unknown-language = Stolek does not speak “{ $language }”. Choose { $known-or }.
refusal-unknown-option =
    There is no option called “{ $option }”. { $known-count ->
        [0] This game has no options.
       *[other] Options here: { $known }.
    }
refusal-bad-option = The option “{ $option }” cannot be “{ $value }”. Choose { $known-or }.
refusal-bad-players = This game cannot be played by { count-players }. Choose { $known-or }.
refusal-bad-seats =
    Give { $players ->
        [one] one name
       *[other] { $players } names, one for each seat
    }, at most { $longest } characters long and without control characters.
refusal-bad-people = There can be 0 to { $players } people at this table, not { $people }.
refusal-bad-names =
    Give at most { $people ->
        [one] one name
       *[other] { $people } names
    }, one for each person. A name cannot begin with { $mark } or contain control characters.
refusal-bad-chance = Chance cannot be “{ $chance }”. Choose { $known-or }.
refusal-seed-without-use = Real dice and tiles need no seed. Leave it out, or let the program draw.
refusal-bad-seed = A seed is a whole number from 0 up, or exactly { $bytes } bytes in hexadecimal digits.

## Refusals: during the game

refusal-match-over = The game is over. You can start a new one.
refusal-not-your-turn =
    It is not your turn; { $players-count ->
        [one] { $players } is to play.
       *[other] { $players } are to play.
    }
refusal-not-a-move = This is not a move. Give a move from the list, or its notation as text.
refusal-foreign-move = “{ $text }” is not a move of this match. Give one from its list, or its notation as text.
refusal-waiting-for-chance = First type in what was drawn or rolled.
refusal-nothing-to-draw = Nothing is to be drawn or rolled by hand now.
refusal-not-your-draw = It is { $player } who draws or rolls now, and who types it in.
refusal-unknown-seat =
    There is no such seat; { $players ->
        [one] only one person plays here.
       *[other] { $players } people play here.
    }
refusal-already-left = { $player } has already left the game.
refusal-seed-unknown = The secret seed of this match is missing, so it cannot go on. You can look through it, or branch off a new match from it.

refusal-undo-over = The game is over, so nothing can be taken back. You can start a new one.
refusal-undo-nothing = There is nothing to take back yet.
refusal-undo-chance = Chance has had its say since then. It can be taken back only if everybody agrees.
refusal-undo-revealed = A secret has come to light since then. It can be taken back only if everybody agrees.
refusal-undo-others = The game has gone on since then. It can be taken back only if everybody agrees.
refusal-undo-too-late = After { $most } steps of a match, nothing can be taken back any more.

## Refusals: records

refusal-unknown-entry = There is no entry { $entry } in this record. Choose a number from 0 to { $entries }.
refusal-record-too-long = This file is too long for a record, which has at most { $longest } characters. Is it the right one?
refusal-record-unreadable = This is not a record of Stolek, or the file is damaged.
refusal-record-format = The record has format { $format }, but this Stolek reads format { $known }. Another version may open it.
refusal-record-edited = The record has been altered since it was saved. Look for the original file.
refusal-record-broken = No match could have gone like this; entry { $entry } does not fit. Look for the original file.
refusal-record-cut = The record is incomplete, or its seed is out of place. Look for the original file.
refusal-other-edition = The record was played with the edition “{ $edition }” of { $game }; here lies “{ $known }”.
refusal-other-revision = The record follows revision { $revision } of { $game }, but this Stolek plays revision { $known }. Another version may open it.
refusal-wrong-seed = The seed does not fit the seal of this record. Look for the seed that was saved with it.
refusal-dice-were-real = In this match tiles were drawn or dice rolled by hand, so there is nothing to verify.
refusal-seed-not-revealed = The match is not over, so its seed is still secret. It can be verified after the end.
refusal-dice-differ = The outcome in entry { $entry } did not come from the sealed seed.

## Refusals: files

refusal-file-missing = There is no file { $file }. Check its name.
refusal-file-not-ordinary = { $file } is not an ordinary file. Choose another one.
refusal-file-unreadable = The file { $file } cannot be read. Check that you are allowed to open it.
refusal-file-exists = There is already a file { $file }. Go on with it by --resume, or choose another name.
refusal-file-not-written = The file { $file } could not be written. Try another place.
refusal-file-too-long = The file { $file } has more than { $longest } characters. Is it the right one?
refusal-file-not-understood = The file cannot be understood; look at { $where }. The manual shows how it is written.
refusal-file-not-object = The file must hold one object in braces, {"{"} … {"}"}. The manual shows how it is written.
refusal-file-not-json = The file is not JSON; look at line { $line }. The manual shows how it is written.

## Refusals: commands

refusal-option-form = “{ $text }” is not an option. Write its name and value, like NAME=VALUE.
refusal-which-game = Say which game you want to play. On the shelf: { $known }.
refusal-resume-alone = A saved match goes on as it was agreed: with --resume leave out players, people, level, names, options, chance and seed.
refusal-other-game = The file holds a match of { $game }. Leave the name of the game out, or choose another file.
refusal-unknown-clause = There is no rule “{ $text }”. The rules of this game are numbered like { $example }.
refusal-no-score-desk = { $game } cannot score a position typed in by hand.
refusal-too-many-frames = No more than { $most } steps of a record can be shown at once, and the first of them before the last.
refusal-unknown-lesson = There is no lesson { $lesson }. Lessons here: { $lessons }.
refusal-no-odds-desk = { $game } has no odds that could be asked for.
refusal-no-edition-check = { $game } has no editions that could be typed in.
refusal-own-edition-bad = Your own edition of { $game } in { $file } cannot be played with. What is wrong is told by: stolek edition check { $game } { $file }
refusal-no-editions-folder = { $variable } names { $folder }, but there is no such folder. Correct it, or unset it to play with the delivered boards.
refusal-no-such-player = Nobody here is called “{ $text }”. Name { $known-or }, or a seat by its number.
refusal-bad-game-name = “{ $name }” cannot be the name of a new game. Use 3 to 20 lower-case letters without accents; digits and underscores may stand between them.
refusal-game-exists = There is already a game called { $name }. Choose another name.
refusal-not-a-checkout = { $folder } does not hold the sources of Stolek. Make new games in a copy of its repository.
refusal-cannot-write = { $file } could not be written: { $detail }. Check that you are allowed to write there.
refusal-not-compiled = The rules could not be compiled: { $detail }. Put them right, then run { $command }.
refusal-bad-seconds = The number of seconds must be more than 0 and at most { $longest }.
refusal-unknown-level = There is no level “{ $level }”. There are: { $known }.
refusal-unknown-bot = There is no bot { $bot } here. Known are: { $known }. A program of your own is named by its path: ./{ $bot }
refusal-bad-matches = The number of matches must be from 1 to { $most }.
refusal-bad-workers = The number of processes must be from 1 to { $most }.
refusal-bad-limit = A limit must be a whole number from 1 to { $most }.
refusal-arena-busy = Another arena is at work in the folder { $folder }. Wait for it, or name another folder with --to.
refusal-arena-other = The folder { $folder } holds another contest. Name another folder with --to, or forget what is there with --fresh.
refusal-arena-program-changed = The folder { $folder } holds matches from before a program changed: { $programs }. Name another folder with --to, or forget what is there with --fresh.
refusal-bot-unnamed = --bots needs a name for every seat, with one comma between two names: easy,random
refusal-bot-missing = There is no program { $file }.
refusal-bot-folder = { $folder } is a folder. Name the program in it.
refusal-bot-not-executable = The program { $file } cannot be run. Make it executable, or give it the ending .py or .js.
refusal-bot-no-interpreter = { $program } is not installed, and { $file } needs it.

## The table in a terminal

terminal-welcome = Welcome to the table! The game is “{ $title }”.
terminal-welcome-hint = If you get stuck, type { terminal-command-help }.
terminal-bot = Bot { $number }
terminal-bots = The bots play at the level “{ $level }”.
level-random = random
level-easy = easy
level-normal = normal
level-hard = hard
level-expert = expert

terminal-pass = { $player } is next. Pass the keyboard, then press Enter.
terminal-seat = { $player }
terminal-manual = Your own hands are the chance here: type in whatever you draw or roll.

terminal-yes-no = (y/n)
terminal-yes = y
terminal-no = n

terminal-command-moves = moves
terminal-command-preview = preview
terminal-command-hint = hint
terminal-command-board = board
terminal-command-undo = undo
terminal-command-rules = rules
terminal-command-log = log
terminal-command-lang = lang
terminal-command-save = save
terminal-command-resign = resign
terminal-command-help = help
terminal-command-quit = quit

terminal-help-heading = You can type:
terminal-help-move = a move, such as { $example }
terminal-help-words = or in your own words: { $example }
terminal-help-short = the same in short, with the number shown at the table: { $example }
terminal-help-draw = what was drawn or thrown, such as { $example }
terminal-help-moves = list the moves you can make
terminal-help-preview = show what a move would bring, without making it
terminal-help-hint = suggest a good move, and say why
terminal-help-board = show the table again; { terminal-command-board } 2 from the second player’s place
terminal-help-undo = take back your last move
terminal-help-rules = show a rule, such as { $clause }
terminal-help-log = tell what has happened so far
terminal-help-lang = speak another language: { terminal-command-lang } en, { terminal-command-lang } cs or { terminal-command-lang } sk
terminal-help-save = save the game to a file
terminal-help-resign = give up
terminal-help-quit = leave the table; you can come back later
terminal-help-help = show this list
terminal-help-tab = The Tab key completes what you have begun to type.
terminal-see-help = To see what you can type, type { terminal-command-help }.

terminal-moves-heading =
    { $count ->
        [one] You can make one move:
       *[other] You can choose from { $count } moves:
    }
terminal-moves-more = … and { $count } more. Begin to type a move and press Tab to see only those that fit.
terminal-moves-groups =
    { $count ->
        [one] You can make one move. By its beginning, with the points it brings:
       *[other] You can choose from { $count } moves. By their beginnings, each with the best one and its points:
    }
terminal-moves-none = None of your moves begins with “{ $text }”. Type { terminal-command-moves } for an overview.
terminal-unknown-answer = Please answer y (yes) or n (no).

terminal-undo-consent = Does everybody agree to take it back?
terminal-undo-refused = Then it stays as it is.

terminal-rule = { $clause }: { $text }
terminal-preview-usage = Type { terminal-command-preview } and a move, such as { terminal-command-preview } { $example }.
terminal-hint = I would play { $move }.
terminal-hint-all = I would play { $move }; no single thing decides it.
terminal-hint-why = I would play { $move }: { $reasons }.
terminal-reason = { $term } +{ NUMBER($points, maximumFractionDigits: 1) }
terminal-reason-against = { $term } −{ NUMBER($points, maximumFractionDigits: 1) }
terminal-thinking = Thinking …
terminal-preview-secret = What comes next would reveal a secret, so it cannot be shown beforehand.

terminal-log-heading = What has happened so far:
terminal-log-empty = Nothing has happened yet.

terminal-saved = Saved to { $file }.
terminal-save-usage = Where to? Type { terminal-command-save } and the name of a file, such as { terminal-command-save } { $example }.
terminal-save-over = { $file } is already there. Overwrite it?
terminal-not-saved = Nothing was saved.
terminal-save-secret = The file holds the secret seed too, so keep it to yourself until the end.
terminal-resumed = Welcome back! The game goes on from { $file }.

terminal-resign-ask = Does { $player } really give up?
terminal-resign-not = Good, on we go.
terminal-quit-path = Where should the game be saved? (Enter: { $file }, - for not at all)
terminal-bye = Goodbye!
terminal-bye-resume = Goodbye! To go on later: { $command }
terminal-bye-unsaved = Goodbye! The game was not saved.

terminal-final-heading = Final result
terminal-place = { $rank }. { $player }: { count-points }
terminal-winner = { $player } wins!
terminal-winners = { $players } win together!
terminal-alone = Your result: { count-points }.

terminal-seal = Fair chance: it is settled by a secret seed, sealed as { $seal }. At the end the seed is shown, and anybody can check it.
terminal-seal-open = The secret seed was { $seed }.
terminal-seal-check = To check that chance was fair: { $command }

## Commands: what they print

cli-interpreted = The rules are not compiled, so they run slowly. To compile them: make setup
cli-compiled = The rules run compiled.

cli-verified =
    { $count ->
        [0] There were no outcomes to check.
        [one] One outcome checked; it comes from the sealed seed.
       *[other] { $count } outcomes checked, all from the sealed seed.
    }
cli-verified-from =
    { $count ->
        [one] The first entry was
       *[other] The first { $count } entries were
    } taken over from another match and not checked.
cli-replay-heading =
    { $title }, { count-players }, { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }
cli-replay-at = After entry { $number }:
cli-replay-unfinished = The record ends here; the match is not over.

cli-bench-heading =
    { $title }, { count-players }, { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
cli-bench-playouts = Random games per second: { $count }
cli-bench-decisions = Decisions per second: { $count }
cli-new-game = A new game { $name } is ready in { $folder }. Begin with its RULES.md.
cli-edition-sound = The file is a sound edition of { $title }. To play with it, put it as { $file } into a folder of your own and name that folder in the environment variable STOLEK_EDITIONS.
cli-bench-python = Steps per second driven from Python: { $count }
cli-bench-clone = Copying a position: { $microseconds } µs
cli-bench-bytes = Bytes per position: { $count }
cli-bench-threads = Two threads against one: { $ratio } times
cli-first-steps = All commands: stolek --help. Each of them explains itself: stolek play --help.
cli-serving = Stolek is open at { $address } (Ctrl-C closes it).
cli-serving-phones = Phones in the house find it at { $address }
cli-open-already = Stolek is open already, at { $address }.

## The arena

arena-heading =
    { $title }, { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    } between bots
arena-heading-solo =
    { $title }, { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    } of a bot alone
arena-playing = Playing
arena-interrupted = Stopped. The same command goes on from here.
arena-written = The report with pictures: { $file }
arena-faults-noted = What went wrong is noted in { $file }
arena-bot = bot
arena-programs = Programs
arena-given = in the command
arena-share = victories
arena-share-solo = matches won
arena-victories = Victories
arena-victories-solo = Matches won
arena-interval = 95 % interval
arena-score = points
arena-scores = Points at the end
arena-rating = rating
arena-faults = faults
arena-seats = Victories by seat
arena-seat = seat { $number }
arena-all-bots = all bots
arena-matches = matches
arena-lengths = Decisions in a match
arena-length = Decisions in a match: { $mean } on average, { $shortest } to { $longest }
arena-endings = Endings
arena-times = Times
arena-decision-time = per decision
arena-longest-decision = longest decision
arena-longest-turn = longest turn
arena-broken =
    { $count ->
        [one] { $count } match killed its process and does not count.
       *[other] { $count } matches killed their processes and do not count.
    }
arena-tick = { $value } %
arena-percent = { NUMBER($value, minimumFractionDigits: 1) } %
arena-range = { NUMBER($low, minimumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1) } %
arena-spread = { NUMBER($mean, minimumFractionDigits: 1) } ± { NUMBER($deviation, minimumFractionDigits: 1) }
arena-milliseconds = { $value } ms
arena-about-share = share of the matches that the bot won; a tie is shared.
arena-about-share-solo = share of the matches that count as won; where the rules set no goal, all do.
arena-about-interval = where the share would lie after very many matches, with a confidence of 95 %; the more matches, the narrower.
arena-about-score = mean ± standard deviation of the points at the end of a match. The second number tells how much matches differ, not how sure the mean is.
arena-about-rating = skill ± its uncertainty, from the places in all matches (Plackett–Luce). Every bot starts at 25 ± 8.3; only differences between bots mean something.
arena-about-faults = decisions that the bot failed to answer, in time or by the rules; a random move was played instead.
arena-about-decision-time = mean time of thinking about a decision.
arena-about-longest-decision = the longest time of thinking about a single decision.
arena-about-longest-turn = the longest time of thinking in a row, before anybody else was asked: a turn may have several decisions.
arena-about-longest-turn-solo = the longest time of thinking in a row, before chance acted: a turn may have several decisions.
arena-about-seat = share of the matches on this seat that the bot won. The first seat begins, unless the rules or an option of the game decide otherwise.
arena-about-all-bots = share of the matches that were won on this seat, whoever sat there. Every bot sits on every seat equally often, so this is the advantage of the seat, and luck.
arena-small-print = In every round all bots play the same deal, each on every seat once; the interval is taken over rounds. Engine: { $engine }.
arena-small-print-solo = Every match has a deal of its own. Engine: { $engine }.

## Commands: their help

cli-about = A digital table for board games.
cli-about-serve = Opens the web table: play in a browser, alone, at one screen or with friends.
cli-about-play = Play in the terminal: alone, against bots, or several people at one keyboard.
cli-about-games = List the games on the shelf, or the options of one.
cli-about-rules = Show the rules of a game, or one rule.
cli-about-replay = Show a saved match: what happened, and the table after it.
cli-about-verify = Check that the chance of a finished match was fair.
cli-about-score = Score a position of the real box, typed into a file.
cli-about-odds = Tell how likely a result of dice is, and which dice to keep.
cli-about-arena = Let bots play each other and see who is stronger, with the uncertainty of the result.
cli-about-bench = Measure how fast random games run here.
cli-about-new-game = Make the folder of a new game, complete and playable at once.
cli-about-edition = Editions of a box, typed in by hand.
cli-about-edition-check = Check a box typed in by hand.
cli-parameter-game = name of the game
cli-parameter-file = file with a match, a record or a position
cli-parameter-condition = what the dice shall show, written in short as the manual of the game says
cli-parameter-dice = a throw that lies there already: which dice to keep
cli-parameter-name = name of the new game
cli-parameter-clause = number of a rule
cli-parameter-players = how many play
cli-parameter-people = how many of them are people at this keyboard; the others are bots (0: only watch)
cli-parameter-level = how strong the bots are: random, easy, normal, hard or expert
cli-parameter-option = an option of the game; may be given several times
cli-parameter-chance = sealed: fair chance from a secret seed; manual: you draw real tiles or roll real dice
cli-parameter-seed = number that settles all chance, to play the same match again
cli-parameter-names = names of the people, separated by commas
cli-parameter-resume = go on with a saved match
cli-parameter-save = save to this file after every move
cli-parameter-no-colour = do not use colours
cli-parameter-lang = language
cli-parameter-json = print data for programs
cli-parameter-at = show the table after so many entries
cli-parameter-seat = show what this seat sees (counted from 0); otherwise what everybody sees
cli-parameter-seconds = how long to measure
cli-parameter-bots = one bot for each seat, separated by commas: levels, baselines, or programs of your own (./mybot.py)
cli-parameter-games = how many matches, rounded up to whole rounds in which everybody sits everywhere once
cli-parameter-workers = how many processes play at once
cli-parameter-to = folder for matches and report; a contest that was stopped goes on there
cli-parameter-fresh = forget what was played before
cli-parameter-limit = milliseconds that a program has for a decision
cli-parameter-memory = megabytes that a program may use
cli-parameter-host = the address to listen at; 0.0.0.0 lets other devices in
cli-parameter-port = the port to listen at; 0 is any free one
cli-parameter-data = the folder in which everything is kept
cli-parameter-database = another database, such as postgresql://name@host/database
cli-parameter-origin = where people find this server: for links in messages, and if a proxy in front of it changes Host; can be given several times
cli-usage-missing = { $what } is missing. { $help } shows how the command is used.
cli-usage-option = There is no option { $what }. { $help } shows how the command is used.
cli-usage-value = The value of { $what } does not fit or is missing. { $help } shows how the command is used.
cli-usage-unclear = This command line makes no sense to Stolek. { $help } shows how the command is used.

## Refusals: tables on the web

refusal-unknown-table = There is no such table. Check its address.
refusal-wrong-key = This key opens nothing here. Ask for a new link, or come back with the code of your seat.
refusal-key-taken = This key opens something else already. Choose another.
refusal-wrong-code = No seat at this table has this code. Check it and try again.
refusal-pin-needed = This seat asks for its PIN besides the code.
refusal-wrong-pin = This is not the PIN of this seat. Check it and try again.
refusal-bad-pin = A PIN has { $shortest } to { $longest } digits.
refusal-too-many-keys = Show at most { $most } keys at once.
refusal-not-invited = This table is private. Ask the host for the link.
refusal-not-host = Only the host can do that.
refusal-not-seated = Only those who play at this table can do that.
refusal-not-your-seat = This seat is not yours, so you cannot act for it.
refusal-no-seat-here = You have no seat at this table. With the code of your seat you can come back from another device.
refusal-others-play = Others are in the middle of a match here. Wait until it is over, or leave the table yourself.
refusal-already-begun = The match has begun, so nobody can sit down or get up any more.
refusal-not-begun = The match has not begun yet.
refusal-not-over = The match is not over yet.
refusal-table-locked = The host lets nobody else sit down.
refusal-table-full = All seats are taken.
refusal-seat-taken = Somebody already sits there. Choose another seat.
refusal-seats-free = Not everybody is there yet. Wait for them, or seat bots.
refusal-bad-plan =
    { $players ->
        [one] Say who is to sit at the only seat.
       *[other] Say for each of the { $players } seats who is to sit there.
    }
refusal-bad-name = This name cannot be used: it may have at most { $longest } signs, no control signs, and may not begin with “{ $mark }”.
refusal-bad-colour = There is no such colour. Choose { $known-or }.
refusal-bad-clock = A clock may show { $shortest } to { $longest } seconds.
refusal-bad-increment = A turn may add 0 to { $longest } seconds.
refusal-bad-cap = A bank may hold { $shortest } to { $longest } seconds at most, and only a bank has such a bound.
refusal-stale = The table has moved on in the meantime. Have another look and decide again.
refusal-bot-plays = A bot plays for { $player } now. Take the seat over first.
refusal-no-person-there = No person plays there.
refusal-no-bot-there = No bot plays there.
refusal-still-there = { $player } is still here, or was a moment ago. After { $seconds } seconds away a bot can step in.
refusal-time-up = The time for this turn is up, so the bot finishes it. After that, { $player } can take over.
refusal-not-asked = { $player } is not being asked for consent now.
refusal-wish-open = { $player } has asked for something already. Answer that first.
refusal-no-clock = Nobody is timed at this table, so there is nothing to stop.
refusal-is-paused = There is a break: no clock runs, and nobody decides anything. Go on first.
refusal-not-paused = There is no break that could end.
refusal-enough-breaks = There were { $most } breaks in this match already, and no more are kept.
refusal-not-stored = That could not be saved just now, so nothing has changed. Try again in a moment.
refusal-chat-off = There is no chat at this table.
refusal-nothing-said = Choose a phrase, or write something; not both.
refusal-unknown-phrase = There is no such phrase. Choose { $known-or }.
refusal-phrases-only = At this table people use ready phrases only.
refusal-bad-text = A message may have 1 to { $longest } signs, on one line.
refusal-enough-said = Enough was said at this table: { $most } remarks, and it has room for no more.
refusal-hints-off = At this table there are no hints.
refusal-still-thinking = The last hint is still being thought about.
refusal-thinkers-busy = Everybody who could advise you is thinking for others now. Ask again in a moment.
refusal-hello-first = Say hello first.
refusal-hello-again = You have said hello already.
refusal-too-fast = That was too much at once. Wait a moment and try again.
refusal-too-many-sockets = From your network { $most } connections are open already. Close a table that you do not need, and try again.
refusal-bad-message = This message cannot be understood: { $detail }
refusal-message-too-long = A message may have at most { $longest } signs.
refusal-bad-request = This request cannot be understood: { $detail }
refusal-not-found = There is nothing at this address.
refusal-not-allowed = This cannot be done at this address.
refusal-too-large = That is too much to take in at once.
refusal-foreign-page = A page of another site asked for this, so it was refused.
refusal-internal = Something went wrong on our side. Nothing has changed; try again.
refusal-calls-off = This house does not call people in this way.
refusal-bad-email = This is no e-mail address. Check it and try again.
refusal-bad-webhook = Messages cannot be sent to this address. It begins with https:// and leads to { $known-or }.
refusal-bad-push = This browser cannot be called: its push service is not known here.
refusal-call-failed = A first message did not arrive there, so nothing was saved. Check the address, or try again later.
refusal-too-many-ways = You are called in { $most } ways already. Remove one of them first.
refusal-unknown-way = You are not called in this way, or no longer.
refusal-wrong-token = This link is no good any more, or it was not copied in full.

## Refusals: opening the house

refusal-bad-address = Stolek cannot listen at { $host }, port { $port }: { $detail }. Choose another port with --port (0 is any free one), or another address of this machine with --host.
refusal-bad-database = This is no address of a database that Stolek can use. It begins with { $known-or }: postgresql://name@host/database
refusal-database-unusable = The database cannot be opened: { $detail }
refusal-bad-data-folder = The folder { $path } cannot be used: { $detail }. Choose another with --data.
refusal-open-elsewhere = Stolek is open with this data already, at { $address }. Go there, or choose another folder with --data.
refusal-data-in-use = Another Stolek server has this data open. Close it first, or choose another folder with --data or another --database.
refusal-bad-secret = The file { $path } is damaged. Restore it from a backup; or delete it, and everybody comes back as a new guest.
refusal-calls-need-origin = { $variable } is set, and messages with links are sent by it, but where they lead is not known. Say where people find this server, such as: stolek serve --origin https://play.example
refusal-bad-calls-variable = The environment variable { $variable } cannot be understood, or is missing. Write it like this: { $example }

## Calls to the table

call-turn = { $title }: your turn
call-over = { $title }: the game is over
call-with = With { $players }.
call-bot = a bot ({ $level_name })
call-greeting = Stolek will call you here
    .detail = When it is your turn and you are away, and when a game is over.
call-confirm = Stolek: confirm this address
    .detail = Shall Stolek write to you here when it is your turn and you are away, and when a game is over? If so, open this page and say yes. If you know nothing of it, you need do nothing: without a yes, nobody is called here.
call-stop = To get no more of these messages: { $address }

## Chat

phrase-hello = Hello!
phrase-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-moment = One moment, please.
phrase-your-turn = It is your turn.
phrase-again = Shall we play again?
phrase-bye = Bye!

## Web

web-about = Stolek is open. Its table for the browser is still being built; programs can play here already.
web-api = The interface for programs
