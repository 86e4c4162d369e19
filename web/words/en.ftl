## The page

ui-skip = Skip to the page
ui-waiting = One moment …
ui-trouble = That did not work
ui-trouble-not-found = Lost your way?
ui-trouble-unknown-table = An empty room
ui-trouble-not-invited = The door is closed
ui-trouble-wrong-key = This link does not work any more
ui-trouble-wrong-token = This link does not work
ui-trouble-seat-lost = Your seat is not yours any more
ui-trouble-no-answer = The line is silent
ui-trouble-old-page = Stolek has changed
ui-to-home = To the start page
ui-pages = Pages
ui-tables = Tables
ui-join = Join
ui-language = Language
ui-theme-auto = Light or dark as your device likes it
ui-theme-light = Light
ui-theme-dark = Dark
ui-sound-on = Sound is on
ui-sound-off = Sound is off
ui-close = Close
ui-again = Try again
ui-reload = Load anew
ui-about = About Stolek
ui-independent = Stolek is an independent project, not affiliated with the games’ authors or publishers.

## Who I am

ui-me = Your name and colour
ui-me-help = Nobody needs an account. A cookie in this browser remembers your name and colour, and you can change them at any time.
ui-name = Name
ui-your-name = What shall the others call you?
ui-colour = Colour
ui-keep = Keep
ui-guest = Guest
ui-colour-red = red
ui-colour-orange = orange
ui-colour-yellow = yellow
ui-colour-green = green
ui-colour-teal = teal
ui-colour-blue = blue
ui-colour-violet = violet
ui-colour-brown = brown

## What the house cannot say, because it does not answer

refusal-no-answer = There is no answer. Is the connection lost? Try again in a moment.
refusal-seat-lost = Your seat has been taken from you, or its link was renewed elsewhere.
refusal-wish-refused-take-back = The others would rather go on: your move stays as it is.
refusal-wish-refused-pause = The others would rather play on: the clocks keep running.
refusal-wish-refused-go-on = The others are not ready yet: the break goes on.
refusal-old-page = This page is from an older visit, or the connection is lost. Load it anew; your tables are safe.
refusal-not-a-way-in = This is neither a link to a table nor a code. A code has 10 signs for the table, and 6 or 8 more behind them.
refusal-push-insecure = Browsers show such notes only for pages with a secure address (https://). Ask whoever runs this server for one.
refusal-push-home-screen = On iPhones and iPads this works once Stolek is on your home screen: tap “Share”, then “Add to Home Screen”, and open Stolek from there. You get to your seats there with the code under “{ ui-way-back }”.
refusal-push-unable = This browser cannot show such notes. Try another one, and not in a private window.
refusal-push-denied = Your browser does not let Stolek show notes. Allow notifications for this page, usually at the sign beside its address, and try again.
refusal-push-failed = Your browser could not be registered. Perhaps push messages are switched off in its settings, or the connection is lost. Look there, or try again later.

## At the table

ui-choices = What you may choose
ui-drawn = What was drawn or rolled
ui-enter = Enter
ui-bot = bot ({ $level_name })
ui-bot-numbered = bot { $number } ({ $level_name })
ui-your-turn = Your turn
ui-board = Board
ui-line-cut = The connection is lost. Trying again …
ui-sending = Your move is on its way …
ui-board-failed = The board cannot be drawn. Load the page anew; everything around the board still works.
ui-over = The game is over. { $ending }
ui-waiting-for = { $players-count ->
        [one] { $players } is to play.
       *[other] { $players } are to play.
    }
ui-hint = A strong bot would choose: { $picks }.
ui-would-happen = This would happen:
ui-confirm = Confirm
ui-put-back = Put back
ui-list = List of choices
ui-ask-hint = Hint
ui-thinking = Thinking …
ui-take-back = Take back
ui-take-back-draw = Correct what was entered
ui-wish-take-back = { $player } would like to take the last move back.
ui-wish-pause = { $player } would like a break.
ui-wish-go-on = { $player } would like to go on.
ui-agree = Agree
ui-refuse = No
ui-withdraw = Withdraw
ui-pause = Take a break
ui-paused = Break since { $time }: no clock runs.
ui-go-on-playing = Go on
ui-pause-help = Everybody who plays agrees to a break and to its end. After a day, one is enough.
ui-curtain = { $player }, it is your turn. Nobody else should look now.
ui-open-curtain = I am here alone
ui-log = What happened
ui-log-all = Show everything from the beginning
ui-rule = Rule { $clause }
ui-all-rules = All rules
ui-players = Players
ui-you = (you)
ui-left = (left)
ui-stood-in = (a bot plays)
ui-away = (away)
ui-points = Points
ui-gallery =
    { $count ->
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
ui-stand-in = Let a bot play for me
ui-stand-in-for = { $player } is away: let a bot play
ui-take-over = Play again myself
ui-resign = Give up
ui-resign-sure = { $player }: really give this game up?
ui-talk = Talk
ui-phrases = Ready phrases …
ui-own-words = Your words
ui-say = Say
ui-winners =
    { $count ->
        [one] { $players } wins!
       *[other] { $players } win together!
    }
ui-rematch = Play again
ui-rematch-waits = The others want to play again.
ui-result = Result
ui-replay = Replay
ui-new-table = New table
ui-seal = Fair dice
ui-seal-before = This seal hides the secret number from which all dice and tiles of this match follow. The number is shown at the end, and everybody can check that it fits.
ui-seal-help = The seal was shown before the first move; the seed behind it now. Together they prove that nobody changed the dice: stolek verify checks it.
ui-commitment = Seal
ui-seed = Seed

## Before the match

ui-free-seat = free seat
ui-expected = (expected)
ui-host = (host)
ui-sit = Sit down
ui-rename = Rename
ui-get-up = Get up
ui-seat-bot = Seat a bot
ui-change-level = Change level
ui-kick = Send away
ui-hand-over = Make host
ui-begin = Begin
ui-seats-free =
    { $count ->
        [one] One seat is still free. Wait for somebody, or seat a bot there.
       *[other] { $count } seats are still free. Wait for others, or seat bots there.
    }
ui-choose-seat = Choose a seat.
ui-you-watch = All seats are taken. You will watch.
ui-somebody-expected = Not everybody has come yet.
ui-all-here = Everybody is here. You can begin.
ui-lock = Lock the table
ui-unlock = Unlock the table
ui-is-locked = The table is locked: nobody else can sit down.
ui-host-begins = The host will begin when everybody is here.
ui-invite = Invite others
ui-qr = QR code with the link to play
ui-qr-how = Point a phone’s camera at it.
ui-link-play = Link to play
ui-link-watch = Link to watch
ui-let-watch = Let others watch
ui-new-watch = New link to watch
ui-new-watch-help = The old one stops working, and whoever came with it is shown out.
ui-new-invite = New invitation
ui-new-invite-help = The old link and code stop working. Whoever sits here already stays.
ui-address = Address for other devices
ui-copy = Copy
ui-copied = Copied
ui-copy-yourself = The link is selected: copy it yourself.
ui-code = Code
ui-code-read-out = Or read out this code, to be typed under “Join”:
ui-only-here = This address works on this device only. For others in the house, start the server with: stolek serve --host 0.0.0.0
ui-way-back = Go on at another device
ui-way-back-help = There, type this code under “Join”. Keep it to yourself: whoever has it plays in your place.
ui-renew = New code
ui-renew-help = A new code makes the old one worthless, and whoever sits at your seat on another device is shown out.
ui-pin = PIN
ui-pin-help = 4 to 8 digits that the code needs besides. Then whoever finds the code cannot play in your place.
ui-pin-set = Set a PIN
ui-pin-is-set = with a PIN
ui-pin-keep = Save
ui-pin-drop = Without a PIN
ui-pin-asked = The PIN of your seat
ui-is-open = open to everybody
ui-is-private = private
ui-look-again = Look in without the old link

## Start page

ui-welcome = What shall we play?
ui-welcome-more = Four board games at one table: against bots right away, with friends around one screen or from afar. No account, nothing to install.
ui-ways = More to do
ui-games = Games
ui-go-on = Your tables
ui-tables-more = Watch others
ui-against = Opponents
ui-level = Level
ui-bots-number =
    { $count ->
        [one] one bot
        [2] two bots
        [3] three bots
       *[other] { $count } bots
    }
ui-players-from-to = { $from } to { $to } players
ui-play-now = Play now
ui-learn = Learn
ui-rules = Rules
ui-desk = Count points

## New table

ui-game = Game
ui-how-many = How many play
ui-company = With whom
ui-company-link = Friends with a link
ui-company-screen = Friends at this screen
ui-company-bots = Bots
ui-seat = Seat { $number }
ui-seat-me = { $name } (you)
ui-seat-screen = somebody at this screen
ui-seat-open = somebody with the link
ui-bots = Bots
ui-name-of = Name at seat { $number }
ui-options = How it is played
ui-own-value = something else …
ui-own-example = For example: { $text }
ui-own-wrong = This cannot be played like that. For example: { $text }
ui-habits = Time, talk and dice
ui-dice = Dice and tiles
ui-dice-sealed = Stolek draws and rolls
ui-dice-sealed-help = Fair, and anybody can check it afterwards.
ui-dice-manual = From a real box
ui-dice-manual-help = You draw and roll at your own table and type in what came.
ui-clock = Time to think
ui-clock-none = no clock
ui-clock-none-help = Everybody takes the time they need.
ui-clock-turn = For every turn
ui-clock-turn-is = { $time } a turn
ui-clock-bank = For the whole game
ui-clock-bank-is = { $time } + { $more } a turn
ui-clock-bank-cap-is = { $time } + { $more } a turn, { $most } at most
ui-lapse-resign = Who runs out of time has given up.
ui-lapse-bot = Who runs out of time is replaced by a bot until they are back.
ui-chat-phrases = ready phrases
ui-chat-free = words of your own
ui-chat-off = no talk
ui-manners = Help and company
ui-hints = hints from a strong bot
ui-hints-help = Whoever is to play may ask what it would do.
ui-hints-none = no hints
ui-open = Open table
ui-open-help = Strangers may find it, sit down and watch. Otherwise a link is needed.
ui-at-once = Begin without a word
ui-at-once-help = The match begins as soon as the last seat is taken.
ui-open-table = Open the table
ui-lasting-second =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
ui-lasting-minute =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
ui-lasting-hour =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
ui-lasting-day =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }

## Joining, and tables

ui-join-title = Join a table
ui-join-what = Link or code
ui-join-link = A link: paste it here, or simply open it.
ui-join-code = A code: the host sees it beside the link and can read it out. Capitals and spaces do not matter.
ui-join-qr = A QR code on another screen: point your phone’s camera at it.
ui-join-back = Your own seat from another device: the 10 signs of the table, then the 8 signs of your seat’s code.
ui-tables-mine = My tables
ui-tables-mine-none = You sit at no table now.
ui-tables-join = Tables you can join
ui-tables-join-none = No table is waiting for strangers now.
ui-tables-watch = Tables you can watch
ui-tables-watch-none = Nobody is playing at an open table just now.
ui-tables-over = Finished
ui-tables-older = Show older ones
ui-enter-mine = Go on
ui-enter-join = Go in
ui-enter-watch = Watch
ui-phase-gathering = waiting for players
ui-phase-playing = being played
ui-phase-over = finished
ui-records = Records
ui-records-help = A match saved as a file can be replayed, analysed and played on from any point.
ui-records-open = Open a record

## Rules

ui-search-rules = Search the rules
ui-contents = Contents
ui-found =
    { $count ->
        [0] Nothing found.
        [one] { $count } rule found.
       *[other] { $count } rules found.
    }

## About

ui-about-what = Stolek is Czech for a small table. Around it one plays four board games: alone, against bots of five strengths, at one screen, or with friends anywhere.
ui-about-how = All of it runs on your own computer or server. It knows the rules to the last clause, says of every decision which rule it follows, and lets you look through every match again.
ui-about-independent = An independent project
ui-about-not = Stolek is not affiliated with the authors or publishers of these games, and not endorsed by them. The names only say which game is meant. Rules are told in our own words; boards and pieces are our own drawings.
ui-about-credits = Whose games these are
ui-about-thanks = If you like a game, buy its box: nothing replaces the real thing on a real table.
ui-about-fair = Before the first move the table shows a seal. It hides a secret number from which all dice and tiles follow. After the match the number is shown, and everybody can check that it fits the seal and that nothing was changed.
ui-about-privacy = Nothing about you
ui-about-privacy-text = There are no accounts, no advertisements and no trackers. A cookie knows you again, with the name and colour you have chosen. The keys to your seats stay in this browser.
ui-data = Your data
ui-data-text = Everything that this server stores of you fits into one file: your tables, what you said there, how you want to be called and the records of your finished matches. If you want to be forgotten, your own tables are removed; at tables with other people your seat stays without a name, and a match you are still playing is given up.
ui-data-take = Take it along (ZIP)
ui-forget-me = Forget me
ui-forget-sure = Really be forgotten? Your tables are removed for good, matches with others are given up, and none of it can be undone.
ui-forgotten = Done: nothing here tells who you were.
ui-remove = Remove this table
ui-remove-sure = Really remove this table of { $game_title } with everything that belongs to it? That cannot be undone.
ui-unsaid = (removed)
ui-about-programs = For programs
ui-about-programs-text = Bots and front ends of your own can play here, too:
ui-call-me = Call me when it is my turn
ui-over-short = The game is over.

## Calls to those who are away

ui-call-away = Call me when I am away, too
ui-calls-help = Stolek can tell you that it is your turn while you are away from the table, and that a game is over. At no other time will you hear from it.
ui-calls-push = On this device
ui-calls-push-help = A note appears here, even when Stolek is closed.
ui-calls-push-do = Call me here
ui-calls-push-on = Notes are shown on this device.
ui-calls-email = By e-mail
ui-calls-email-help = A short letter to your address. You will be asked there first.
ui-calls-email-field = Your e-mail address
ui-calls-webhook = By webhook
ui-calls-webhook-help = A message to a chat or to a program of your own. The address leads to { $known-or }.
ui-calls-webhook-field = Address of the webhook
ui-calls-add = Call me there
ui-calls-mailed = We have sent a mail to { $address }. Open it and confirm there; then the calls begin.
ui-calls-added = Done: Stolek will call you there.
ui-calls-ways = How you are called
ui-calls-here = This device
ui-calls-elsewhere = Another device
ui-calls-unconfirmed = not confirmed yet
ui-calls-remove = Remove
ui-calls-removed = { $address }: no more calls from now on.
ui-way-push = note in the browser
ui-way-email = e-mail
ui-way-webhook = webhook
ui-calls-confirm-title = Shall Stolek write to you?
ui-calls-confirm-text = When it is your turn and you are away, and when a game is over, a short e-mail will come. You can stop it at any time.
ui-calls-confirm-do = Yes, call me by e-mail
ui-calls-confirmed-title = Thank you!
ui-calls-confirmed-text = From now on an e-mail will come when it is your turn and you are away.
ui-calls-stop-title = Do you want no more calls?
ui-calls-stop-text = No more messages will come to the place where you found this link. Your tables and seats stay yours.
ui-calls-stop-do = No more calls
ui-calls-stopped-title = No more calls
ui-calls-stopped-text = Nothing more will come there. If you change your mind: you will find the calls under your tables.
