# The tutorial in the browser: short steps, each a move on a real table.

tutorial-title = Learn dnup
tutorial-lead = Twelve short steps with sis, about five minutes. You make every move yourself, and you can’t break anything.
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
tutorial-at = { $number } of { $all }
tutorial-overview = All steps
tutorial-leave = Leave the lesson
tutorial-once-more = Once more
tutorial-back = Back
tutorial-skip = Skip
tutorial-next = Next
tutorial-end = Finish
tutorial-show = Show me
tutorial-wait = Now watch …
tutorial-done = Done!
# Something else was done than what the step asks for: $what says what, as a phrase; $cards are its cards.
tutorial-what = { $kind ->
    [rotate] Rotating
    [take] Taking a set
    [add] Adding { $cards }
   *[play] { $size ->
        [1] A single { $cards }
       *[other] { $cards }
    }
}

# What the step asks for, in a line above the hand and on the main key. $kind is play, add, take or rotate;
# $size is the number of cards, $value is theirs.
tutorial-asked = { $kind ->
    [rotate] Press Rotate, below your hand.
    [take] Press Take at the set.
    [add] Pick your { $value }, then press the set.
   *[play] { $size ->
        [1] Pick your { $value }, then play it.
        [2] Pick both { $value }s, then play them.
       *[other] Pick your { $value }s, then play them.
    }
}
tutorial-key = { $kind ->
    [rotate] Not yet
    [take] Pick the set
   *[play] { $size ->
        [1] Pick your { $value }
        [2] Pick both { $value }s
       *[other] Pick your { $value }s
    }
}

# How to do what the step asks for. What is meant is marked on the table.
tutorial-how-play = { $size ->
    [one] Tap the marked card. Then press Play, or your place on the table.
   *[other] Tap the marked cards. Then press Play, or your place on the table.
}
tutorial-how-add = Tap the marked card. Then press the marked set.
tutorial-how-take = Press Take at the marked set. Then press the red key.
tutorial-how-rotate = Press the marked key below your hand.
# The same with keys. $key is the key for the value of the cards: 0 for 10.
tutorial-keys-play = { $size ->
    [one] With keys: { $key }, then P.
   *[other] With keys: { $key } once for each card, then P.
}
tutorial-keys-add = With keys: { $key }, then T until the set is in focus, then Enter.
tutorial-keys-take = With keys: T until the set is in focus, then Enter twice.
tutorial-keys-rotate = With keys: R.

# The steps. Each has a title, what it is about, what is to be done, and what has happened then.

tutorial-card-title = Two values on every card
tutorial-card-about = Only the value at the top counts. The small number shows the other one, which is upside down.
tutorial-card-task = Turn your whole hand: press Rotate.
tutorial-card-done = Your 2 is a 10 now, the highest value of all. You can’t turn a single card, but you can use a turn to rotate your whole hand.
tutorial-card-other = { $what } comes later. First look at the other side of your cards. I put it back for you.

tutorial-set-title = Play a set
tutorial-set-about = You want to get rid of all your cards. On your turn, play a set: one card, or several with the same value at the top.
tutorial-set-task = Play both 5s.
tutorial-set-done = There’s your set. The tag says 2 × 5: two cards of value 5.
tutorial-set-other = { $what } is allowed, but with both 5s you get rid of two cards at once. I put it back for you.

tutorial-clash-title = Two of a size
tutorial-clash-about = The table has room for one set of each size. A new one must be higher, and it sends the old one home.
tutorial-clash-task = Beat mow’s two 3s with your two 5s.
tutorial-clash-done = mow has the 3s back. Your 5s stay until someone plays a higher pair.
tutorial-clash-other = { $what } is allowed, but it doesn’t beat mow’s pair. I put it back for you.

tutorial-equal-title = Equal isn’t enough
tutorial-equal-about = You can’t do anything wrong. If the rules don’t allow it, the cards come back and I tell you why.
tutorial-equal-try = mow has a single 4. Try to play your 4!
tutorial-equal-task = Now play your 7.
tutorial-equal-done = A single 7 is higher than a single 4, so the 4 went home.
tutorial-equal-other = { $what } is allowed, but it isn’t what we’re trying here. I put it back for you.

tutorial-sizes-title = Other sizes don’t matter
tutorial-sizes-about = Only sets of the same size get in each other’s way. Three 9s don’t stop one card, or two, or four.
tutorial-sizes-task = Play both 1s.
tutorial-sizes-done = Two 1s and three 9s on one table, and nothing goes home.
tutorial-sizes-other = { $what } is allowed, but I’d like to show you a pair beside three cards. I put it back for you.

tutorial-golden-title = The golden rule
tutorial-golden-about = A card that goes from the table to a hand is turned upside down. Always. Even yours.
tutorial-golden-task = Play both 2s, and watch them come home.
tutorial-golden-done = dollop’s 5s beat your 2s. On their way home the 2s were turned: now you have a 9 and a 10.
tutorial-golden-other = { $what } is allowed, but dollop is waiting for a pair. I put it back for you.

tutorial-take-title = Take a set
tutorial-take-about = Instead of playing, you can take a whole set from someone. The golden rule turns it on its way to you.
tutorial-take-task = Take mow’s two 1s.
tutorial-take-done = They were two 1s. In your hand they’re an 8 and a 9. A hand can hold any number of cards.
tutorial-take-other = { $what } is allowed, but mow’s low cards would be high ones for you. I put it back for you.

tutorial-add-title = Add a card
tutorial-add-about = You can add one card to someone’s set, if it has the same value. The set stays theirs.
tutorial-add-task = Add your 6 to mow’s 6s.
tutorial-add-done = One card less for you. And three 6s beat three 4s, so dollop’s went home.
tutorial-add-other = { $what } is allowed, but your 6 fits mow’s set. I put it back for you.

tutorial-discard-title = Gone for good
tutorial-discard-about = Your set waits for your next turn. If nobody has beaten or taken it by then, it’s discarded.
tutorial-discard-task = Play both 7s, and see if they last.
tutorial-discard-done = They did, and you’re rid of them. Now it’s your turn again: play, add, take or rotate. You can’t pass.
tutorial-discard-other = { $what } is allowed, but I’d like to see both 7s last. I put it back for you.

tutorial-out-title = Out!
tutorial-out-about = No cards left after your turn? Then you’re out. First out gets 2 points, second out 1, and the round is over. Four points win the match.
tutorial-out-task = Play your last two cards.
tutorial-out-done = You were out first: 2 of 4 points. dollop played a last card after you, and got 1.
tutorial-out-other = { $what } is allowed, but with both 8s you’re out at once. I put it back for you.

tutorial-two-title = Just two players
tutorial-two-about = Then each of you has two places, and two turns in a row: one for place 1, one for place 2. Win two rounds to win the match.
tutorial-two-task = Play your 3 at place 1.
tutorial-two-task-2 = Now play your 10 at place 2.
tutorial-two-done = Your 10 beat your own 3! All four places share one table, and your lower set comes back to you, turned.
tutorial-two-other = { $what } is allowed, but I’d like to show you what your own sets do to each other. I put it back for you.

tutorial-star-title = A real round
tutorial-star-about = The cards are dealt, either way up. You hold the star, so you start.
tutorial-star-task = Do whatever you like.
tutorial-star-done = A good start, and that’s all the rules. Play on here as long as you like.

# The end.
tutorial-over-title = You know dnup
tutorial-over-lead = You’ve seen all the rules. Now play your first match, against bots who go easy on you.
tutorial-over-left = { $left ->
    [one] There’s one step left, if you’d like to see it.
   *[other] There are { $left } steps left, if you’d like to see them.
}
tutorial-over-ways = More to see
tutorial-over-puzzles = Solve puzzles
tutorial-over-rules = All the rules
tutorial-over-aid = Player aid
tutorial-over-aid-about = During a match the player aid shows on one screen what you can do.
