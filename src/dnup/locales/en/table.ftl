# At a table: why something is not done, and what can be said with one touch.
#
# $seat, $host and $last are seats, such as B; $turn, $round and $now are numbers.

refused-bad-deck = You can’t play with these cards ({ $why }).
# $counts are the player counts that the deck is for, such as 2, 3.
refused-deck-players = The deck “{ $deck }” is for { $counts } players, not { $players }. Choose another number of players, or another deck.
# $fault is a short code for what is wrong, such as wrong-turn.
refused-bad-position = You can’t practise this position ({ $fault }).
refused-bad-name = This name can’t be shown. Use 1 to { $most } visible letters, digits or signs.
refused-lookalike-name = “{ $name }” looks like “{ $other }”, who sits here. Choose another name.
refused-was-removed = The host removed you from this table. You can sit down here again after { $minutes } minutes.
refused-not-stalling = The host can remove a player during a match only after waiting { $after } seconds for them. { $seconds ->
    [one] One second
   *[other] { $seconds } seconds
} to go.
refused-not-welcome = The host of this table doesn’t want to play with you. Choose another table.
refused-too-many-bots = With { $bots ->
    [one] one bot
   *[other] { $bots } bots
} at a table of { $players }, there’s no seat left for you.
refused-table-closed = The table is closed.
refused-table-full = All { $players } seats are taken.
refused-seat-taken = Seat { $seat } is taken.
refused-no-seat = This table has no seat { $seat }. Its seats are A to { $last }.
refused-own-seat = That’s your own seat.
refused-no-level = There’s no bot level “{ $level }”. The levels are: { $levels }.
refused-salt-used = This salt was used in the last match. Each match needs a new one.
refused-bad-salt = The salt for the deals must have 1 to { $most } printable ASCII characters.
refused-not-sealed = It’s too early to reveal a salt: not everyone has committed to theirs yet.
refused-other-salt = This isn’t the salt that you committed to. Get ready again.
refused-not-seated = You don’t have a seat at this table.
refused-not-host = Only the host in seat { $host } can do that.
refused-match-running = That has to wait until the match is over.
refused-no-match = There’s no match going on.
refused-stale-turn = Too late: that was for turn { $turn }, and this is turn { $now }.
refused-early-turn = Too early: that’s for turn { $turn }, and this is turn { $now }.
refused-no-such-round = Round { $round } hasn’t started yet: this is round { $now }.
refused-round-running = Round { $round } isn’t over yet.
refused-paused = The match is paused.
refused-chat-off = Chat is off at this table.
refused-phrases-only = This table allows only the short phrases.
refused-nothing-said = There’s nothing in this message that can be shown.
refused-no-spectators = This table doesn’t allow spectators.
refused-people-here = Hints are available only when you play alone against bots, and there’s a person in seat { $seat }.
refused-moment-over = The round is over at this moment. Choose an earlier one.
refused-seat-out = Seat { $seat } is already out at this moment. Choose another seat or an earlier moment.
refused-practising = You’re practising: you can only act or leave.
refused-duplicate-table = This table plays another match’s deals, so nobody else can sit down, and there’s no rematch.

refused-bad-message = The server doesn’t understand this program: { $reason }
refused-bad-action-text = The server doesn’t understand this action: { $reason }
refused-no-such-table = There’s no table with this code. Check the code; the table may also have closed.
refused-no-such-duplicate = There are no deals with this code. Check the code; the match may also have been deleted.
refused-not-at-table = You’re not at a table.
refused-too-fast = That was too much at once. Wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
refused-too-many-tables = The server is full: it has { $limit } tables.
refused-too-many-own-tables = You already host { $limit } tables. Leave one of them first.
refused-too-many-address-tables = Your network already has { $limit } open tables, the most allowed. Leave one, or try again later.
refused-no-such-record = There’s no such match here, or it can’t be opened any more.
refused-no-such-moment = This match has no action { $action } in a round { $round }.
refused-no-hints = This server can’t give hints.
refused-no-such-bots = This server has no bot level “{ $level }”. It has: { $levels }.
refused-not-saved = The server couldn’t save that, so it probably didn’t happen. Try again.
refused-no-session = The server doesn’t recognise you any more. Enter your name again.
refused-stopping = The server is restarting. Nothing is lost: the table will wait.
refused-taken-over = You opened this table in another window or on another device. Continue there.

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-ouch = Ouch!
phrase-oops = Oops!
phrase-thinking = Let me think.
phrase-hurry = Your turn, please!
phrase-sorry = Sorry!
phrase-thanks = Thank you!
phrase-good-game = Good game!
phrase-again = Another match?
phrase-bye = Goodbye!
