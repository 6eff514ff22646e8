# The browser: the ladder, a rating for matches alone against bots.

ladder-title = Ladder
ladder-lead = How good you are, by the matches that you play alone against bots: one rating for each number of players.
# A rating and its standard deviation.
ladder-rating = { $skill } ± { $unsure }
ladder-own = Your rating
ladder-own-none = You have no rating yet for this number of players. Play a match on one of the rungs: everybody begins at 25.
ladder-matches = { $matches ->
    [one] After one match.
   *[other] After { $matches } matches.
}
ladder-place = You are number { $place } of { $guests } here.
ladder-place-after = { $more ->
    [one] After one more match you are among the players of this server below.
   *[other] After { $more } more matches you are among the players of this server below.
}
# The rating with a deck that is no longer the standard one.
ladder-earlier = With the first deck (“{ $deck }”) your rating was { $rating }, after { $matches ->
    [one] one match
   *[other] { $matches } matches
}. With the printed deck everybody starts again.
ladder-course-said = Your rating over the last { $matches ->
    [one] match
   *[other] { $matches } matches
}: from { $first } to { $last }
ladder-rungs = The rungs
ladder-measured = The bots’ ratings come from the first deck. They are being measured again with the printed deck.
ladder-next = Next for you
ladder-record = { $played ->
    [0] Not played yet
   *[other] Won { $won } of { $played }
}
ladder-play = Play
# $name is a level.
ladder-play-against = against { $name }
ladder-best = The best of this server
ladder-best-none = Nobody has played { $least } matches with this number of players yet.
ladder-best-about = With at least { $least } matches, in the order of what they surely can do: the rating less twice the number behind ±.
ladder-column-place = Place
ladder-column-name = Name
ladder-column-rating = Rating
ladder-column-matches = Matches
ladder-rules = What counts
ladder-rules-counts = Every match counts in which you alone play against bots, with the standard deck, to its end. You need not start it here.
ladder-rules-left = A match that you leave after your first move counts as lost.
ladder-rules-not = A match does not count if you took a hint, if a bot moved for you, or if you knew the deals.
ladder-rules-model = The number behind ± says how unsure the rating is: it becomes smaller with every match. The bots’ ratings were measured and stay as they are, so a win against a strong one brings more.
ladder-rules-seen = Everybody can see the names and ratings of the best. You can start anew at any time.
ladder-anew = Start anew
ladder-anew-title = Start anew?
ladder-anew-about = Your ratings for all numbers of players are deleted, and what you won against each level. Your matches stay. This cannot be undone.
ladder-anew-done = You start anew.
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
refused-no-such-ladder = There is no ladder for this number of players.
