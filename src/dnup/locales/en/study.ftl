# The browser: matches that are reviewed, learned from and played on; mistakes across all own matches.
#
# $name is a player; $mine is "yes" for the reader. Chances and what is lost of them come with their per cent sign.
# $action is what somebody could do, as a whole phrase, such as "Play two 5s (5/1 5/2)"; as a number, in messages
# about a moment, it is the number of the action in its round.

study-review = Review
study-do-rotate = Rotate the hand
study-running = The match is being reviewed
study-running-part = The match is being reviewed: { $percent } per cent done.
study-waiting = The review is about to begin …
study-count = { $done } of { $total } actions judged
study-done = The review is done.
study-failed = The review did not go on.
refused-no-kernel = This server cannot review matches.
refused-too-many-reviews = Too many reviews are under way. Try again in a while.
study-not-yet = This is not judged yet.
study-no-verdict = Nobody acted here.
study-method = For each turn, a neural net that learned dnup by playing against itself judged every possible action. The promising ones and the one chosen were also tried out, at least { $simulations } times in all, on deals that fit what the player knew then.

# The graph.
study-graph = Chances over time
study-aim = Chance to win
study-aim-match = Match
study-aim-round = Round
study-extent = What is drawn
study-extent-match = All rounds
study-extent-round = This round
study-chances = Chances of all players
study-chances-none = The chances are not known yet.
study-chance-of = { $name }: { $chance }.
study-moment = Moment
study-moment-deal = Round { $round }, the deal
study-moment-action = Round { $round }, action { $action }
study-moment-after = Round { $round }, after action { $action }
study-open-hands = The graph knows all hands. Grades do not: they go by what the player could know then.

# Whose mistakes, and from one to the next.
study-whose = Whose actions
study-whose-seat = Weak actions of { $name }
study-whose-all = Weak actions of everybody
study-previous-mistake = Weak action before
study-next-mistake = Next weak action
study-no-mistakes = No mistakes: every action was good.
study-keys = M goes to the next weak action, Shift+M to the one before.

# The parts of the review.
study-parts = What is shown
study-part-moment = This moment
study-part-actions = All actions
study-part-match = Whole match

# A moment.
study-here = The action that led here
study-dealt = Round { $round }: the cards are dealt
study-deal-of = { $mine ->
    [yes] You
   *[no] { $name }
}: { $change } by the deal
study-verdict = { $mine ->
    [yes] You
   *[no] { $name }
}: { $action } – { $grade }
study-loss = This lost { $loss } of the chance to win the match (± { $error }):
study-better = Best: { $action }
study-reply = Expected then: { $action }
study-why = { $mine ->
    [yes] What you could know:
   *[no] From the point of view of { $name }:
}
study-quote = “{ $text }”
study-alternatives = Everything that could be done
study-alternatives-about = Chances to win the match, by what { $name } could know then.
study-tag-best = best
study-tag-played = done
study-wins-match = wins the match:
study-estimate = ± { $error } · round: { $round }
study-all = All { $count } actions
study-fewer = Fewer
study-differently = { $mine ->
    [yes] Try it differently
   *[no] Try it as { $name }
}

# The whole match.
study-summary = In short
study-summary-later = It comes when all actions are judged.
study-luck = Luck and skill
study-luck-about = { $one ->
    [yes] How the chance of { $name } to win the match changed. Every line adds up: before + deal + own play + the rest = after.
   *[no] How each player’s chance to win the match changed. Every line adds up: before + deal + own play + the rest = after.
}
study-luck-who = Player
study-luck-all = In all
study-luck-deal-about = what the cards were worth, with all hands open.
study-luck-play-about = what was lost against the best actions, by what the player could know.
study-luck-rest-about = what the others did, and how the cards fell.

# Learning from mistakes.
study-learn = Learn from your mistakes
study-learn-count = { $mistakes ->
    [no] { $count ->
        [one] Learn from this inaccuracy
       *[other] Learn from these { $count } inaccuracies
    }
   *[yes] { $count ->
        [one] Learn from this mistake
       *[other] Learn from these { $count } mistakes
    }
}
study-learn-preparing = It begins as soon as all actions are judged.
study-learn-none = There are no mistakes to learn from in this match.
study-learn-at = { $at } of { $count }
study-learn-next = Next
study-learn-end = To the result
study-learn-over = That was all of them
study-learn-left = { $count ->
    [one] The one that is left
   *[other] The { $count } that are left
}
study-learn-all = With inaccuracies
study-solved = { $solved } of { $count } found
study-found = Found
study-task-played = In the match: { $action }. It lost { $loss }.
study-task = What is better? Do it at the table.
study-right = Well done: this is as good as the best.
study-right-best = Well done: this is the best.
study-wrong = This loses { $loss }. There is something better.
study-wrong-again = This is what was done in the match; it loses { $loss }.
study-kind-was = In the match: { $kind }.
study-shown-task = Do it at the table, or go on.
study-play-on = You can play on here against the bots.
study-not-judged = What you do cannot be judged now.
study-again = Try again
study-show = Show the answer
study-skip = Skip
study-back-review = Back to the review

# What if.
study-play-on-here = Play on from here
study-what-if = What if?
study-what-if-about = You play on as { $name } against bots: { $level }.
study-what-if-go = Play on
study-as = You play as
study-level = The others play
study-cards = Cards that you cannot know
study-cards-possible = As they may have been
study-cards-true = As they were
study-cards-possible-about = Hidden cards are dealt anew, in a way that fits all that could be known then.
study-cards-true-about = Hidden cards lie as they did in the match.
study-other-deal = Another deal
study-change = Change
study-back-moment = Back to the match
study-compared = Compared with the match
study-then = In the match:
study-now = This time:
study-outcome = { $first } was out first. { $name }: { $place }.
study-place = { $place ->
    [1] out as the first
    [2] out as the second
    [3] out as the third
   *[other] out as number { $place }
}
study-not-out = not out

# Mistakes across all own matches.
mistakes-title = My mistakes
mistakes-lead = What has cost you most, over all matches that were reviewed.
mistakes-no-matches = You have not finished a match here yet. What you could do better will be told here.
mistakes-nothing = Nothing to put right yet
mistakes-reviewed = { $matches } of { $all } { $all ->
    [one] match
   *[other] matches
} reviewed
mistakes-running = Your matches are being reviewed. You can go on meanwhile.
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
mistakes-list = Kinds of mistakes, the costliest first
mistakes-cost = { $count ->
    [one] once
   *[other] { $count } times
}, { $lost } lost
mistakes-examples = Examples
mistakes-example = { $date }, round { $round }: −{ $loss }
mistakes-about = Per cent of the chance to win a match, added up over all matches. An example opens the position, for you to try again.
mistakes-none = No mistakes were found in your matches. Well played!
