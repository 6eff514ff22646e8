# Puzzles: positions in which one action is the best. For the browser and the terminal.

## What they are about

puzzle-theme-going-out = Going out
puzzle-theme-blocking = Blocking
puzzle-theme-rotate-in-time = Rotating in time
puzzle-theme-two-areas = Two play areas
puzzle-theme-taking = Taking
puzzle-theme-adding = Adding

## A puzzle

# $id is its name, such as k3f9q.
puzzle-title = Puzzle { $id }
# $level goes from 1 to $hardest.
puzzle-difficulty = Difficulty { $level } of { $hardest }
puzzle-players = { $players } players
# The task. $turns counts the player's own turns, the one now included.
puzzle-task-out = Do the one thing after which you are surely the next one out, in { $turns } turns of yours at the latest, whatever the others hold.
puzzle-task-stop = Do the one thing after which nobody can be out before your next turn, whatever they hold.
puzzle-hands = What you know of the others’ hands:
puzzle-hidden = { $count ->
    [0] There are no hidden cards: you know every hand.
    [one] One card is hidden, and may lie either way up:
   *[other] { $count } cards are hidden, and each may lie either way up:
}
# Of a hand: how many of its cards are hidden. $seat is a letter.
puzzle-hand-hidden = { $count ->
    [0] { $seat }: nothing hidden
    [one] { $seat }: one hidden card
   *[other] { $seat }: { $count } hidden cards
}
# The same of who must hold the star, as nobody has seen it since the deal.
puzzle-hand-star = { $count ->
    [one] { $seat }: one hidden card, the star
   *[other] { $seat }: { $count } hidden cards, the star among them
}
puzzle-right = Right!
puzzle-wrong = There is something better.
# Before what others may do then, sentence by sentence.
puzzle-answer = It could go on like this:
puzzle-answer-out = Then { $seat } is out before you.
puzzle-answer-slow = Then you can no longer be sure to be out in { $turns } turns.
puzzle-solution = The solution: { $action }
puzzle-why-out = After it you are the next one out, in { $turns } turns of yours at the latest, whatever the others hold and do. Nothing else makes sure of that, not even in { $more } turns.
# $set are the cards with which the player goes out.
puzzle-why-then = Whatever happens, you go out with { $set } in your next turn.
puzzle-why-stop = After it nobody can be out before your next turn, whatever they hold. After anything else somebody can be, whatever they hold.
puzzle-proof = { $deals ->
    [one] Proved: only one deal fits what you see, and everything that can be done in it was searched.
   *[other] Proved: { $deals } deals fit what you see, and everything that can be done in every one of them was searched.
}
puzzle-lead = That this is also the best for the match is what very deep search says: by { $points } points of a hundred of the chance to win it, at the least.

## In the browser

puzzles-title = Puzzles
puzzles-lead = Positions from matches between bots. In each, one action is the best whatever the others hold: proved for every deal that fits what you see, or beyond doubt by very deep search. Each says which.
puzzles-daily = Puzzle of the day
puzzles-daily-about = The same for everybody on this day. The next one comes at midnight by your clock.
puzzles-daily-done = Solved. Come back tomorrow for the next one.
puzzles-solve = Solve it
puzzles-again = Look at it again
puzzles-progress = { $solved } of { $all } solved
# $days in a row on which the puzzle of the day was solved.
puzzles-streak = { $days ->
    [one] One day
   *[other] { $days } days in a row
}
puzzles-choose = Choose
puzzles-theme = Theme
puzzles-difficulty = Difficulty
puzzles-players = Players
puzzles-any = Any
puzzles-found = { $count ->
    [0] No puzzle is like that
    [one] One puzzle, { $solved } solved
   *[other] { $count } puzzles, { $solved } solved
}
puzzles-next = Next unsolved
puzzles-all-solved = All of these are solved.
puzzles-list = All of them
puzzles-solved = solved
puzzles-missing = There is no such puzzle
puzzles-missing-lead = Perhaps the link is from another version of the game.
puzzle-all = All puzzles
puzzle-retry = Try again
puzzle-show = Show the solution
puzzle-go-on = Next puzzle
puzzle-play-on = Play on
puzzle-link = Copy the link

## In the terminal

puzzle-hello = Type what you would do; show for the solution, help for all you can type, quit to leave.
puzzle-help =
    show            show the solution
puzzle-word-show = show
# One action of what could follow. $seat is a letter.
puzzle-step = { $seat }: { $action }
puzzle-leave = Another one: { $program } puzzle --next
puzzle-none = There is no puzzle “{ $name }”. See them all with: { $program } puzzle list
puzzle-no-theme = There is no theme “{ $theme }”. The themes are: { $themes }.
puzzle-nothing = No puzzle is like that.
puzzle-all-done = You have solved all of these. Here is one of them again.
puzzle-list = Solve one with its name: { $program } puzzle { $id }
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
puzzle-fault = { $id }: { $fault }
puzzle-fault-unreadable = its position or an action in it cannot be read
puzzle-fault-position = it is not the seat’s turn, or the match is won already
puzzle-fault-name = its name does not follow from its position
puzzle-fault-solution = the solution { $action } is not allowed
puzzle-fault-unproved = the solution { $action } does not make sure of it
puzzle-fault-other = { $action } is as good as the solution
puzzle-fault-turns = its number of turns is another
puzzle-fault-answer = what the others may do after { $action } is not so
puzzle-fault-then = what is said to follow is not so
puzzle-fault-themes = its themes are others
puzzle-fault-difficulty = its difficulty is another
puzzle-fault-deals = the number of deals is another
puzzle-fault-too-large = the proof takes too long
puzzle-fault-proof = its kind of proof is another
puzzle-fault-lead = deep search does not find the solution the best by far
