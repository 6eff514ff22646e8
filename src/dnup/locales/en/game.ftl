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
refusal-no-round = The cards have not been dealt yet.
refusal-not-your-turn = It is { $owner }’s turn, not yours.
refusal-empty-set = A set needs at least one card.
refusal-not-in-hand = You do not have { $card } in your hand, or not that many.
refusal-wrong-way-up = You hold { $card } only the other way up, and you may not turn a single card in your hand.
refusal-mixed-values = A set has one value: { $card } does not go with the { $value }s.
refusal-play-not-higher = { $ownermine ->
    [yes] You have
   *[no] { $owner } has
} { $size ->
    [1] a single { $value }. Your single card must be higher.
    [2] two { $value }s. Your pair must be higher.
   *[other] { $size } { $value }s. Your { $size } cards must be higher.
}
refusal-no-area = There is no play area { $area } at this table.
refusal-own-area = That play area is your own. You can add to and take only an opponent’s set.
refusal-no-set = { $owner } has no set{ $where }.
refusal-other-value = The set in front of { $owner }{ $where } has the value { $value }: { $card } does not match it.
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
   *[no] { $name } rotates the whole hand.
}
event-returned = { $mine ->
    [yes] That beats your { $set }: back in your hand, turned, as { $cards }.
   *[no] That beats { $name }’s { $set }: back in the hand, turned, as { $cards }.
}
event-discarded = { $mine ->
    [yes] Your set is discarded: { $set }.
   *[no] { $name }’s set is discarded: { $set }.
}
event-out = { $mine ->
    [yes] You are out and win { $won ->
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
