# Puzzles: positions in which one action is the best. For the browser and the terminal.

## What they are about

puzzle-theme-going-out = Going out
puzzle-theme-blocking = Blocking
puzzle-theme-rotate-in-time = Rotating in time
puzzle-theme-two-areas = Two play areas
puzzle-theme-taking = Taking
puzzle-theme-adding = Adding

## A puzzle

# $title is its name: two cities, such as Oslo–Lima.
puzzle-title = Puzzle { $title }
# $level goes from 1 to $hardest.
puzzle-difficulty = Difficulty { $level } of { $hardest }
puzzle-players = { $players } players
# The task. $turns counts the player's own turns, the one now included.
puzzle-task-out = Get rid of { $cards ->
    [one] your last card
    [2] both cards
    [3] all three cards
    [4] all four cards
    [5] all five cards
   *[other] all { $cards } cards
} in { $turns ->
    [one] one turn
    [2] two turns
    [3] three turns
   *[other] { $turns } turns
}, before anyone else is out, whatever they hold.
puzzle-task-stop = Make sure nobody can go out before your next turn, whatever they hold.
puzzle-hidden = { $count ->
    [0] Nothing is hidden: you know every hand
    [one] One card is hidden, either way up
    [2] Two cards are hidden, either way up
    [3] Three cards are hidden, either way up
    [4] Four cards are hidden, either way up
    [5] Five cards are hidden, either way up
    [6] Six cards are hidden, either way up
   *[other] { $count } cards are hidden, either way up
}
# Of a hand: how many of its cards are hidden. $seat is a name.
puzzle-hand-hidden = { $count ->
    [0] { $seat } hides nothing
    [one] { $seat } holds one of them
    [2] { $seat } holds two of them
    [3] { $seat } holds three of them
   *[other] { $seat } holds { $count } of them
}
# The same for the player who must hold the star, because nobody has seen it since the deal.
puzzle-hand-star = { $count ->
    [one] { $seat } holds one of them, the star
    [2] { $seat } holds two of them, the star included
    [3] { $seat } holds three of them, the star included
   *[other] { $seat } holds { $count } of them, the star included
}
puzzle-proved = Proved.
puzzle-holds = Say { $name } holds { $cards }.
puzzle-fails-some = { $deals } deals fit what you see. It fails in some of them.
puzzle-fails-all = { $deals ->
    [one] Only one deal fits what you see, and it fails there.
   *[other] It fails in all { $deals } deals that fit what you see.
}
puzzle-fails = It fails in { $fails } of { $deals } deals.
puzzle-tried = { $action }?
puzzle-right = Solved!
# Before what others may do then, sentence by sentence.
puzzle-answer = It could go like this:
puzzle-answer-out = Then { $seat } is out before you.
puzzle-answer-slow = Then { $turns ->
    [2] two
    [3] three
    [4] four
   *[other] { $turns }
} turns aren’t enough to get rid of your cards.
puzzle-solution = The solution: { $action }
puzzle-why-out = You’re out next, in { $turns ->
    [one] one turn
    [2] two turns
    [3] three turns
   *[other] { $turns } turns
} at most, whatever the others hold and do. Nothing else is certain, not even with { $more ->
    [2] two
    [3] three
    [4] four
   *[other] { $more }
} turns.
# $set are the cards with which the player goes out.
puzzle-why-then = Whatever happens, you go out with { $set } on your next turn.
puzzle-why-stop = Now nobody can go out before your next turn. After anything else someone could, whatever they hold.
puzzle-proof = { $deals ->
    [one] Only one deal fits what you see, and it works there.
   *[other] { $deals } deals fit what you see, and it works in every one.
}
puzzle-lead = It’s the best move for the match, too: a very deep search puts it at least { $points } of 100 chances ahead of anything else.

## In the browser

puzzles-title = Puzzles
puzzles-lead = In each of these positions one move is best, whatever the others hold. Find it.
puzzles-daily-about = Easy on Monday, hard on Sunday. The next one comes at midnight.
puzzles-daily-done = Solved. The next one comes at midnight.
puzzles-solve = Solve it
puzzles-again = Look again
puzzles-progress = { $solved } of { $all } solved
puzzles-theme = Theme
puzzles-players = Players
puzzles-any = All
puzzles-found = { $count ->
    [0] No puzzle matches.
    [one] One puzzle, { $solved } solved
   *[other] { $count } puzzles, { $solved } solved
}
puzzles-next = Next unsolved puzzle
puzzles-all-solved = You’ve solved all of these.
puzzles-solved = solved
puzzles-missing = There’s no such puzzle
puzzles-missing-lead = Perhaps the link is from another version of the game.
puzzle-link = Copy the link
puzzle-share = Share
puzzle-hands = Who holds what
puzzle-tries = { $tries ->
    [0] Solved on your first try
    [one] Solved on your second try
   *[other] Solved after { $tries } other tries
}
puzzle-back = Your cards are back. Try something else.
puzzle-look = Press a card to see that deal.
puzzle-deals-shown = { $shown } of the { $deals } deals
puzzle-deals-all = The deals that fit what you see
puzzle-deal-works = Deal { $number }: works. { $hands }
puzzle-deal-fails = Deal { $number }: fails. { $hands }
puzzles-opening = Getting the puzzles…
puzzles-failed = The puzzles didn’t arrive. Check your connection.
puzzles-more = Show all { $count }
puzzles-finished = You’ve solved all { $all }. Hats off! A daily puzzle still comes every midnight.
puzzles-clear = Show all puzzles
puzzles-shelf = { $level ->
    [1] Gentle
    [2] Easy
    [3] Medium
    [4] Hard
   *[5] Fiendish
}
puzzle-day = Daily puzzle, day { $number }
puzzle-all = All puzzles
puzzle-retry = Try again
puzzle-show = Solution
puzzle-go-on = Next puzzle
puzzle-play-on = Play on

## In the terminal

puzzle-hello = Type what you’d do; show for the solution, help for all commands, quit to leave.
puzzle-help =
    show            show the solution
puzzle-word-show = show
# One action of what could follow. $seat is a name.
puzzle-step = { $seat }: { $action }
puzzle-leave = Another one: { $program } puzzle --next
puzzle-none = There’s no puzzle “{ $name }”. See them all with: { $program } puzzle list
puzzle-no-theme = There’s no theme “{ $theme }”. The themes are: { $themes }.
puzzle-nothing = No puzzle matches.
puzzle-all-done = You’ve solved all of these. Here’s one of them again.
puzzle-list = Solve one with its name: { $program } puzzle { $name }
puzzle-list-solved = solved
puzzle-check-label = Puzzles proved
puzzle-check-ok = { $count ->
    [one] One puzzle is proved, in { $seconds } s.
   *[other] All { $count } puzzles are proved, in { $seconds } s.
}
puzzle-check-failed = { $count ->
    [one] One puzzle is wrong.
   *[other] { $count } puzzles are wrong.
}
puzzle-fault = { $title }: { $fault }
puzzle-fault-unreadable = its position or an action in it can’t be read
puzzle-fault-position = it’s not the seat’s turn, or the match is already won
puzzle-fault-name = its id doesn’t follow from its position
puzzle-fault-solution = the solution { $action } isn’t allowed
puzzle-fault-unproved = the solution { $action } doesn’t guarantee it
puzzle-fault-other = { $action } is as good as the solution
puzzle-fault-turns = its number of turns is wrong
puzzle-fault-answer = what the others may do after { $action } is wrong
puzzle-fault-then = its next turn is wrong
puzzle-fault-themes = its themes are wrong
puzzle-fault-difficulty = its difficulty is wrong
puzzle-fault-deals = its number of deals is wrong
puzzle-fault-too-large = the proof takes too long
puzzle-fault-proof = its kind of proof is wrong
puzzle-fault-lead = deep search doesn’t find the solution the best by far
