# The tutorial in the browser: short steps, each a move on a real table.

tutorial-title = Learn dnup
tutorial-lead = Twelve short steps, about five minutes. You make every move yourself, and nothing can go wrong.
tutorial-start = Start
# $number is the step to go on with.
tutorial-resume = Go on with step { $number }
tutorial-again = Begin anew
tutorial-all-done = You have done all steps.
tutorial-progress = { $done } of { $all } steps done
tutorial-steps = The steps
tutorial-step-done = done
tutorial-rules = Read the rules instead
tutorial-keys = There are keys for everything, too: press ? in a step to see them.

# Around a step. $number counts the steps, $all is how many there are.
tutorial-step = Step { $number } of { $all }
tutorial-overview = All steps
tutorial-back = Back
tutorial-skip = Skip
tutorial-next = Next
tutorial-end = Finish
tutorial-show = Show me
tutorial-retry = Try again
tutorial-wait = Now see what the others do …
tutorial-done = Done!
# Something else was done than what the step asks for.
tutorial-other-title = That is allowed, too.
tutorial-other = It was just not what this step is about. Nothing is lost: press Try again, and the cards go back to where they were.

# How to do what the step asks for. What is meant is marked on the table.
tutorial-how-play = { $size ->
    [one] Select the marked card. Then press Play, or your place on the table.
   *[other] Select the marked cards. Then press Play, or your place on the table.
}
tutorial-how-add = Select the marked card. Then press the marked set.
tutorial-how-take = Press the marked set, with no card of yours selected.
tutorial-how-rotate = Press the marked button below your hand.
# The same with keys. $value is the value of the cards.
tutorial-keys-play = { $size ->
    [one] With keys: { $value }, then P.
   *[other] With keys: { $value } once for each card, then P.
}
tutorial-keys-add = With keys: { $value }, then T until the set has the focus, then Enter.
tutorial-keys-take = With keys: T until the set has the focus, then Enter.
tutorial-keys-rotate = With keys: R.

# The steps. Each has a title, what it is about, what is to be done, and what has happened then.

tutorial-card-title = A card has two values
tutorial-card-about = Only the value on top counts: it is active. The one below stands upside down: it is inactive. The small number reminds you of it.
tutorial-card-task = Turn your whole hand: press Rotate.
tutorial-card-done = What was inactive is active now, on every card. You can never turn a single card in your hand, but you may use a turn to rotate all of them.

tutorial-set-title = Play a set
tutorial-set-about = You want to get rid of all your cards. In your turn you can play a set: one or more cards with the same active value.
tutorial-set-task = Select your two 5s, then press Play.
tutorial-set-done = Your set lies in front of you. Its value is 5. Its size is 2, the number of cards.

tutorial-clash-title = Two sets clash
tutorial-clash-about = Two sets of the same size cannot both lie on the table. A new one must be higher, and sends the lower one back to the hand it came from.
tutorial-clash-task = Beat the two 3s: play your two 5s.
tutorial-clash-done = The two 3s are back in the hand of their owner. Your two 5s lie there until somebody plays two cards that are higher.

tutorial-equal-title = Equal is not enough
tutorial-equal-about = You need not fear to do something wrong. What the rules forbid does not happen, and the game tells you why.
tutorial-equal-try = A single 4 lies on the table. Try to play your 4!
tutorial-equal-task = Not high enough: the game says why, above your cards. Now play your 7.
tutorial-equal-done = A single 7 is higher than a single 4. So the 4 went back.

tutorial-sizes-title = Sizes leave each other alone
tutorial-sizes-about = Only sets of the same size clash. Three 9s are high, but they do not bother one card, or two, or four.
tutorial-sizes-task = Play your two 1s.
tutorial-sizes-done = The two 1s and the three 9s lie side by side. Nothing goes back.

tutorial-golden-title = The golden rule
tutorial-golden-about = A card that goes from the table to a hand is turned. Always, whoever gets it and why. See it happen to your own cards.
tutorial-golden-task = Play your two 3s.
tutorial-golden-done = Two 5s have beaten your 3s. They came back to your hand, and were turned on the way: now they are an 8 and a 9.

tutorial-take-title = Take
tutorial-take-about = Instead of playing, you can take a whole set that lies in front of somebody else. The golden rule turns its cards.
tutorial-take-task = Take the two 1s: press them on the table.
tutorial-take-done = They were two 1s on the table. In your hand they are an 8 and a 9. A hand may grow as large as you like.

tutorial-add-title = Add
tutorial-add-about = You can also add one card to a set in front of somebody else, if it has the value of that set. The set stays theirs.
tutorial-add-task = Select your 6, then press the two 6s on the table.
tutorial-add-done = You have one card less, and they are three 6s now. A set that grows can clash, too: the three 4s had to go back.

tutorial-discard-title = When a set goes
tutorial-discard-about = Your set stays in front of you until your next turn begins. If nobody has sent it back or taken it by then, it is discarded.
tutorial-discard-task = Play your two 7s, and see if they last.
tutorial-discard-done = They did. It is your turn again, so first your 7s were discarded: you are rid of them. Then you do one of the four things: play, add, take or rotate. You cannot pass.

tutorial-out-title = Out
tutorial-out-about = When your hand is empty after your action, you are out. The first out wins 2 points, the second 1 point, and then the round is over.
tutorial-out-task = Play your last two cards.
tutorial-out-done = You were out first: 2 points. Then somebody else was out, for 1 point, and the round was over. Whoever has 4 points wins the match.

tutorial-two-title = With two players
tutorial-two-about = Then each of you has two play areas, and two turns in a row: one for area 1, then one for area 2. Whoever is out first wins the round, and two rounds win the match.
tutorial-two-task = It is the turn for your area 1. Play your 3.
tutorial-two-task-2 = Now it is the turn for your area 2. Play your 7.
tutorial-two-done = Your 7 has beaten your own 3: both are single cards. Sets in all four areas clash, and your own lower set comes back to you, turned.

tutorial-star-title = A round begins
tutorial-star-about = All cards are dealt, and chance decides which way up. Whoever holds the star starts: that is you. With two players, the one who starts has only the turn for area 2.
tutorial-star-task = Begin with whatever you like. It need not be the star.
tutorial-star-done = Well begun, and you have seen all the rules. Play on here as long as you like.

# The end.
tutorial-over-title = You know dnup
tutorial-over-lead = That is all there is to know. The rest is practice.
tutorial-over-left = { $left ->
    [one] One step is left, if you would like to see it.
   *[other] { $left } steps are left, if you would like to see them.
}
tutorial-over-ways = More to see
tutorial-over-puzzles = Solve puzzles
tutorial-over-rules = All the rules
tutorial-over-aid = Player aid
tutorial-over-aid-about = During a match the player aid tells you on one screen what you can do.
