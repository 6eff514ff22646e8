# The browser: the start page and the pages around it.

# Parts that all pages use.
copied = Copied
copy-failed = Not copied
save = Save
language = Language
language-missing = This language could not be loaded. Try it again.
theme-now = Theme: { $theme }
theme-system = Automatic
theme-light = Light
theme-dark = Dark
footer-unofficial = Unofficial and non-commercial. The name and the rules of the game belong to their owners.
footer-deck = The standard deck is the printed one, as one owner listed it. The publisher hasn’t confirmed it.
footer-deck-more = Check the cards

# The start page.
home-title = dnup: the card game with two values on every card
home-logo = dnup: turned by 180 degrees, the name reads the same
home-lead = The card game with two values on every card. Only the one on top counts, until the card is turned.
play-now = Play now
play-now-dealing = Dealing …
play-now-players = Players
play-now-level = Opponents
home-others = Other ways
home-new = Invite others
home-learn = How to play
home-invite = New here? Learn it in 5 minutes
home-invite-on = Go on learning
home-invite-no = Do not offer this again
home-tables = Public tables
home-mine = What is yours
home-puzzles = Puzzles
home-matches = My matches
home-ladder = Ladder
home-decks = Decks
home-back = Back to your table
home-back-forget = Do not show this table here
join-code = Code of a table
join = Join
join-code-wrong = A code has six letters and digits, such as NAC 8SS, and never 0, 1, I or O.
you-are = You are
your-name = Your name
change-name = Change

# Public tables. $free is how many seats are empty, of all $players.
tables-title = Public tables
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
tables-lead = Everybody may sit down here. The list keeps itself up to date.
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
# $level is a level of bots in words, such as Casual.
new-seat-bot = Bot: { $level }
new-public = Public table
new-public-hint = Anybody can find it and sit down. Otherwise only who has the link or the code.
new-clock = Clock
new-clock-none = None
new-clock-per-move = For each move
new-clock-total = For the match
new-clock-seconds = Time for each move
new-clock-minutes = Time for the whole match
new-clock-increment = Time back with each move
new-more = More options
new-after = When somebody is away, wait
new-after-hint = Then a bot plays for them until they are back.
new-after-never = For ever
new-stand-in = Bot that steps in
new-stand-in-hint = It also moves when somebody’s time is up.
new-chat = Chat
new-chat-free = Free
new-chat-phrases = Phrases only
new-chat-off = Off
new-spectators = Spectators
new-spectators-hint = Others may look on. They see no hands.
new-pause = Pause between rounds, at most
new-pause-hint = It ends as soon as everybody wants to go on.
new-deck-choice = Deck
new-deck-own = Enter your own cards
new-deck-standard = Standard deck
new-deck-pairs = Pairs (our first deck)
new-deck-awaited = Your own deck
# $players are numbers, such as: 2 or 4.
new-deck-players = The deck that you chose is made for { $players } players.
refused-decks-not-loaded = Your own decks could not be loaded. Try it again, or choose the standard deck.
refused-deck-gone = Your own deck is not kept any more, so the table was not opened. Choose a deck.
new-open = Open the table
new-opening = Opening …
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
settings-lead = Everything holds at once and stays in this browser.
settings-you = You
settings-name-hint = Others see this name at tables that you join from now on.
settings-look = Look and sound
settings-play = Play
theme = Theme
motion = Motion
motion-system = Automatic
motion-full = Full
motion-off = Off
sound = Sounds
sort = Order of your hand
sort-value = By value
sort-hand = Your own
pace = Pace of bots
pace-calm = Calm
pace-normal = Normal
pace-quick = Quick
settings-pace-hint = The pace holds for matches that you start with “Play now”.
confirm = Ask before each action
confirm-hint = A second tap or click confirms it.
shortcuts = Keyboard shortcuts
shortcuts-hint = Single keys act at the table.

# Going on with another device.
other-device = Another device
other-device-hint = Go on there as the same player, with your seats. Both devices then share your name and your tables.
other-device-make = Make a link
other-device-qr = QR code with the link for the other device
other-device-copy = Copy the link
other-device-left = It works once, for { $minutes }:{ $seconds } more.
other-device-secret = Show it to nobody else: who opens it plays as you.
handover-title = Go on here?
handover-lead = This link comes from another device. Here you will be the same player as there, with the same seats.
# $name is who one has been on this device.
handover-instead = On this device you are { $name }. You will not be any more, and lose the seats of { $name }.
handover-do = Go on here
handover-do-not = Not now
