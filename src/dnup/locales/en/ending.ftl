# The end of a round and of a match in the browser, and the check of the deals.
#
# $name is a player, $names several, such as "Anna and Ben"; $mine is "yes" when it is about the reader.

ending-look = Look at the table
ending-show = Show the result
ending-you = you
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
        [1] You’re out first!
       *[other] You’re out second!
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
ending-next = Deal round { $round }
ending-awaited = Waiting for { $names }.
ending-wanting = { $count ->
    [one] { $names } wants to go on.
   *[other] { $names } want to go on.
}
ending-countdown = { $seconds ->
    [0] Dealing…
    [one] Next round within one second
   *[other] Next round within { $seconds } seconds
}

# The end of a match: won, lost, or watched.
ending-won = You win!
ending-lost = { $name } takes it
ending-watched = { $name } wins
ending-over = The match is over
ending-watched-about = If they play again, you’ll see it here.
ending-match = { $rounds ->
    [one] The match took one round
   *[other] The match took { $rounds } rounds
}
# $others are the others with their points, such as "Ann (3) and Ben (2)".
ending-won-points = { $points } points, ahead of { $others }, after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
ending-score = { $name } ({ $points })
# With two players it goes by rounds.
ending-won-rounds = { $rounds } rounds to { $theirs } against { $name }
# $had is "none", "close" (one short of the goal) or "some"; with two players $count is "rounds".
ending-lost-points = { $count ->
    [rounds] { $had ->
        [none] You didn’t win a round this time.
       *[close] You were one round away.
    }
   *[points] { $had ->
        [none] No points this time.
        [close] You had { $points } of { $goal }. So close.
       *[some] You had { $points } of { $goal } points.
    }
}
# Where a match was lost. $set stands for cards, which are shown; $owner is a player.
ending-turned = Where it turned
ending-turned-at = Round { $round }, { $turn ->
    [1] your first turn
    [2] your second turn
    [3] your third turn
    [4] your fourth turn
    [5] your fifth turn
    [6] your sixth turn
    [7] your seventh turn
    [8] your eighth turn
    [9] your ninth turn
    [10] your tenth turn
   *[other] your turn number { $turn }
}
ending-turned-did = { $kind ->
    [play] You played { $set }.
    [add] You added { $set } to { $owner }’s set.
    [take] You took { $owner }’s set.
   *[rotate] You rotated your hand.
}
ending-turned-better = { $kind ->
    [play] Playing { $set } was better.
    [add] Adding { $set } to { $owner }’s set was better.
    [take] Taking { $owner }’s set was better.
   *[rotate] Rotating your hand was better.
}
ending-try = Try that turn again
ending-turned-waiting = We’re looking for the turn that decided it.
ending-turned-none = { $cause ->
    [deal] No single turn lost it. The deals were against you.
   *[rest] No single turn lost it. The cards just fell the other way.
}
ending-turned-missing = We couldn’t look for it this time. You can still watch every turn.

# All of it, and what can be done with it.
ending-more = More
ending-whole = { $rounds ->
    [one] The whole match: one round
   *[other] The whole match: { $rounds } rounds
}
ending-ways = Other things to do
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
ending-hints = { $mine ->
    [yes] { $count ->
        [one] You had one hint.
       *[other] You had { $count } hints.
    }
   *[no] { $count ->
        [one] { $name } had one hint.
       *[other] { $name } had { $count } hints.
    }
}
ending-last-hands = Cards left in hand
ending-record = The record of this match
ending-review = Review the match
ending-replay = Watch it again
ending-save = Save
ending-share = Share
ending-share-text = A match of dnup, move by move
ending-copy = Copy link
ending-verify = Check the deals
ending-verify-missing = The check didn’t load. Try again when you’re back online.
ending-play-again = Play again
ending-rematch = Rematch
ending-compare = Compare
ending-no-rematch = No rematch
ending-others = New opponents
ending-easier = Easier opponents
ending-home = Home
ending-ready = { $count ->
    [one] { $names } wants a rematch.
   *[other] { $names } want a rematch.
}
ending-empty = { $count ->
    [one] One seat is empty. Fill it for a rematch.
   *[other] { $count } seats are empty. Fill them for a rematch.
}

# The check of the deals. The promise is the commitment: the SHA-256 of the secret.
fair-title = Were the cards dealt fairly?
fair-checking = Checking…
fair-no-record = The match record couldn’t be loaded.
fair-again = Try again
fair-good = Yes: the server kept its promise for every deal.
fair-good-about = Your browser checked this itself, with what it had saved before the match.
fair-alone = The record is consistent.
fair-alone-about = This browser saved nothing before the match, so we can’t check more. If you played here, be suspicious.
fair-alone-not-seen-about = This browser didn’t see the end of the match, so it can’t tell whether the record has every round.
fair-unknown = This can’t be checked here.
fair-unknown-about = Nothing wrong was found, but nothing is proved either.
fair-bad = No: something doesn’t match the promise.
fair-bad-about = Either the server broke its promise, or someone changed the record.
# For screen readers, before each thing that was looked at.
fair-finding = { $finding ->
    [good] Right:
    [bad] Wrong:
   *[unknown] Unknown:
}
fair-promise = Before the match, the server committed to a secret. Your browser saved that promise, and the record has the same one.
fair-secret-fits = The secret was revealed after the match and fits the promise in the record.
fair-salt-used = Your browser’s random number went into the deals; the server couldn’t have known it beforehand.
fair-salts-right = { $count ->
    [one] One person added a random number to the deals; no bot did.
   *[other] { $count } people each added a random number to the deals; no bot did.
}
fair-deals = { $rounds ->
    [one] One round, { $cards } cards: each went to the right seat, the right way up.
   *[other] { $rounds } rounds, { $cards } cards: each went to the right seat, the right way up.
}
fair-seen = { $hands ->
    [0] The record has exactly the rounds your browser saw.
    [one] The record has exactly the rounds your browser saw, and the hand it saved.
   *[other] The record has exactly the rounds your browser saw, and the { $hands } hands it saved.
}
fair-only-deals = This checks only the deals. The server checked that every action followed the rules, and “dnup verify” can check it, too.

# What is wrong.
fair-unreadable = The record can’t be read. It was damaged or changed.
fair-bad-secret = The secret isn’t 64 digits from 0 to 9 and a to f.
fair-wrong-secret = The secret doesn’t fit the promise in the record: its SHA-256 is { $right }.
fair-salt-count = The record has { $count } salts for { $players } seats.
fair-bad-salt = { $name }’s salt (seat { $seat }) isn’t at most 64 printable ASCII characters.
fair-bot-salt = { $name } (seat { $seat }) is a bot but has a salt. The server could have tried many until it liked the deal.
fair-other-commitment = Your browser saved the promise { $right }, but the record has another: { $commitment }.
fair-salt-not-used = Your browser’s random number, { $salt }, isn’t in the record. The server could have known the deal beforehand.
fair-sealed = Every player committed to a random number before any was revealed, so nobody could choose the last one.
fair-other-salt = { $name }’s salt (seat { $seat }) isn’t the one they committed to. It was exchanged after the others had revealed theirs.
fair-not-committed = The record lacks what the players committed to before your browser revealed its random number. Someone could have chosen the last one.
fair-wrong-deal = Round { $round }, { $name } (seat { $seat }): { $card ->
    [none] { $right } is missing from the dealt hand
   *[other] { $right ->
        [none] { $card } is one card too many in the dealt hand
       *[other] { $card } was dealt, but it should have been { $right }
    }
}{ $more ->
    [0] .
    [one] ; one more card of this hand is wrong.
   *[other] ; { $more } more cards of this hand are wrong.
}
fair-other-rounds = Your browser saw { $seen ->
    [one] one round
   *[other] { $seen } rounds
}, but the record has { $rounds }.
fair-other-hand = Round { $round }: the hand you were dealt isn’t the one in the record. They differ in { $card }.

# What cannot be checked.
fair-no-proof = The record has no promise, salts or secret.
fair-duplicate = These were another match’s deals, so nothing was promised before this one. That match’s record proves them.
fair-not-revealed = The secret isn’t in the record. It should be, now that the match is over.
fair-not-noted = This browser didn’t save the server’s promise before the match.
fair-salt-not-noted = This browser didn’t save the random number it sent for the deals, if it sent one.
fair-own-deck = The match was played with a home-made deck. “dnup verify --deck FILE” checks such deals.
fair-no-secret = Without the secret, the deals can’t be checked.
fair-no-rounds = The record has no rounds, so there’s nothing to check.
fair-not-seen = This browser didn’t see the end of the match. The record could lack rounds.

# The numbers behind it.
fair-details = All numbers
fair-commitment = Promise in the record (the SHA-256 of the secret)
fair-noted = Promise saved in this browser before the match
fair-secret = Secret
fair-salts = The players’ random numbers (salts)
fair-own-salt = saved here
fair-nothing = none
fair-deck = Cards, and their hash
fair-command = To check without this browser, save the record and run:
fair-copy-command = Copy command
