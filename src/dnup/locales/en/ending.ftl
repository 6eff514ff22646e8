# The end of a round and of a match in the browser, and the check of the deals.
#
# $name is a player, $names several, such as "Anna and Ben"; $mine is "yes" when it is about the reader.

ending-look = Look at the table
ending-show = Show the result
ending-you = you
ending-points = { $points } of { $goal } points
# For screen readers: the cards that are left in a hand.
ending-hand = { $count ->
    [0] No cards.
    [one] One card: { $cards }
   *[other] { $count } cards: { $cards }
}

# The end of a round.
ending-round = Round { $round }
ending-round-won = { $mine ->
    [yes] You win the round!
   *[no] { $name } wins the round
}
ending-round-out = { $mine ->
    [yes] { $place ->
        [1] You are out first!
       *[other] You are out second!
    }
   *[no] { $name } is out first
}
ending-won-round = Out
ending-out = { $place ->
    [1] Out first
   *[other] Out second
}
ending-left = { $count ->
    [one] One card left
   *[other] { $count } cards left
}
# $letters are letters of the word dnup that were won, such as "d and n".
ending-gained = { $count ->
    [one] wins the letter { $letters }
   *[other] wins the letters { $letters }
}
ending-next = Next round
ending-awaited = Waiting for { $names }.
ending-wanting = { $count ->
    [one] { $names } wants to go on.
   *[other] { $names } want to go on.
}
ending-countdown = { $seconds ->
    [0] The next round begins.
    [one] The next round begins in one second at the latest.
   *[other] The next round begins in { $seconds } seconds at the latest.
}

# The end of a match.
ending-match = { $rounds ->
    [one] The match, after one round
   *[other] The match, after { $rounds } rounds
}
ending-points-table = Points of each round
ending-player = Player
ending-all-points = All points
ending-assisted = { $mine ->
    [yes] { $count ->
        [one] A bot made one move for you while you were away.
       *[other] A bot made { $count } moves for you while you were away.
    }
   *[no] { $count ->
        [one] A bot made one move for { $name }, who was away.
       *[other] A bot made { $count } moves for { $name }, who was away.
    }
}
ending-last-hands = What was left in the hands
ending-record = The record of this match
ending-save = Save
ending-share = Share
ending-share-text = A match of dnup, move by move
ending-copy = Copy the link
ending-verify = Check the deals
ending-verify-missing = The check could not be loaded. Try it again when the connection is back.
ending-rematch = Rematch
ending-no-rematch = No rematch
ending-others = New opponents
ending-home = Start page
ending-ready = { $count ->
    [one] { $names } wants a rematch.
   *[other] { $names } want a rematch.
}
ending-empty = { $count ->
    [one] A seat is empty: a rematch needs somebody in it.
   *[other] { $count } seats are empty: a rematch needs somebody in each.
}
