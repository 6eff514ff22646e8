# The tutorial in the browser: short steps, each a move on a real table.

tutorial-title = Learn dnup
tutorial-lead = Twelve short steps, about five minutes. You make every move yourself, and you can’t break anything.
tutorial-start = Start
# $number is the step to go on with.
tutorial-resume = Continue with step { $number }
tutorial-again = Start over
tutorial-all-done = You’ve finished all the steps.
tutorial-progress = { $done } of { $all } steps done
tutorial-steps = Steps
tutorial-step-done = done
tutorial-rules = Read the rules instead
tutorial-keys = Everything works with the keyboard, too. Press ? during a step to see the keys.

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
tutorial-other-title = That’s allowed, too.
tutorial-other = It just isn’t what this step is about. Press Try again, and the cards go back to where they were.

# How to do what the step asks for. What is meant is marked on the table.
tutorial-how-play = { $size ->
    [one] Select the marked card. Then press Play, or your place on the table.
   *[other] Select the marked cards. Then press Play, or your place on the table.
}
tutorial-how-add = Select the marked card. Then press the marked set.
tutorial-how-take = Press the marked set, without selecting any of your cards.
tutorial-how-rotate = Press the marked button below your hand.
# The same with keys. $key is the key for the value of the cards: 0 for 10.
tutorial-keys-play = { $size ->
    [one] With keys: { $key }, then P.
   *[other] With keys: { $key } once for each card, then P.
}
tutorial-keys-add = With keys: { $key }, then T until the set is in focus, then Enter.
tutorial-keys-take = With keys: T until the set is in focus, then Enter.
tutorial-keys-rotate = With keys: R.

# The steps. Each has a title, what it is about, what is to be done, and what has happened then.

tutorial-card-title = A card has two values
tutorial-card-about = Only the value at the top counts. It’s called active. The value at the bottom is upside down and inactive. The small number reminds you of it.
tutorial-card-task = Turn your whole hand: press Rotate.
tutorial-card-done = Every inactive value is active now. The 2 has become a 10, the highest value there is. You can never turn a single card in your hand, but you can use a turn to rotate them all.

tutorial-set-title = Play a set
tutorial-set-about = You want to get rid of all your cards. On your turn you can play a set: one or more cards with the same active value.
tutorial-set-task = Select your two 5s, then press Play.
tutorial-set-done = Your set is in front of you. Its value is 5. Its size is 2, the number of cards.

tutorial-clash-title = Two sets in conflict
tutorial-clash-about = There can’t be two sets of the same size on the table. A new one must have a higher value, and it sends the lower one back to its owner’s hand.
tutorial-clash-task = Beat the two 3s: play your two 5s.
tutorial-clash-done = The two 3s are back in their owner’s hand. Your two 5s stay until someone plays two cards that are higher.

tutorial-equal-title = Equal isn’t enough
tutorial-equal-about = Don’t worry about making mistakes. If the rules don’t allow something, it doesn’t happen, and the game tells you why.
tutorial-equal-try = There’s a single 4 on the table. Try to play your 4!
tutorial-equal-task = Not high enough: the game says why, above your cards. Now play your 7.
tutorial-equal-done = A single 7 is higher than a single 4, so the 4 went back.

tutorial-sizes-title = Other sizes don’t matter
tutorial-sizes-about = Only sets of the same size conflict. Three 9s are high, but they don’t stop you from playing one card, or two, or four.
tutorial-sizes-task = Play your two 1s.
tutorial-sizes-done = The two 1s and the three 9s are on the table together, and nothing goes back. Your 1s were two equal cards: the deck has many of those.

tutorial-golden-title = The golden rule
tutorial-golden-about = A card that goes from the table to a hand is turned. Always, whoever gets it and why. See what happens to your own cards.
tutorial-golden-task = Play your two 2s.
tutorial-golden-done = Two 5s have beaten your 2s. The 2s came back to your hand and were turned on the way: now they’re a 9 and a 10.

tutorial-take-title = Take
tutorial-take-about = Instead of playing, you can take a whole set from in front of someone else. The golden rule turns its cards.
tutorial-take-task = Take the two 1s: press them on the table.
tutorial-take-done = They were two 1s on the table. In your hand they’re an 8 and a 9. There’s no limit on the size of your hand.

tutorial-add-title = Add
tutorial-add-about = You can also add one card to a set in front of someone else, if it has the same value as the set. The set stays theirs.
tutorial-add-task = Select your 6, then press the two 6s on the table.
tutorial-add-done = You have one card less, and now there are three 6s. A set that grows can cause a conflict, too: the three 4s had to go back.

tutorial-discard-title = When a set is discarded
tutorial-discard-about = Your set stays in front of you until your next turn. If nobody has beaten or taken it by then, it’s discarded.
tutorial-discard-task = Play your two 7s and see if they last.
tutorial-discard-done = They did. It’s your turn again, so first your 7s were discarded: you’re rid of them. Now you do one of four things: play, add, take or rotate. You can’t pass.

tutorial-out-title = Out
tutorial-out-about = If your hand is empty after your action, you’re out. The first player out gets 2 points, the second gets 1 point, and then the round ends.
tutorial-out-task = Play your last two cards.
tutorial-out-done = You were out first: 2 points. Then someone else played a last card, a 10, got 1 point, and the round ended. Whoever has 4 points wins the match.

tutorial-two-title = With two players
tutorial-two-about = Now each of you has two play areas and two turns in a row: one for area 1, then one for area 2. The first player out wins the round, and two rounds win the match.
tutorial-two-task = It’s your turn for area 1. Play your 3.
tutorial-two-task-2 = Now it’s your turn for area 2. Play your 10.
tutorial-two-done = Your 10 has beaten your own 3, because both are single cards. Sets in all four areas conflict, and your own lower set comes back to you, turned.

tutorial-star-title = A round begins
tutorial-star-about = The cards are dealt at random, either way up. You hold the star, so you start. With two players, the first turn is for area 2 only.
tutorial-star-task = Start with whatever you like. It doesn’t have to be the star.
tutorial-star-done = A good start, and now you’ve seen all the rules. Play on here for as long as you like.

# The end.
tutorial-over-title = You know dnup
tutorial-over-lead = That’s all there is to know. The rest is practice.
tutorial-over-left = { $left ->
    [one] There’s one step left, if you’d like to see it.
   *[other] There are { $left } steps left, if you’d like to see them.
}
tutorial-over-ways = More to see
tutorial-over-puzzles = Solve puzzles
tutorial-over-rules = All the rules
tutorial-over-aid = Player aid
tutorial-over-aid-about = During a match the player aid shows on one screen what you can do.
