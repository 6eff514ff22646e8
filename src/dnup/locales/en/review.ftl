# The review of a match: what the terminal and the browser both say.
#
# $name is a player, $mine is "yes" when it is the reader. Chances such as $before are whole numbers out of 100.

review-grade = { $grade ->
    [great] great
    [good] good
    [inaccuracy] slip
    [mistake] mistake
   *[blunder] big mistake
}
review-before = start
review-deal = deals
review-play = own turns
review-rest = the others
review-after = end
review-chance-round = Chance to win the round
review-chance-match = Chance to win the match

# Luck or skill: one sentence for each step. The numbers add up.
review-luck-start = { $mine ->
    [yes] You
   *[no] { $name }
} began with { $before } of 100 chances{ $fair ->
    [yes] , like everyone
   *[no] {""}
}.
review-luck-deals = { $way ->
    [more] The deals added { $deal }.
    [less] The deals took { $deal }.
   *[even] The deals were even.
}
review-luck-turns = { $mine ->
    [yes] Your
   *[no] { $name }’s
} own turns { $play ->
    [0] cost nothing.
   *[other] cost { $play }{ $most ->
        [0] {""}
       *[other] , { $most } of them in one go
    }.
}
review-luck-rest = What the others did, and how the cards fell, { $way ->
    [more] brought { $rest }.
    [less] took { $rest }.
   *[even] made no difference.
}
review-luck-end = { $end ->
    [won] That makes 100: { $mine ->
        [yes] you
       *[no] { $name }
    } won.
    [lost] That leaves nothing.
   *[open] That leaves { $after }.
}
review-luck-refilled = How can turns cost more than there was to begin with? Chances come back when the others go wrong, and can be lost again.
# $cause is what moved the chance most the way it went, $went is "up" or "down".
review-cause = { $went ->
    [up] { $cause ->
        [deal] The cards were kind to { $mine ->
            [yes] you
           *[no] { $name }
        }.
       *[rest] The others helped most, and the way the cards fell.
    }
   *[down] { $cause ->
        [deal] The cards weren’t kind to { $mine ->
            [yes] you
           *[no] { $name }
        }.
        [play] { $mine ->
            [yes] Your
           *[no] { $name }’s
        } own turns cost the most.
       *[rest] The others did well, and the cards fell their way.
    }
}
review-grades = { $great ->
    [0] {""}
    [one] One great turn,{" "}
   *[other] { $great } great turns,{" "}
}{ $good } good, { $inaccuracy ->
    [one] one slip
   *[other] { $inaccuracy } slips
}, { $mistake ->
    [one] one mistake
   *[other] { $mistake } mistakes
}, { $blunder ->
    [one] one big mistake
   *[other] { $blunder } big mistakes
}.
# $what is the kind of a mistake, as below.
review-worst = The costliest turn: action { $turn } of round { $round } cost { $loss } of 100 chances ({ $what }).
review-kind = What cost most overall: { $what }.
review-turning = The turning point: action { $turn } of round { $round }. The chance to win the match went from { $before } to { $after } in 100.

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

# Why an action was weak, said to who did it. $name is the next player, who has $cards cards; $set was split.
reason-was-missed-going-out = You could have gone out at once.
reason-was-let-go-out = { $name } has { $cards ->
    [one] one card
   *[other] { $cards } cards
} left and can probably go out next turn.
reason-was-should-have-rotated = Turning your hand around was worth a turn.
reason-was-should-have-taken = The set on the table was worth taking.
reason-was-should-have-added = Adding gets rid of a card for good.
reason-was-rotated-too-early = Rotating costs a turn, and your hand still had something to do.
reason-was-took-needlessly = Taking makes your hand bigger and costs you the turn.
reason-was-added-needlessly = Adding gets rid of just one card and uses up your turn.
reason-was-broke-up-set = You split up { $set }. They’re stronger together.
reason-was-too-many = Fewer cards were enough. The others are worth more in your hand.
reason-was-too-few = You can get rid of more cards at once, and a bigger set is harder to beat.
reason-was-too-high = A lower set was enough. Save the high cards for when you need them.
reason-was-too-low = A low set is soon beaten and comes back to you. A higher one lasts longer.
reason-was-other-cards = The value was right. Other cards of it leave you a better hand.
reason-was-other-set = The idea was right. The other set suits your hand better.
