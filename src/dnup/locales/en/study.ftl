# The browser: matches that are reviewed, learned from and played on; mistakes across all own matches.
#
# $name is a player; $mine is "yes" for the reader. $cost is how many of 100 chances something cost.
# $action is what somebody could do, as a whole phrase, such as "Play two 5s (5/1 5/2)"; as a number, in messages
# about a moment, it is the number of the action in its round.

study-review = Review
study-do-rotate = Rotate the hand
study-running = We’re checking every turn.
study-running-part = We’re checking every turn: { $percent } per cent done.
study-waiting = The review starts in a moment…
study-count = { $done } of { $total } turns checked
study-slow = This is taking longer than usual. Look around meanwhile: what’s ready is already here.
study-done = The review is ready.
study-failed = The review stopped.
study-not-yet = This turn hasn’t been checked yet.
study-no-verdict = Nobody had a turn here.
refused-no-kernel = This server can’t review matches.
refused-too-many-reviews = Too many reviews are running. Try again in a while.
study-method = For each turn, a neural net that learned dnup by playing against itself judged every possible action. The promising ones and the one chosen were also tried out, at least { $simulations } times in all, on deals that fit what the player knew then.

# The river of chances.
study-river = Who was winning?
study-river-about = 100 chances, shared by { $players ->
    [2] two
    [3] three
    [4] four
   *[other] five
}. { $mine ->
    [yes] Yours are at the bottom.
   *[no] { $name }’s are at the bottom.
}
# Several rounds, such as "2, 3".
study-rounds = Rounds { $rounds }
study-look-at = { $mine ->
    [yes] Review your turns
   *[no] Review { $name }’s turns
}
study-numbers = All the numbers
study-chances = Everyone’s chances, out of 100
study-chances-none = The chances aren’t known yet.
study-chance-of = { $name }: { $chance } of 100.
study-open-hands = The chances take everyone’s cards into account. The grades don’t: they go by what the player could know.

# A turn: what was done, and what was better. $set is a set in words, $cards and $held stand where cards are shown.
study-here = This turn
study-dealt = Round { $round } is dealt
study-deal-of = { $way ->
    [more] The deal added { $deal } to { $mine ->
        [yes] your
       *[no] { $name }’s
    } chances.
    [less] The deal took { $deal } of { $mine ->
        [yes] your
       *[no] { $name }’s
    } chances.
   *[even] The deal didn’t favour anyone.
}
# How many turns were how good, after their number.
study-grades = { $grade ->
    [great] { $count ->
        [one] great turn
       *[other] great turns
    }
    [good] { $count ->
        [one] good turn
       *[other] good turns
    }
    [inaccuracy] { $count ->
        [one] slip
       *[other] slips
    }
    [mistake] { $count ->
        [one] mistake
       *[other] mistakes
    }
   *[blunder] { $count ->
        [one] big mistake
       *[other] big mistakes
    }
}
study-turn-title = { $grade ->
    [great] Great turn
    [good] Good turn
    [inaccuracy] A small slip
    [mistake] A mistake
   *[blunder] A big mistake
}
study-turn-costliest = { $mine ->
    [yes] Your costliest turn
   *[no] { $name }’s costliest turn
}
study-turn-at = { $mine ->
    [yes] Round { $round }, your turn { $turn }:
   *[no] Round { $round }, { $name }’s turn { $turn }:
} { $grade ->
    [great] any other choice was a mistake.
    [good] nothing was clearly better.
   *[weak] it cost { $cost } of 100 chances.
}
study-did = { $mine ->
    [yes] You
   *[no] { $name }
} { $kind ->
    [play] played
    [add] added
    [take] took
   *[rotate] rotated
}
study-instead = Better: { $kind ->
    [play] { $set }
    [add] add { $set }
    [take] take { $set }
   *[rotate] rotate
}
# $was is "yes" for what was done, "no" for what was better.
study-return-taken = { $count ->
    [one] It { $was ->
        [yes] came in as { $held }.
       *[no] comes in as { $held }.
    }
   *[other] They { $was ->
        [yes] came in as { $held }.
       *[no] come in as { $held }.
    }
}
study-return-beaten = { $mine ->
    [yes] Your
   *[no] { $owner }’s
} { $cards } { $was ->
    [yes] went home as { $held }.
   *[no] { $count ->
        [one] goes home as { $held }.
       *[other] go home as { $held }.
    }
}
study-return-rotated = { $mine ->
    [yes] Your
   *[no] { $owner }’s
} hand { $was ->
    [yes] became { $held }.
   *[no] becomes { $held }.
}
study-why = Why?
# What { $text } says is said to somebody else.
study-quote = “{ $text }”
study-better = Best: { $action }
study-reply = Next, probably: { $action }
study-alternatives = All the choices
study-alternatives-about = How many of 100 chances each was worth, by what { $mine ->
    [yes] you
   *[no] { $name }
} could know.
study-tag-best = best
study-tag-played = chosen
study-worth = worth { $chance } of 100
study-all = All { $count } choices
study-fewer = Fewer

# From one mistake to the next.
study-try = Try it again
study-costliest = { $mine ->
    [yes] See your costliest turn
   *[no] See { $name }’s costliest turn
}
study-previous-mistake = Previous mistake
study-next-mistake = Next mistake
study-no-mistakes = { $mine ->
    [yes] No mistakes. You played every turn well!
   *[no] No mistakes. { $name } played every turn well!
}
study-keys = M goes to the next mistake, Shift+M to the one before.

# Luck or skill: steps of a chart. $sum is the sum that it shows, such as "33 + 9 − 21 − 21 = 0".
study-luck = Luck or skill?
study-luck-later = This comes when every turn has been checked.
study-luck-sum = The steps add up: { $sum }
study-step-share = Fair share
study-step-deal = { $way ->
    [more] Kind deals
    [less] Bad deals
   *[even] Even deals
}
study-step-play = { $mine ->
    [yes] Your turns
   *[no] Own turns
}
study-step-rest = The others
study-step-end = { $open ->
    [yes] So far
   *[no] At the end
}
study-whole = Whole match
study-sums-about = Each row adds up, in chances out of 100. Deals: what the cards were worth with all hands open. Own turns: what they cost against the best choice. The others: what they did, and how the cards fell.

study-moment = Moment
study-moment-deal = Round { $round }, the deal
study-moment-action = Round { $round }, action { $action }
study-moment-after = Round { $round }, after action { $action }

# Learning from mistakes.
study-learn = Second chances
study-learn-title = Same cards, second chance
study-learn-preparing = We’ll start as soon as every turn has been checked.
study-learn-none = There were no mistakes to learn from in this match.
study-learn-at = { $at } of { $count }
study-learn-turn = Round { $round }, your turn { $turn }
study-learn-next = Next
study-learn-end = See the result
study-learn-over = That was all of them
study-learn-left = { $count ->
    [one] The one that is left
   *[other] The { $count } that are left
}
study-learn-all = With the small slips, too
study-solved = { $solved } of { $count } found
study-found = Found
study-cost = { $cost } of 100 chances
study-task-played = { $kind ->
    [play] In the match you played { $cards } here.
    [add] In the match you added { $cards } to { $mine ->
        [yes] your
       *[no] { $owner }’s
    } set.
    [take] In the match you took { $mine ->
        [yes] your own
       *[no] { $owner }’s
    } { $cards } here.
   *[rotate] In the match you rotated your hand here.
} That cost { $cost } of 100 chances.
study-task = What would you do now? Nothing is at stake.
study-right = Well done! That’s as good as the best.
study-right-best = Well done! That’s the best there is.
study-wrong = That would cost { $cost } of 100 chances. There’s something better. I put it back for you.
study-wrong-again = That’s what you did in the match, and it cost { $cost } of 100 chances. I put it back for you.
study-shown-task = Play it at the table, or go on.
study-play-on = Play on
study-not-judged = Your move can’t be judged right now.
study-again = Try again
study-show = Show me
study-skip = Skip
study-back-review = Back to the review

# What if.
study-play-on-here = Play on from here
study-what-if = What if?
study-what-if-about = You play on as { $name } against bots: { $level }.
study-what-if-go = Play on
study-as = You play as
study-level = The others play
study-cards = Cards you can’t see
study-cards-possible = As they could have been
study-cards-true = As they were
study-cards-possible-about = Hidden cards are dealt again, in a way that fits what you could know then.
study-cards-true-about = Hidden cards are where they were in the match.
study-other-deal = Another deal
study-change = Change
study-back-moment = Back to the match
study-compared = Compared with the match
study-then = In the match:
study-now = This time:
study-outcome = { $first } went out first. { $name }: { $place }.
study-place = { $place ->
    [1] out first
    [2] out second
    [3] out third
   *[other] out in place { $place }
}
study-not-out = not out

# Mistakes across all own matches.
mistakes-title = Second chances
mistakes-lead = These are the mistakes that cost you most. Pick one, and we’ll look at it together.
mistakes-no-matches = You haven’t finished a match here yet. When you have, you’ll see here what you could do better.
mistakes-nothing = Nothing to put right yet
mistakes-reviewed = { $matches } of { $all } { $all ->
    [one] match
   *[other] matches
} reviewed
mistakes-running = We’re reviewing your matches. You can go on meanwhile.
# $which is "all" if none was reviewed yet, "rest" if some were; "latest": there are more than are
# reviewed at once.
mistakes-review = { $which ->
    [latest] Review the latest { $count }
    [rest] { $count ->
        [one] Review the other one
       *[other] Review the other { $count }
    }
   *[all] { $count ->
        [one] Review it
       *[other] Review them
    }
}
mistakes-list = Kinds of mistakes, costliest first
mistakes-cost = { $count ->
    [one] Once, about { $cost ->
        [one] one chance
       *[other] { $cost } chances
    }
   *[other] { $count } times, about { $cost } chances in all
}
mistakes-examples = Examples
mistakes-example = { $date }, round { $round }: { $cost } of 100
mistakes-about = Each match has 100 chances to share. Pick a date to try that turn again.
mistakes-none = No mistakes were found in your matches. Well played!
