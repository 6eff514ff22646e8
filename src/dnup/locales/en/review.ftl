# The review of a match: what the terminal and the browser both say.
#
# $name is a player, $mine is "yes" when it is the reader; chances such as $before come with their per cent sign.

review-grade = { $grade ->
    [good] good
    [inaccuracy] inaccuracy
    [mistake] mistake
   *[blunder] blunder
}
review-before = before
review-deal = deal
review-play = own play
review-rest = the rest
review-after = after
review-chance-round = Chance to win the round
review-chance-match = Chance to win the match

# The summary of a seat's match: some of these sentences, one after the other.
review-result = { $mine ->
    [yes] You
   *[no] { $name }
} { $won ->
    [yes] won the match
   *[no] did not win the match
}: of { $before } before, the deals { $dealt ->
    [more] gave { $deal }
   *[less] took { $deal }
}, own play lost { $play }, and the others and the fall of the cards { $rested ->
    [more] gave { $rest }
   *[less] took { $rest }
}.
review-result-open = { $mine ->
    [yes] You
   *[no] { $name }
}: of { $before } before, { $after } are left; the deals { $dealt ->
    [more] gave { $deal }
   *[less] took { $deal }
}, own play lost { $play }, and the others and the fall of the cards { $rested ->
    [more] gave { $rest }
   *[less] took { $rest }
}.
# $cause is what moved the chance most the way it went, $went is "up" or "down".
review-cause = { $went ->
    [up] { $cause ->
        [deal] What helped most was the luck of the deals.
       *[rest] What helped most was what the others did, and how the cards fell.
    }
   *[down] { $cause ->
        [deal] What cost most was the luck of the deals.
        [play] What cost most was own play.
       *[rest] What cost most was what the others did, and how the cards fell.
    }
}
review-grades = { $good ->
    [one] One good action
   *[other] { $good } good actions
}, { $inaccuracy ->
    [one] one inaccuracy
   *[other] { $inaccuracy } inaccuracies
}, { $mistake ->
    [one] one mistake
   *[other] { $mistake } mistakes
}, { $blunder ->
    [one] one blunder
   *[other] { $blunder } blunders
}.
# $what is the kind of a mistake, as below.
review-worst = The costliest: action { $turn } of round { $round } lost { $loss } ({ $what }).
review-kind = What cost most in all: { $what }.
review-turning = The turning point: with action { $turn } of round { $round } the chance to win the match went from { $before } to { $after }.

# Kinds of mistakes: what the player did, or should have done.
mistake-missed-going-out = missed going out
mistake-let-go-out = let the next player go out
mistake-should-have-rotated = should have rotated
mistake-should-have-taken = should have taken a set
mistake-should-have-added = should have added a card
mistake-rotated-too-early = rotated too early
mistake-took-needlessly = took a set needlessly
mistake-added-needlessly = added a card needlessly
mistake-broke-up-set = broke up a set
mistake-too-many = played too many cards
mistake-too-few = played too few cards
mistake-too-high = played too high a value
mistake-too-low = played too low a value
mistake-other-cards = played the wrong cards of that value
mistake-other-set = chose the wrong set
