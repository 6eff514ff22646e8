# At a table: why something is not done, and what can be said with one touch.
#
# $seat, $host and $last are seats, such as B; $turn, $round and $now are numbers.

refused-bad-deck = The cards cannot be played with ({ $why }).
# $counts are the player counts that the deck is for, such as 2, 3.
refused-deck-players = The deck “{ $deck }” is for { $counts } players, not for { $players }. Choose another number of players, or another deck.
# $fault is a short code for what is wrong, such as wrong-turn.
refused-bad-position = Nobody can practise on this position ({ $fault }).
refused-bad-name = This name cannot be shown: use 1 to { $most } letters, digits or signs that can be seen.
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
} among { $players } players no seat is left for you.
refused-table-closed = The table is closed.
refused-table-full = All { $players } seats are taken.
refused-seat-taken = Somebody sits in seat { $seat } already.
refused-no-seat = This table has no seat { $seat }: its seats are A to { $last }.
refused-own-seat = That is your own seat.
refused-no-level = There is no bot of the level “{ $level }”. The levels are: { $levels }.
refused-salt-used = This salt was used in the last match. Each match needs a new one.
refused-bad-salt = The salt for the deals must have 1 to { $most } printable ASCII characters.
refused-not-sealed = It’s too early to reveal a salt: not everyone has committed to theirs yet.
refused-other-salt = This isn’t the salt that you committed to. Get ready again.
refused-not-seated = You do not sit at this table.
refused-not-host = Only the host can do that, who sits in seat { $host }.
refused-match-running = That has to wait until the match is over.
refused-no-match = No match is being played.
refused-stale-turn = That comes too late: it was for turn { $turn }, and this is turn { $now }.
refused-early-turn = That comes too early: it is for turn { $turn }, and this is turn { $now }.
refused-no-such-round = There has been no round { $round } yet: this is round { $now }.
refused-round-running = Round { $round } is not over yet.
refused-paused = The match is paused.
refused-chat-off = Nothing can be said at this table.
refused-phrases-only = Only the short phrases can be said at this table.
refused-nothing-said = There is nothing in this that can be shown.
refused-no-spectators = Nobody can look on at this table.
refused-people-here = Hints are only for those who play against bots alone, and somebody sits in seat { $seat }.
refused-moment-over = The round is over at this moment: choose an earlier one.
refused-seat-out = Seat { $seat } is already out at this moment: choose another seat or an earlier moment.
refused-practising = You are practising: you can act, or leave.
refused-duplicate-table = At this table the deals of another match are played: nobody else sits down here, and there is no rematch.

refused-bad-message = The server does not understand this program: { $reason }
refused-bad-action-text = The server does not understand this action: { $reason }
refused-no-such-table = There is no table with this code. It may be misspelt, or the table was closed.
refused-no-such-duplicate = There are no deals with this code. It may be misspelt, or the match that had them was deleted.
refused-not-at-table = You are not at a table.
refused-too-fast = That was too much at once. Wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
refused-too-many-tables = The server has { $limit } tables, and no room for another.
refused-too-many-own-tables = You are the host of { $limit } tables already. Leave one of them first.
refused-too-many-address-tables = Your network has { $limit } tables open already, the most it can have. Leave one, or try again later.
refused-no-such-record = There is no such match here, or it can no longer be opened.
refused-no-such-moment = This match has no action { $action } in a round { $round }.
refused-no-hints = This server cannot work out hints.
refused-no-such-bots = This server has no bot of the level “{ $level }”. It has: { $levels }.
refused-not-saved = The server could not store that, so it is probably not done. Try it again.
refused-no-session = The server does not know you any more: tell it your name again.
refused-stopping = The server is being stopped. Nothing is lost: the table waits until it is back.
refused-taken-over = You have come to this table from another window or device, which goes on from here.

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
