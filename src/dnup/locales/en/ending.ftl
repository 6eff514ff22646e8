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
ending-next = Deal round { $round }
ending-awaited = Waiting for { $names }.
ending-wanting = { $count ->
    [one] { $names } wants to go on.
   *[other] { $names } want to go on.
}
ending-countdown = { $seconds ->
    [0] The cards are being dealt.
    [one] In one second at the latest
   *[other] In { $seconds } seconds at the latest
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
ending-last-hands = What was left in the hands
ending-record = The record of this match
ending-review = Review the match
ending-replay = Watch it again
ending-save = Save
ending-share = Share
ending-share-text = A match of dnup, move by move
ending-copy = Copy the link
ending-verify = Check the deals
ending-verify-missing = The check could not be loaded. Try it again when the connection is back.
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
    [one] A seat is empty: a rematch needs somebody in it.
   *[other] { $count } seats are empty: a rematch needs somebody in each.
}

# The check of the deals. The promise is the commitment: the SHA-256 of the secret.
fair-title = Were the cards dealt fairly?
fair-checking = Checking …
fair-no-record = The record of the match could not be fetched.
fair-again = Try again
fair-good = Yes: every deal is the one that was promised.
fair-good-about = Your browser checked it by itself, with what it had noted before the match.
fair-alone = The record is right in itself.
fair-alone-about = More cannot be said here: nothing was noted in this browser before the match. You watched, played on another device, or the browser keeps nothing. If you did play in this browser, be wary.
fair-alone-not-seen-about = More cannot be said here: this browser did not see the match to its end, so it does not know whether rounds are missing in the record.
fair-unknown = This cannot be checked here.
fair-unknown-about = Nothing wrong was found, but nothing is proved either.
fair-bad = No: something is not as it was promised.
fair-bad-about = Either the server did not keep its promise, or the record was changed.
# For screen readers, before each thing that was looked at.
fair-finding = { $finding ->
    [good] Right:
    [bad] Wrong:
   *[unknown] Not known:
}
fair-promise = Before the match the server bound itself to a secret by a promise. Your browser noted it, and the record has the same one.
fair-secret-fits = The secret, told after the match, fits the promise in the record.
fair-salt-used = The part that your browser drew by chance went into the deals. The server could not know it when it made its promise.
fair-salts-right = { $count ->
    [one] One person added a part to the deals; no bot did.
   *[other] { $count } people each added a part to the deals; no bot did.
}
fair-deals = { $rounds ->
    [one] One round, { $cards } cards: each went to the right seat, the right way up.
   *[other] { $rounds } rounds, { $cards } cards: each went to the right seat, the right way up.
}
fair-seen = { $hands ->
    [0] The record has the rounds that your browser saw, and no more.
    [one] The record has the rounds that your browser saw, and no more. The hand that it noted when it was dealt is in it.
   *[other] The record has the rounds that your browser saw, and no more. The { $hands } hands that it noted when they were dealt are in it.
}
fair-only-deals = This looks at the deals only. That every action followed the rules was checked by the server; “dnup verify” checks it, too.

# What is wrong.
fair-unreadable = The record cannot be read: it was damaged, or changed.
fair-bad-secret = The secret is not 64 digits from 0 to 9 and a to f.
fair-wrong-secret = The secret does not fit the promise in the record: its SHA-256 is { $right }.
fair-salt-count = The record has { $count } salts for { $players } seats.
fair-bad-salt = The salt of { $name } (seat { $seat }) is not at most 64 printable ASCII characters.
fair-bot-salt = { $name } (seat { $seat }) is a bot and has a salt. The server could have tried out many until it liked the deal.
fair-other-commitment = Your browser noted the promise { $right }. The record has another: { $commitment }.
fair-salt-not-used = The part that your browser sent, { $salt }, is not in the record. The server could know the deal beforehand.
fair-sealed = Every player had committed to a part before any part was revealed, so nobody could choose the last one.
fair-other-salt = The salt of { $name } (seat { $seat }) isn’t the one that was committed to. It was exchanged after the others had revealed theirs.
fair-not-committed = The record lacks what the players committed to before your browser revealed its part. Somebody could have chosen the last part.
fair-wrong-deal = Round { $round }, { $name } (seat { $seat }): { $card ->
    [none] { $right } is missing in the hand that was dealt
   *[other] { $right ->
        [none] { $card } is one card too many in the hand that was dealt
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
}, but the number of rounds in the record is { $rounds }.
fair-other-hand = Round { $round }: the hand that you were dealt is not the one in the record. They differ in { $card }.

# What cannot be checked.
fair-no-proof = The record has no promise, no salts and no secret.
fair-duplicate = These were the deals of another match: nothing was promised before this one. The record of that match proves them.
fair-not-revealed = The secret is not in the record. It should be, now that the match is over.
fair-not-noted = What the server promised before the match was not noted in this browser.
fair-salt-not-noted = What this browser sent for the deals, if anything, was not noted.
fair-own-deck = The match was played with cards of somebody’s own. “dnup verify --deck FILE” checks such deals.
fair-no-secret = Without the secret the deals cannot be checked.
fair-no-rounds = The record has no rounds, so there is nothing to check.
fair-not-seen = This browser did not see the match to its end. Rounds could be missing in the record.

# The numbers behind it.
fair-details = All numbers
fair-commitment = Promise in the record (the SHA-256 of the secret)
fair-noted = Promise noted in this browser before the match
fair-secret = Secret
fair-salts = Parts of the players (salts)
fair-own-salt = noted here
fair-nothing = none
fair-deck = Cards, and their hash
fair-command = To check it without this browser, save the record and run:
fair-copy-command = Copy the command
