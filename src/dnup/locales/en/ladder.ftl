# The browser: the ladder, a rating for matches alone against bots.

ladder-title = Ladder
ladder-lead = { $players ->
    [2] Two players: you against one bot.
    [3] Three players: you against two bots of one kind.
    [4] Four players: you against three bots of one kind.
   *[other] Five players: you against four bots of one kind.
}
# A rating and its standard deviation, in points.
ladder-rating = { $skill } ± { $unsure }
ladder-own = Your rating
ladder-own-none = Everyone starts here, so your guess is as good as ours. Play one match and the yellow stretch gets shorter.
# Below the rating: its standard deviation.
ladder-give-or-take = give or take { $unsure }
ladder-sure = You’re probably between { $low } and { $high }. Every match makes the yellow stretch shorter.
ladder-place = You’re number { $place } of { $guests }.
ladder-place-after = { $more ->
    [one] Play one more match to get on this list.
   *[other] Play { $more } more matches to get on this list.
}
# The rating with a deck that is no longer the standard one.
ladder-earlier = With the first deck (“{ $deck }”) your rating was { $rating }, after { $matches ->
    [one] one match
   *[other] { $matches } matches
}. With the printed deck everyone starts again.
ladder-course-said = Your rating over the last { $matches ->
    [one] match
   *[other] { $matches } matches
}: from { $first } to { $last }
ladder-course = How you got here
ladder-first-match = first match
ladder-last-match = last match
ladder-won = { $matches } won
ladder-lost = { $matches } lost
ladder-how-sure = how sure we are
ladder-rungs = The bots, from weakest to strongest
ladder-next = Next opponent
# A bot that isn’t the next one was chosen.
ladder-pick = Your pick
# $name is a bot; the chance to win, in small numbers: 2 in 5.
ladder-odds = You’ll win about { $times } in { $of } against { $name }.
# What one match does to the rating, in points.
ladder-stakes = { $players ->
    [2] A win brings { $win }, a loss costs { $loss }.
   *[other] A win brings { $win }, last place costs { $loss }.
}
ladder-record = So far: won { $won } of { $played }.
# $name is a bot.
ladder-play = Play { $name }
ladder-best = Best on this server
ladder-best-all = Show the best { $guests }
ladder-best-none = Nobody has played { $least } matches with this many players yet.
ladder-best-about = At least { $least } matches; ranked by rating minus twice the ±.
ladder-rules = What counts
ladder-rules-counts = Every match you play alone against bots counts, as long as you use the standard deck and play to the end. You don’t have to start it here.
ladder-rules-left = If you leave a match, it counts as last place.
ladder-rules-not = A match doesn’t count if you knew the deals. If you took a hint or a bot moved for you, only a defeat counts.
ladder-rules-model = The number after ± says how unsure we are. It shrinks with every match. The bots’ ratings were measured and never change, so beating a strong bot brings more.
ladder-rules-seen = Everyone can see the names and ratings of the best. You can start over at any time.
ladder-anew = Start over
ladder-anew-title = Start over?
ladder-anew-about = This deletes your ratings for every number of players, and your record against each bot. Your matches stay. You can’t undo this.
ladder-anew-done = You’ve started over.
# At the end of a match; $change is without a sign.
ladder-rated = { $way ->
    [up] Your rating rises by { $change } to { $rating }.
    [down] Your rating falls by { $change } to { $rating }.
   *[none] Your rating stays at { $rating }.
}
ladder-why-people = Not rated: other people played, too.
ladder-why-own-deck = Not rated: it was not the standard deck.
ladder-why-old-deck = Not rated: it was played with the first deck, and only the standard deck counts.
ladder-why-assisted = Not rated: a bot moved for you.
ladder-why-hints = Not rated: you took a hint.
ladder-why-duplicate = Not rated: the deals were played before.
ladder-why-left = Not rated: the match was left before your first move.
ladder-why-not-kept = This match is not on the ladder.
refused-no-such-ladder = There’s no ladder for this number of players.
