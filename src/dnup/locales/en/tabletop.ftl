# The table in the browser: the room before a match, the board, log and chat, the menu.

table-title = Table { $code }
table-opening = The table is being opened …
board = The table
watching = You are watching

# Seats. $points are what the player has, $goal what wins the match.
seat-you = you
seat-turn = Turn
seat-cards = { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}
seat-points = { $points } of { $goal } points
seat-clock = Time left
seat-out = { $place ->
    [1] Out first
    [2] Out second
   *[other] Out
}
seat-bot = Bot
seat-away = Away
seat-left = Has left
seat-stand-in = A bot plays
seat-star = Holds the ★
seat-about = About this player
seat-known = Everybody saw these cards go into the hand:
seat-known-none = Nobody has seen a card of this hand.
seat-hints = { $count ->
    [one] One hint in this match
   *[other] { $count } hints in this match
}

# Play areas. $number is 0 where each player has only one; $mine is "yes" for the reader's own.
area-name = { $mine ->
    [yes] { $number ->
        [0] Your play area
       *[other] Your play area { $number }
    }
   *[no] { $number ->
        [0] Play area of { $name }
       *[other] Play area { $number } of { $name }
    }
}
area-empty = empty
area-play = Play
area-add = Add
area-take = Take
# The whole label of a play area: $where is area-name, $what the set or area-empty, $action what a press does.
area-holds = { $where }: { $what }
area-holds-offer = { $where }: { $what }. { $action }

# Whose turn it is; $number as above.
turn-mine = { $number ->
    [0] Your turn.
   *[other] Your turn for area { $number }.
}
turn-other = { $number ->
    [0] It is the turn of { $name }.
   *[other] It is the turn of { $name } for area { $number }.
}

# The discard pile.
pile = Discarded
pile-name = { $cards ->
    [0] No card is discarded
    [one] 1 card is discarded
   *[other] { $cards } cards are discarded
}
pile-empty = Sets go here face down, when the next turn of their owner begins.
pile-about = Everybody saw them go here. Which way up they lie no longer matters.

# What has happened, and what is said.
log = What happened
log-round = Round { $round }
log-empty = Nothing yet.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-off = Nothing can be said at this table.
chat-watching = Only who sits at the table can say something.
chat-phrases = Say with one touch
chat-text = Say something
chat-send = Send
chat-said = { $name } says: { $text }
chat-mute = Do not hear { $name }
chat-unmute = Hear { $name } again
chat-unread = ({ $unread } unread)

# The menu.
menu = Menu
menu-panel = Log and chat
menu-keys = Keys
menu-aid = Player aid
menu-rules = All rules
menu-device = Go on with another device
menu-leave = Leave the table
menu-stop-watching = Stop watching
leave-title = Leave in the middle of the match?
leave-about = A bot plays on for you. As long as the match goes on you can come back with the same link.
leave-about-alone = Only bots are left here, so the match ends. It stays among your matches as not finished.
leave-about-ladder = On the ladder it counts as lost.
leave-stay = Stay
paused = The match is paused.
pause-ask = Ask for a pause
pause-resume = Play on
pause-wanted = { $names } would like a pause.
pause-waiting = You have asked for a pause.
pause-agree = Agree
pause-no-longer = No pause after all

# The table as text.
text-view = The table as text
text-no-turn = The round is over.
text-you = { $name } (you)
text-known = Everybody saw these cards go into the hand: { $cards }
text-hand = Your hand
text-hand-empty = No cards.
text-may = You may

# Inviting others.
invite = Invite
invite-title = Invite others
invite-code = Code of this table
invite-copy = Copy the link
invite-share = Share
invite-text = Come and play dnup with me!
invite-qr = QR code of the link to this table

# The room before a match. $free seats are empty, $taken of $players are not.
room-title = Before the match
room-taken = { $taken } of { $players } seats taken
room-free = Empty seat
room-ready = Ready
room-not-ready = Not ready yet
room-host = Host
room-bot = Add a bot …
room-bot-for = Bot in seat { $seat }
room-sit-here = Sit here
room-remove = Remove { $name }
room-options = Options of this table
room-wait-seats = { $free ->
    [one] One seat is still empty.
   *[other] { $free } seats are still empty.
}
room-wait-ready = Waiting for { $names }.
room-wait-you = The match begins when everybody is ready.
room-you-ready = You are ready
room-be-ready = Ready
room-not-yet = Not yet
sit-down = Sit down

# The options in a few words each.
option-players = { $players } players
option-clock-none = No clock
option-clock-move = { $seconds } seconds for a move
option-clock-total = { $minutes } min each, { $increment } s more with every move
option-chat-free = Free chat
option-chat-phrases = Chat with short phrases
option-chat-off = No chat
option-spectators = Others may look on
option-spectators-none = Nobody may look on
option-pace = Bots take about { $seconds } s
option-deck = Deck: { $deck }
option-deck-standard = Standard deck
option-deck-title = The cards of this table

# Why there is no table to see.
gone-closed = The table is closed.
gone-removed = The host has emptied your seat.
gone-left = You have left the table.
trouble-home = To the start page
trouble-new = Open a table
trouble-watch = Watch instead
trouble-watch-about = You can look on without a seat.
trouble-sit-about = There may be a seat for you.
trouble-again = { $seconds ->
    [0] Try again
   *[other] Try again in { $seconds } s
}
