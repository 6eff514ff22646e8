# The browser: how to play, on one page. Words in figures are for those who do not see them.

learn-title = How to play
learn-lead = Two minutes, and you know the whole game.

learn-card = A card has two values
learn-card-up = A card with a 2 on top and, upside down below, a 7.
learn-card-turned = The same card turned: now the 7 is on top.
learn-card-active = The value on top is active: only this one counts. The value below stands upside down. It is inactive.
learn-card-inactive = The small number in the corner reminds you of the inactive value, so you always know what a turned card would be.

learn-set = Cards with the same value are a set
learn-set-figure = Three cards, each with a 5 on top.
learn-set-what = One or more cards with the same active value make a set. This one has the value 5 and the size 3. A single card is a set, too.

learn-aim = Empty your hand
learn-aim-what = All cards are dealt. Whoever gets rid of theirs first wins the most.
learn-hand = Chance decides which way up your cards come. You may put them in another order, but never turn a single one.
learn-start = One card has a star. Whoever holds it begins.

learn-turn = Your turn
learn-turn-discard = If a set still lies in front of you from your last turn, it is discarded. Those cards are gone for this round.
learn-turn-action = Then you do exactly one of these four things. You cannot pass.
learn-play = Play
learn-play-figure = Two cards with a 5 on top.
learn-play-what = Put a set from your hand in front of you. You may keep some cards of that value back.
learn-add = Add
learn-add-figure = Three cards with a 3 on top.
learn-add-what = Add one card to a set in front of somebody else. It must have the value of that set, and the set stays theirs.
learn-take = Take
learn-take-figure = Two cards with a 7 on top.
learn-take-what = Take a whole set in front of somebody else into your hand. You get more cards, but perhaps better ones.
learn-rotate = Rotate
learn-rotate-figure = Three cards of a hand: 4, 8 and 6 on top, and 9, 1 and 2 below.
learn-rotate-what = Turn your whole hand upside down. All inactive values become active. This is always possible.
learn-turn-next = Then the next player has a turn, clockwise. Your set stays on the table until your next one. If nobody has sent it back by then, you are rid of its cards.

learn-golden = The golden rule
learn-golden-table = On the table: two cards with a 3 on top, with 4 and 6 below.
learn-golden-hand = In the hand: the same cards turned, with 4 and 6 on top.
learn-golden-what = Whenever a card goes from the table into a hand, it is turned by 180 degrees. Always, whoever takes it and for whatever reason.

learn-clash = Two sets of one size cannot both stay
learn-clash-low = Two 4s, a set that lies on the table.
learn-clash-high = Two 6s, a set that is played.
learn-clash-higher = If a set of the same size lies on the table already, yours must have a higher value. An equal one will not do.
learn-clash-back = The lower set goes back into the hand of its owner, turned by the golden rule. If its owner is out, it is discarded.
learn-clash-add = The same holds when a set grows because a card is added to it.
learn-clash-sizes = Sets of different sizes leave each other alone: a single 1 is safe beside three 9s.

learn-out = Out, and points
learn-out-what = When your hand is empty at the end of your action, you are out, and your work in this round is done.
learn-letters = The four letters d, n, u and p.
learn-points-first = The first to be out wins two letters. Their last set stays until their next turn would have come. Until then, it can still be added to or taken.
learn-points-second = The second wins one letter, and the round is over. The cards are dealt anew.
learn-points-win = Whoever has all four letters has won the match, even in the middle of a round.

learn-two = With two players
learn-two-figure = Two places for sets side by side: 2 on the left, 1 on the right.
learn-two-areas = Each of you has two play areas and takes two turns in a row: one for area 1, then one for area 2. A turn discards and plays only in its own area.
learn-two-start = Whoever holds the star begins the round with one turn only, for area 2.
learn-two-own = Sizes clash among all four areas, your own included: your own lower set comes back to you. You add to and take from the opponent’s sets only.
learn-two-win = Whoever is out first wins the round. Two rounds win the match.

learn-deck = About these cards
learn-deck-what = No rule sheet lists all cards of the game. The standard deck here is a reconstruction: it agrees with what is known, but your printed box may have other cards.
learn-deck-fewer = Five play with all 40 cards. With fewer players some are left out, so that the hands are neither too large nor too small.
learn-deck-own = If you own the game, you can play with the cards in your box: open a table and choose “own cards” among its options.

learn-go = Now play
