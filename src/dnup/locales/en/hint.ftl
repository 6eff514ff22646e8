# A hint: what is best in one's turn, in the browser and in the terminal.

hint-title = Hint
hint-costs = If you win a match with hints, it doesn’t count for the ladder. A defeat does.
hint-agree = Show the hint
hint-thinking = Looking for your best move…
hint-do = { $kind ->
    [play] Play { $set }
    [add] Add the { $value } to { $owner }’s set{ $where }
    [take] Take { $owner }’s set{ $where }
   *[rotate] Rotate your hand
}
# The chance in small numbers: 3 in 10.
hint-odds = { $edge ->
    [sure] You’re almost sure to win the match.
    [hopeless] The match is all but lost.
   *[no] Your chance to win the match is about { $times } in { $of }.
}
hint-use = Use it
hint-more = Other moves
hint-practice = Hints aren’t counted here.
hint-counted = { $count ->
    [one] One hint in this match: a victory no longer counts for the ladder.
   *[other] { $count } hints in this match: a victory no longer counts for the ladder.
}

# In the terminal.
hint-best = Your best moves, as far as you can know, with the chance to win the match:
hint-noted = { $count ->
    [one] One hint in this match; the record says so.
   *[other] { $count } hints in this match; the record says so.
}
hint-people = Hints are available only when you play alone against bots.
hint-not-here = Hints aren’t available here.
hint-no-kernel = Hints need the bots that search, which aren’t installed here: the extra “bots” is missing.
