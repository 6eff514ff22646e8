# The browser: the start page and the pages around it.

# Parts that all pages use.
copied = Copied
copy-failed = Copying did not work
save = Save
language = Language
theme-now = Theme: { $theme }
theme-system = As the device
theme-light = Light
theme-dark = Dark
footer-unofficial = Unofficial and non-commercial. The name and the rules of the game belong to their owners.
footer-deck = The standard deck is a reconstruction.
footer-deck-more = What that means

# The start page.
home-title = dnup: the card game with two values on every card
home-lead = The card game with two values on every card. Only the one on top counts, until the card is turned.
play-now = Play now
play-now-dealing = Dealing …
play-now-players = Players
play-now-level = Opponents
home-new = Play with others
home-learn = How to play
home-tables = Public tables
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
