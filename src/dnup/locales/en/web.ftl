# The browser: what all its pages share.

app-name = dnup
nav-home = Home
nav-settings = Settings
nav-label = Main menu
nav-skip = Skip to the content
nav-tables = Tables
nav-puzzles = Puzzles
nav-ladder = Ladder
nav-learn = Learn
nav-matches = My matches
nav-decks = My decks
nav-rules = Rules
page-missing = This card isn’t in the deck
page-missing-about = The address leads nowhere, whichever way up you hold it. The table may have closed.
page-missing-home = Go home
page-missing-code = Enter a table’s code
not-loaded = This part of the game didn’t load. There may be a newer version.
not-loaded-title = A piece is missing
not-loaded-again = Load again
close = Close
back = Back
cancel = Cancel
guest-name = Guest

# Bots. $level is one of these in words.
level-random = Random
level-beginner = Beginner
level-casual = Casual
level-careful = Careful
level-sharp = Sharp
level-master = Master
level-greedy = Greedy
level-flat = Flat
level-random-about = Plays anything that’s allowed. Sometimes that’s genius.
level-beginner-about = Learned the rules on Sunday. Plays as many cards as it can, right away.
level-casual-about = Plays for fun, overlooks things and forgets cards.
level-careful-about = Thinks before each move but can’t remember every card.
level-sharp-about = Sees at a glance what a position is worth and remembers every card.
level-master-about = Sees what mow sees and thinks ahead, too. Nobody here is stronger.
level-greedy-about = Plays the largest set it can and never takes.
level-flat-about = Tries every action many times in its head.
# $name is a bot's name, such as sis; $level its level in words.
character-said = { $name }, { $level }
# As many of six dots.
character-strength = Strength { $strength } of { $most }

# The connection.
line-opening = Connecting…
# Beside cards that lie face down, while something is on its way.
shuffling = Shuffling…
line-lost = Connection lost
line-lost-safe = Your cards are safe, and your seat is kept.
line-lost-again = Trying again in { $seconds } s.
line-lost-trying = Trying again…
line-lost-retry = Try now
line-back = Connected again.
line-taken-over = This table is now open in another window or on another device.
line-taken-over-here = Continue here
refused-line-lost = Connection lost. Reconnecting…
refused-no-such-handover = This link has been used or is too old. Make a new one on the other device.
refused-mixed-name = This name mixes letters of different alphabets that look alike. Use one alphabet for each word.
refused-reserved-name = This name is reserved, because others could take you for a bot or for the people who run the server. Choose another one.
refused-no-such-session = This device is logged out already.
refused-not-yourself = That’s you.
refused-nobody-there = Nobody is there any more.
refused-no-such-block = You aren’t blocking this person any more.
refused-too-many-blocks = You’ve blocked { $limit } people, the most you can. Take a block back first.
refused-not-confirmed = That isn’t your name. Nothing was deleted.
refused-not-this-machine = Only the computer that runs the game can do this.
refused-network-off = This server can’t be opened to the network from here.
refused-no-network = This computer isn’t in a network. Connect it to Wi-Fi or plug in a cable, then try again.
refused-public-address = This computer is directly on the internet (at { $address }), so the whole world could join. If you want that, start dnup with --host.
refused-network-ports-taken = Other programs use all ports from { $first } to { $last }. Close one of them, or start dnup with another --port.
refused-network-not-opened = The system doesn’t allow it: { $reason }.
refused-server-error = Something went wrong on the server. Try again.
refused-unknown = The server refused ({ $code }).

# What happens at a table beside the game. $mine is "yes" when it is about the reader.
table-event-match-began = The match begins.
table-event-match-ended = { $mine ->
    [yes] You win the match!
   *[no] { $name } wins the match.
}
table-event-person-seated = { $mine ->
    [yes] You sit down.
   *[no] { $name } sits down.
}
table-event-renamed = { $mine ->
    [yes] You’re now called { $name }.
   *[no] { $was } is now called { $name }.
}
table-event-bot-seated = { $name } sits down (bot).
table-event-seat-emptied = Seat { $seat } is empty.
table-event-went-away = { $left ->
    [removed] The host has removed { $name }. A bot plays on.
    [yes] { $name } has left.
   *[no] { $name } is away.
}
table-event-hint-given = { $mine ->
    [yes] You ask for a hint.
   *[no] { $name } asks for a hint.
}
table-event-came-back = { $mine ->
    [yes] You’re back.
   *[no] { $name } is back.
}
table-event-substituted = A bot ({ $level }) plays for { $name }.
table-event-time-up = { $mine ->
    [yes] Your time is up: a bot makes this move.
   *[no] { $name }’s time is up: a bot makes this move.
}
table-event-pause-asked = { $wants ->
    [yes] { $name } would like a pause.
   *[no] { $name } no longer wants a pause.
}
table-event-unsealed = { $mine ->
    [yes] Your device didn’t answer, so the match didn’t begin. Get ready again.
   *[no] No answer came from { $names }, so the match didn’t begin.
}
table-event-paused = The match is paused.
table-event-resumed = { $name } plays on.
table-event-restarted = The server restarted. Nothing was lost.
table-event-closed = The table is closed.
past-taken = { $mine ->
    [yes] You take a set from { $owner }.
   *[no] { $name } takes a set from { $ownermine ->
        [yes] you
       *[no] { $owner }
    }.
}

# What could be done: for buttons and confirmation. $where is in-area, or nothing.
do-play = Play { $set }
do-add = Add { $card } to the set in front of { $owner }{ $where }
do-take = Take the set in front of { $owner }{ $where }
do-rotate = Rotate your hand
