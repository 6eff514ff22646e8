# The game in a terminal.

command-play = play p
command-add = add a
command-take = take t
command-rotate = rotate r
command-peek = peek
command-moves = moves m
command-hint = hint best
command-table = table
command-log = log
command-rules = rules
command-help = help h ?
command-quit = quit q exit
command-all = all

welcome =
    dnup, in your terminal. Unofficial; “{ $program } deck show” says where the list of cards comes from.
    Be the first to get rid of your cards. Type help at any time; Ctrl-C leaves and saves.
welcome-back = Continuing with round { $round }. Type help at any time; Ctrl-C leaves and saves.
saved-in = The match is saved in { $file }
asks-players = How many players, you included? ({ $every ->
    [yes] 2 to 5
   *[no] { $counts }
}) [{ $usual }]{" "}
asks-players-again = Please type { $every ->
    [yes] a number from 2 to 5.
   *[no] one of these numbers: { $counts }.
}
prompt = { $area ->
    [none] Your move:{" "}
   *[other] Your move for area { $area }:{" "}
}
prompt-named = { $name }. { $prompt }
hand = Your hand (active/inactive): { $cards }
hand-empty = empty
peek = Rotated, your hand would be: { $cards }
moves = You can:
action-play = play { $set }
action-add = add { $card } to the set in front of { $owner }{ $where }
action-take = take the set in front of { $owner }{ $where }
action-rotate = rotate your hand
seat = { $seat } { $name }
table-round = { $goal ->
    [2] Round { $round }. Rounds won: { $points } ({ $goal } win the match)
   *[other] Round { $round }. Points: { $points } ({ $goal } win the match)
}
table-points = { $name }: { $points }
table-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
table-out = out
table-sets = , in front: { $sets }
table-known = , known in hand: { $cards }
table-star = , holds the ★
table-pile = {"  "}Discard pile: { $count }
pass-screen = { $name }, it’s your turn. Press Enter when only you can see the screen.{" "}
since-last = Since your last turn:
round-end = Round { $round } is over. The hands were:
next-round = Press Enter for the next round.{" "}
match-end = { $mine ->
    [yes] You win the match, { $points }!
   *[no] { $name } wins the match, { $points }.
}
play-again = Another match with the same players? (y/N){" "}
answer-yes = y yes
replay-hint = Watch it again with: { $program } replay { $file }{ $deck }
hint-deck = {" "}--deck { $file }
left = The match is saved. Continue with: { $program } play --resume { $file }{ $deck }
left-empty = You haven’t played anything yet, so nothing was saved.
unclear-empty = Type what you want to do, or help.
unclear-command = “{ $text }” isn’t a command. Try: play 5 5, add 3/4 B, take B, rotate, help.
# $text is one card or several, or values, without a command before them.
unclear-verb = What do you want to do with { $text }? Type the command first, such as: play { $text }
unclear-play = Play which cards? For example: play 5 5, play 5/1 5/2, play all 5.
unclear-card = “{ $text }” isn’t a card. Type a value from 1 to 10, or both values, active first: 5/1 or 51, 2/10 or 210.
unclear-zero = There’s no 0. Type 10 for a ten.
# $text is a value typed several times without spaces, such as 22; $values is the same with spaces.
unclear-same = “{ $text }” can’t be a card: the two values of a card are different. To play them as a set, type: play { $values }
unclear-too-few = You have { $has ->
    [none] no { $value }
   *[other] only { $has }
} showing.
unclear-mixed = A set has one value. Name cards of one value only.
# $some are as many of the cards as were asked for.
unclear-which = Which of your { $value }s? You have { $cards }. { $verb ->
    [add] Type both values, such as add { $some }.
   *[play] Type both values, such as play { $some }, or play all { $value }.
}
unclear-add = Add which card to whose set? For example: add 3/4 B
unclear-target = Which set? Type the seat, such as B, or the play area, such as B1.
unclear-area = Which of the two sets? Type { $first } or { $second }.
help =
    play 5 5        play a set: name the cards by value ...
    play 5/1 5/2    ... or, if you have more of them, by both values, active first
    play 51 52      ... which you can type without the slash, too; 210 is 2/10
    play all 5      ... or all you have of a value
    add 3/4 B       add one card to the set in front of B
    take B          take the set in front of B into your hand, turned
    rotate          turn your whole hand
    moves           all your legal moves
    hint            the best moves, and why; only against bots
    peek            your hand as it would be if you rotated it
    table           the table and your hand again
    log             the moves of this round
    rules, rules A2 the rules, or only rule §A2
    quit            leave (Ctrl-C and Ctrl-D do the same)
    You can type just the first letter: p, a, t, r, m, h, q. Notation, as moves lists it, works, too.
    take alone takes the only set there is. With two players sets lie in areas: A1, A2, B1, B2.
    A ">" marks whose turn it is. "Known in hand" are cards everyone saw go there from the table.
score = { $goal ->
    [2] Rounds won: { $points }.
   *[other] Points: { $points }.
}
rules-unknown = There is nothing about “{ $text }” in the rules. They go from §C1 to §K2. You can also look for a word, and aid shows the rules at a glance.
rules-try = Try it: { $program } try { $name }
position-none = There’s no position “{ $name }”. The names are: { $names }.
position-list = Positions from the rules. Try one with: { $program } try { $name }
position-hello = Try anything: the real rules apply, and nothing is saved. Type help at any time, quit to leave.
position-again = Press Enter to start over, or type quit.{" "}
position-hands = The hands were:
position-rests = That’s all: the others do nothing here.

lesson-hello = Type skip to skip a step, back for the one before, help for all commands, quit to leave.
lesson-help =
    skip            skip this step
    back            the step before
lesson-head = Step { $number } of { $all }: { $title }
# In place of tutorial-card-about, which is about cards that are drawn.
lesson-card-about = Only one of the two counts: the active one. It’s written first, so 2/7 counts as a 2. The other one, here the 7, is inactive.
lesson-task = Now { $action }. Type: { $typed }
lesson-try = Type: { $typed }
lesson-then = Then { $action }. Type: { $typed }
lesson-free = Type moves to see what you may do.
lesson-play-on = Play on, or type skip.
lesson-next = Press Enter to continue.{" "}
lesson-skip = skip
lesson-back = back b
lesson-left = To continue where you stopped: { $program } learn
lesson-over = Play a match with: { $program } play
lesson-no-step = There’s no step { $step }: they go from 1 to { $all }.
