# The browser: the start page and the pages around it.

# Parts that all pages use.
copied = Copied
copy-failed = Not copied
save = Save
language = Language
language-missing = This language didn’t load. Try again.
theme-now = Theme: { $theme }
theme-system = Auto
theme-light = Light
theme-dark = Dark
footer-unofficial = Unofficial and non-commercial. The game’s name and rules belong to their owners.
footer-deck = The standard deck is the printed one, as one owner listed it. The publisher hasn’t confirmed it.
footer-deck-more = Check the cards

# The start page.
home-title = dnup: the card game with two values on every card
home-lead = The card game with two values on every card. Only the one on top counts, until the card is turned.
play-now = Play now
play-now-deal = Deal the cards
play-now-dealing = Dealing…
play-now-players = Players
play-now-level = Against { $names }
home-new = Invite friends
home-invite = New here? Learn it in 5 minutes.
home-back = Back to the table
home-back-forget = Don’t show this table here
join-code = Table code
join = Join
join-code-wrong = A code has six letters and digits, such as NAC 8SS, and never 0, 1, I or O.
you-are = You’re
your-name = Your name
change-name = Change

# The start page: the table that one can go back to. $names are the others there.
home-resume = Your table
home-resume-turn = It’s your turn
# $name is the player whose turn it is.
home-resume-wait = { $name } is thinking
home-resume-gathering = Your table is waiting for players
home-resume-between = Round { $round } is over
home-resume-over = The match is over
home-resume-gone = This table has closed
home-resume-with = With { $names }.
home-resume-round = Round { $round } with { $names }.
# $own are one's own points, $best the most that anybody else has.
home-resume-lead = You lead { $own } to { $best }.
home-resume-level = It’s { $own } all.
home-resume-behind = You’re behind, { $own } to { $best }.

# The start page: the puzzle of the day. $turns counts the player's own turns.
home-daily = Daily puzzle
home-daily-out = { $turns ->
    [one] Go out this turn.
   *[other] Be the next one out, within { $turns } turns.
}
home-daily-stop = Keep everyone else from going out.
home-daily-table = On the table
home-daily-empty = Nothing yet
home-daily-hand = Your hand
home-daily-solve = Solve
home-daily-more = More puzzles
home-daily-done = Solved. The next one comes tomorrow.
home-streak = { $days ->
    [0] A new one every day
    [one] One day in a row
   *[other] { $days } days in a row
}

# The start page: the rating. $name, $low and $high are levels of bots.
home-rating = Your rating
home-rating-players = { $players } players
home-rating-change = { $way ->
    [up] ▲ { $change } this week
    [down] ▼ { $change } this week
   *[none] No change this week
}
home-rating-below = Below { $name }
home-rating-between = Between { $low } and { $high }
home-rating-above = Above every bot
home-rating-none = No rating yet. Play one match against bots to get your first.
home-rating-lost = The ladder didn’t load. Open it to try again.

# The start page: learning. $step is the title of a step.
home-learn-next = Next: { $step }
home-learn-done = You’ve finished every lesson.
home-learn-count = { $done } of { $all }
home-learn-start = Start
home-learn-on = Go on

# Public tables. $free is how many seats are empty, of all $players.
tables-title = Open tables
home-tables-more = All tables
table-code = Table { $code }
table-free = { $free ->
    [one] One seat free
   *[other] { $free } seats free
}
table-phase-gathering = All seats are taken
table-phase-playing = A match is on
table-phase-finished = The match is over
table-phase-closed = Closed
table-with-clock = with a clock
table-deck = Deck: { $deck }
table-sit = Sit down
table-watch = Watch
tables-lead = Anyone can sit down here. The list updates by itself.
tables-nobody = A quiet evening
tables-empty = Nobody is waiting right now. Open a table, and others will find it here.
tables-new = Open a table

# A new table.
new-title = Open a table
new-lead = Invite people with a link, or fill the seats with bots.
new-players = Players
new-seats = Seats
new-seat-you = You
# $number counts the seats; the first is one's own.
new-seat = Seat { $number }
new-seat-person = A person
new-seat-person-about = The seat stays free for someone you invite.
new-public = Public table
new-public-hint = Anyone can find it and sit down. Otherwise, people need the link or the code.
new-clock = Clock
new-clock-none = None
new-clock-per-move = Per move
new-clock-total = Per match
new-clock-seconds = Time per move
new-clock-minutes = Time for the whole match
new-clock-increment = Extra time per move
new-more = More options
new-after = If someone is away, wait
new-after-hint = Then a bot plays for them until they’re back.
new-after-never = Forever
new-stand-in = Bot that steps in
new-stand-in-hint = It also moves when someone’s time runs out.
new-chat = Chat
new-chat-free = Free
new-chat-phrases = Phrases only
new-chat-off = Off
new-spectators = Spectators
new-spectators-hint = Others can watch. They don’t see any hands.
new-memory = Memory aids
new-memory-hint = Show discarded cards, and cards everyone saw go into a hand.
new-pause = Longest pause between rounds
new-pause-hint = It ends as soon as everyone wants to continue.
new-deck-choice = Deck
new-deck-own = Enter your own cards
new-deck-standard = Standard deck
new-deck-pairs = Pairs (our first deck)
new-deck-awaited = Your deck
# $players are numbers, such as: 2 or 4.
new-deck-players = The deck you chose is for { $players } players.
refused-decks-not-loaded = Your decks didn’t load. Try again, or choose the standard deck.
refused-deck-gone = That deck was deleted, so the table wasn’t opened. Choose another deck.
new-open = Open table
new-opening = Opening…
span-none = None
span-seconds = { $seconds ->
    [one] One second
   *[other] { $seconds } seconds
}
span-minutes = { $minutes ->
    [one] One minute
   *[other] { $minutes } minutes
}

# Settings.
settings-lead = Changes apply immediately and are saved in this browser.
settings-you = You
settings-name-hint = Everyone at your table sees your name and ink right away.
settings-ink = Your ink
ink-tomato = Tomato
ink-blue = Blue
ink-green = Green
ink-plum = Plum
ink-orange = Orange
ink-night = Night
ink-rose = Rose
ink-teal = Teal
settings-look = Look and sound
settings-play = At the table
settings-preview = Preview
theme = Light or dark
motion = Animation
motion-hint = Off shows results at once, without flights.
motion-system = Auto
motion-full = Full
motion-off = Off
sound = Sounds
sort = Order of your hand
sort-value = By value
sort-hand = My own
pace = Bots take
pace-calm = a breath
pace-normal = a moment
pace-quick = no time
settings-pace-hint = How long they think, in matches that you start with “Play now”.
confirm = Confirm moves
confirm-hint = A second tap confirms.
shortcuts = Keyboard shortcuts
shortcuts-hint = Single keys act at the table. R rotates, for example.

# Going on with another device.
other-device = Continue on another device
other-device-hint = You’ll be the same player there, with your tables, matches and rating.
other-device-make = Make a link
other-device-qr = QR code for the other device
other-device-copy = Copy link
other-device-left = It works once, for another { $minutes }:{ $seconds }.
other-device-secret = Keep it to yourself: anyone who opens it plays as you.
handover-title = Continue here?
handover-as = You’ll be { $name }, as on the device that made this link.
handover-lead = This link comes from another device. Here you’ll be the same player, with the same seats.
# $name is who one has been on this device.
handover-instead = You’re { $name } on this device. Continuing here gives up that name and its seats.
handover-do = Continue here
handover-do-not = Not now
