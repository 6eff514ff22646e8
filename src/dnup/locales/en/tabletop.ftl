# The table in the browser: the room before a match, the board, log and chat, the menu.

table-title = Table { $code }
table-opening = Opening table…
board = The table
watching = You’re watching

# Seats. $points are what the player has, $goal what wins the match.
seat-you = you
seat-turn = Turn
seat-cards = { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}
seat-points = { $goal ->
    [2] Rounds won: { $points } ({ $goal } win the match)
   *[other] Points: { $points } ({ $goal } win the match)
}
seat-clock = Time left
seat-out = { $place ->
    [1] Out first
    [2] Out second
   *[other] Out
}
# The same where there is little room.
seat-out-short = { $place ->
    [1] 1st
    [2] 2nd
   *[other] Out
}
seat-bot = Bot
seat-away = Away
seat-away-until = A bot takes over in { $time }.
seat-left = Has left
seat-stand-in = A bot plays
seat-star = Holds the ★
seat-about = About this player
seat-known = Cards everyone knows are in this hand:
seat-known-none = No cards in this hand are known.
seat-memory-off = Memory aids are off at this table, so the cards that went into this hand aren’t listed.
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
        [0] { $name }’s play area
       *[other] { $name }’s play area { $number }
    }
}
area-empty = empty
area-back = goes back as
area-add-value = Add a { $value }
board-two = The first to win two rounds wins the match.
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
    [0] { $name }’s turn.
   *[other] { $name }’s turn for area { $number }.
}

# The discard pile.
pile = discarded
pile-name = { $cards ->
    [0] No card is discarded
    [one] 1 card is discarded
   *[other] { $cards } cards are discarded
}
pile-empty = Discarded sets go here, face down.
pile-about = Everyone saw these cards go here. Which way up they are no longer matters.
pile-memory-off = Memory aids are off at this table, so the pile stays face down. Try to remember what went here.

# What has happened, and what is said.
log = Moves
ticker-open = Open the moves
log-round = Round { $round }
log-empty = Nothing yet.
log-memory-off = Memory aids are off at this table, so only the last moves are listed.
chat = Chat
chat-empty = No messages yet.
chat-off = Chat is off at this table.
chat-watching = Only seated players can chat.
chat-phrases = Say with one tap
chat-text = Say something
chat-send = Send
chat-said = { $name } says: { $text }
chat-mute = Mute { $name }
chat-unmute = Unmute { $name }
chat-unread = ({ $unread } unread)

# The menu.
menu = Menu
menu-panel = Moves and chat
menu-keys = Keys
menu-aid = Player aid
menu-rules = All rules
menu-device = Continue on another device
menu-network = Open to your network
menu-leave = Leave table
menu-stop-watching = Stop watching
leave-title = Leave in the middle of the match?
leave-about = A bot plays on for you. While the match lasts, you can come back with the same link.
leave-about-alone = Only bots are left here, so the match ends. You’ll find it in your matches as not finished.
leave-about-ladder = On the ladder it counts as a loss.
leave-stay = Stay
paused = The match is paused.
pause-ask = Ask for a pause
pause-resume = Play on
pause-wanted = { $names } would like a pause.
pause-waiting = You asked for a pause.
pause-agree = Agree
pause-no-longer = Cancel pause request

# The table as text.
text-view = The table as text
text-no-turn = The round is over.
text-you = { $name } (you)
text-known = Cards everyone knows are in this hand: { $cards }
text-hand = Your hand
text-hand-empty = No cards.
text-may = You can

# Inviting others.
invite = Invite
invite-title = Invite others
invite-code = Table code
invite-bring = Bring them in
invite-how = Read it out, send it, or let them scan it.
invite-send = Send the link
invite-copy = Copy link
invite-share = Share
invite-text = Come and play dnup with me!
invite-qr = QR code for this table’s link
# Under `dnup serve --open` only this computer can open the link, until the host lets the network in. $port is a number without commas.
invite-local = This link works only on this computer.
invite-open = Let people in this network join
invite-open-hint = Anyone on the same Wi-Fi or cable network can then join with a link. The connection isn’t encrypted.
invite-opened = Open to your network
invite-firewall = If the link doesn’t load on another device, check that it’s on the same network and that your firewall lets port { $port } through.
invite-close = Close it again
invite-close-hint = Everyone who joined over the network loses the connection.
invite-moved = This computer has changed networks, so the link no longer works.
invite-reopen = Make a new link

# The room before a match. $free seats are empty.
room-title = Before the match
room-yours = Your table
# $name is the host.
room-of = { $name }’s table
# Below a name: the host’s own, and that of somebody who is ready.
room-your-table = your table
# Below one’s seat, for somebody who has no name yet: a press on it asks for one.
room-name = say your name
room-friend = came to play
# A seat that is still free; below it are the faces of the bots.
room-kept = Kept for a friend
room-or-bot = or let a bot have it now
# $name is the bot that sits there.
room-swap = Put another bot in { $name }’s place
room-who = Who should play?
# In one’s own place on the mat, and beside the key below.
room-lay = Lay your card down when you’re ready.
# What is missing until the match begins, and what can be done about it.
room-free-seats = { $free ->
    [one] One seat is free.
   *[other] { $free } seats are free.
}
room-fill = Wait for a friend, or tap a face.
room-fill-wait = We’re waiting for someone to sit down.
room-all-here = Everyone’s here.
# The options of the table, as rows: what each is about, and what holds here.
room-rules = House rules
room-rule-on = On
room-rule-off = Off
room-rule-onlookers = Spectators
room-rule-welcome = Welcome
room-rule-nobody = Nobody
room-rule-bots-take = Bots take
room-rule-seconds = about { $seconds } s
room-rule-cards = Cards
room-free = Free seat
room-ready = Ready
room-bot-for = A bot for seat { $seat }
room-sit-here = Sit here
room-remove = Remove { $name }
room-wait-ready = Waiting for { $names }.
room-wait-you = Everyone’s waiting for you.
room-be-ready = I’m ready
room-not-yet = Take my card back
sit-down = Sit down

# Before one sits down: who is there, and how one wants to be called. $host is a player.
join-title = { $host } has kept a seat for you
join-title-bare = There’s a seat for you
join-learn = Never played? Learn it step by step.
join-who = At the table
# Below a name.
join-opened = opened the table
join-ready = ready
join-not-ready = not ready yet
join-bot = a bot
join-free = free seat
join-you = that’s you
join-name = What should they call you?
join-name-missing = Type a name, or let the die pick one.
# A button with a die, and the names that it can make up, with commas between them.
join-made-up = Make up a name
join-names = Ada, Bo, Fay, Ivy, Kit, Leo, Mia, Nora, Otto, Pip, Robin, Sam, Tess, Uma, Vera, Will, Zoe
# Below a small picture of the reader, upside down.
join-beaten = when you’re beaten
join-ink = Pick your ink
join-foot = No account, no e-mail. You can change both later.
join-watch = Just watch

# The options in a few words each.
option-players = { $players } players
option-clock-none = No clock
option-clock-move = { $seconds } seconds per move
option-clock-total = { $minutes } min each, plus { $increment } s per move
option-chat-free = Free chat
option-chat-phrases = Chat with short phrases
option-chat-off = No chat
option-spectators = Spectators welcome
option-spectators-none = No spectators
option-memory = Memory aids
option-memory-none = No memory aids
option-pace = Bots take about { $seconds } s
option-deck = Deck: { $deck }
option-deck-standard = Standard deck
option-deck-title = The cards of this table

# Why there is no table to see.
gone-closed = The table is closed.
gone-removed = The host removed you from your seat.
gone-left = You left the table.
trouble-door = This door is shut
trouble-home = Go to the start page
trouble-new = Open a table
trouble-watch = Watch instead
trouble-watch-about = You can watch without a seat.
trouble-again = { $seconds ->
    [0] Try again
   *[other] Try again in { $seconds } s
}

# Lines of the log with pictures of cards: $cards are the cards that were moved, $turned what they show when they are
# turned, $name who did it, $where the area when two play: in-area. ↻ becomes a drawing.
deed-played = { $mine ->
    [yes] You play { $cards }{ $where }
   *[no] { $name } plays { $cards }{ $where }
}
deed-added = { $mine ->
    [yes] You add { $cards } to { $owner }’s set
   *[no] { $name } adds { $cards } to { $ownermine ->
        [yes] your
       *[no] { $owner }’s
    } set
}
deed-taken = { $mine ->
    [yes] You take { $cards } from { $owner } ↻ { $turned }
   *[no] { $name } takes { $cards } from { $ownermine ->
        [yes] you
       *[no] { $owner }
    } ↻ { $turned }
}
deed-rotated = { $mine ->
    [yes] You rotate your hand ↻
   *[no] { $name } rotates ↻
}
deed-returned = { $mine ->
    [yes] { $cards } ↻ { $turned } back to you
   *[no] { $cards } ↻ { $turned } back to { $name }
}
deed-discarded = { $mine ->
    [yes] You discard { $cards }
   *[no] { $name } discards { $cards }
}
