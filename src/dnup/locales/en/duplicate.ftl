# The browser: deals that are played once more, and compared. A duplicate is the word that bridge players use.

duplicate-title = The same deals
duplicate-lead = Same cards, same rounds, same seat: only the play is different.
# $name is who invites.
duplicate-invited = { $name } invites you to play the same deals
duplicate-make = Same deals for others
duplicate-make-about = Let a friend or a bot play the cards you had, and compare.
duplicate-players = Players
duplicate-seat = Your seat
duplicate-against = Against
# $count people sat there in the first match; bots sit there now.
duplicate-instead = { $count ->
    [one] One of them replaces a person.
   *[other] { $count } of them replace people.
}
duplicate-deck = Deck
duplicate-count = Played by
duplicate-unseen = You’ll see how the others did once you’ve played.
duplicate-play = Play the same deals
duplicate-play-again = Play them again
duplicate-back = Back to your table
# How the reader did; $names are players, or bots.
duplicate-sum-better = Better than { $names }.
duplicate-sum-same = As good as { $names }.
duplicate-sum-worse = Not as good as { $names }.
# Behind some names: how many there are besides.
duplicate-sum-more = { $count } more
duplicate-table = Points and actions, round by round
duplicate-who = Player
duplicate-round = Round { $round }
duplicate-all = Total
duplicate-watch = Watch
duplicate-watch-of = Watch { $name }’s match
duplicate-watch-own = Watch your match
duplicate-you = You
duplicate-first = had the deals first
duplicate-knew = knew the deals
duplicate-left = left the match
# $count times they were told what is best; a bot did $count of their actions.
duplicate-hints = { $count ->
    [one] one hint
   *[other] { $count } hints
}
duplicate-assisted = { $count ->
    [one] one action by a bot
   *[other] { $count } actions by a bot
}
duplicate-none = not played
# $out is 1 or 2 for who went out first or second, else 0.
duplicate-round-said = { $points ->
    [one] one point
   *[other] { $points } points
}, { $out ->
    [1] out first,
    [2] out second,
   *[other] not out,
} { $actions ->
    [one] one action
   *[other] { $actions } actions
}
duplicate-all-said = { $points ->
    [one] one point
   *[other] { $points } points
}, { $actions ->
    [one] one action
   *[other] { $actions } actions
}, { $won ->
    [yes] won the match
   *[no] didn’t win the match
}
duplicate-legend-first = out first
duplicate-legend-actions = actions
duplicate-legend-won = won the match
# $level is a bot.
duplicate-thinking = { $level } is playing these deals…
duplicate-bots = Let another bot play them
duplicate-bots-about = It plays the whole match from your seat, against the same others. This takes a few seconds.
duplicate-share = Invite a friend
# $seat is a letter; $against are levels of bots.
duplicate-share-about = Anyone with this link plays from seat { $seat } against { $against }, and sees the results afterwards.
duplicate-share-text = Can you do better with the same cards?
duplicate-share-button = Share link
duplicate-copy = Copy link
duplicate-mine = My duplicates
duplicate-empty = You haven’t compared a match with anyone yet. After a match, let others play the same deals.
duplicate-nothing = Nobody to compare with yet
duplicate-empty-way = Go to my matches
duplicate-gone = The match was deleted, or there’s a mistake in the link.
duplicate-gone-title = These deals are gone
duplicate-gone-way = My duplicates
duplicate-entry = { $mine ->
    [yes] Your deals
   *[no] { $name }’s deals
}, { $players } players
duplicate-entry-count = { $count ->
    [one] one player
   *[other] { $count } players
}
refused-match-was-left = This match wasn’t finished, so there’s nothing to compare with.
refused-deals-unknown = The server no longer knows how this match’s cards were dealt, so it can’t deal them again.
refused-too-many-duplicates = You have made { $most } duplicates. Delete a match to make room.
refused-not-played-yet = Play these deals yourself first.
refused-bots-are-busy = Too many bots are playing right now. Try again later.
