# The game: sets, refusals, and what happens, as sentences.

set = { $size ->
    [1] a single { $value }
    [2] two { $value }s
    [3] three { $value }s
    [4] four { $value }s
    [5] five { $value }s
   *[other] { $size } { $value }s
}
set-bare = { $size ->
    [1] one { $value }
    [2] two { $value }s
    [3] three { $value }s
    [4] four { $value }s
    [5] five { $value }s
   *[other] { $size } { $value }s
}
set-cards = { $set } ({ $cards })
in-area = {" "}in area { $number }

# Refusals. $card, $area, $size, $value and $own are facts of the refusal; $set is the set in the
# way in words, $owner whose it is, $turn whose turn it is. $ownermine is "yes" when $owner reads it.
# $where names the area when two play. A rule's number has a § in front: B1 without one is a play area. A refusal
# by C1 is about Take; the cards have a C1, too.

refusal-round-over = The round is over.
refusal-match-over = The match is over.
refusal-no-round = The cards haven’t been dealt yet.
refusal-not-your-turn = It’s { $owner }’s turn, not yours.
refusal-empty-set = A set needs at least one card.
refusal-not-in-hand = You don’t have { $card } in your hand, or not that many.
refusal-wrong-way-up = You hold { $card } the other way up. You can’t turn a single card in your hand.
refusal-mixed-values = A set has one value, and { $card } doesn’t match the { $value }s.
refusal-play-not-higher = { $ownermine ->
    [yes] You have
   *[no] { $owner } has
} { $size ->
    [1] a single { $value }. Your single card must be higher.
    [2] two { $value }s. Your pair must be higher.
   *[other] { $size } { $value }s. Your { $size } cards must be higher.
}
refusal-no-area = This table has no play area { $area }.
refusal-own-area = That’s your own play area. You can only add to an opponent’s set, or take it.
refusal-no-set = { $owner } has no set{ $where }.
refusal-other-value = The set in front of { $owner }{ $where } has the value { $value }, and { $card } doesn’t match it.
refusal-add-not-higher = { $ownermine ->
    [yes] You have
   *[no] { $owner } has
} { $size ->
    [2] two { $value }s, and a pair of { $own }s isn’t higher.
   *[other] { $size } { $value }s, and { $size } { $own }s aren’t higher.
}
refusal-with-rule = { $why } See rule { $rule ->
    [C1] §C1 (Take)
   *[other] §{ $rule }
}.

# What happens. $mine is "yes" when it is about the reader.

event-played = { $mine ->
    [yes] You play { $set }{ $where }.
   *[no] { $name } plays { $set }{ $where }.
}
event-added = { $mine ->
    [yes] You add { $card } to { $owner }’s set{ $where }.
   *[no] { $name } adds { $card } to { $ownermine ->
        [yes] your
       *[no] { $owner }’s
    } set{ $where }.
}
event-taken = { $mine ->
    [yes] You take { $set } from { $owner }: turned, { $cards }.
   *[no] { $name } takes { $set } from { $ownermine ->
        [yes] you
       *[no] { $owner }
    }: turned, { $cards }.
}
event-rotated = { $mine ->
    [yes] You rotate your hand.
   *[no] { $name } rotates their hand.
}
event-returned = { $mine ->
    [yes] That beats your set: you get { $set } back, turned: { $cards }.
   *[no] That beats { $name }’s set: { $name } gets { $set } back, turned: { $cards }.
}
event-discarded = { $mine ->
    [yes] Your set is discarded: { $set }.
   *[no] { $name }’s set is discarded: { $set }.
}
event-out = { $mine ->
    [yes] You’re out and win { $won ->
        [round] the round
        [1] 1 point
       *[other] { $won } points
    }!
   *[no] { $name } is out and wins { $won ->
        [round] the round
        [1] 1 point
       *[other] { $won } points
    }.
}
event-round-over = The round is over.
event-deal = The cards are dealt. { $mine ->
    [yes] You hold the ★ and start.
   *[no] { $name } holds the ★ and starts.
}
