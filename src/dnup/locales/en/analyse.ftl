# The analysis of a position and the review of a match.

cli-analyse = Look at a recorded match again: what was best, how good each action was, and what was luck.
cli-opt-analyse-seat = Only this seat’s actions.
cli-opt-analyse-round = Only this round.
cli-opt-analyse-turn = Only this action of the round, as "dnup replay" numbers them: every choice with its chances.
cli-opt-simulations = How many simulations for each action; { $simulations } if left out. Up to six times as many where a grade is a close call. The same number gives the same result.
cli-opt-time = How many milliseconds for each action, instead of simulations.
cli-opt-threads = How many threads; if left out, as many as the machine can run. They do not change the result.
cli-opt-analyse-json = Print it as JSON.

analyse-simulations-or-time = Choose one: --simulations, or --time.
analyse-which-round = Which round? Name it with --round; the record has { $rounds }.
analyse-no-turn = There is no action { $turn } in round { $round }: it has { $turns }.
analyse-not-their-turn = Action { $turn } of round { $round } was not { $seat }'s but { $actor }'s. { $seat } acted at: { $turns }.
analyse-nothing = There is nothing to look at: no such action was done.
analyse-stopped = Stopped after { $done } of { $planned } actions.
analyse-stopped-early = Stopped after { $simulations } simulations.
analyse-reviewing = Reviewing
analyse-latest = Round { $round }, action { $turn }, { $name }: { $grade }

analyse-moment = Round { $round }, action { $turn }: { $name } is to act and cannot place { $unknown ->
    [one] one card
   *[other] { $unknown } cards
}.
analyse-action = action
analyse-in-words = in words
analyse-match = wins the match
analyse-round = wins the round
analyse-simulations = simulations
analyse-reply = expected next
analyse-with-error = { $chance } ± { $error }
analyse-played = { $name } did this: { $action }. { $grade ->
    [great] That was great: any other choice would have been a mistake.
    [good] That was good.
    [inaccuracy] A slip: { $loss } worse than the best.
    [mistake] A mistake: { $loss } worse than the best.
   *[blunder] A big mistake: { $loss } worse than the best.
}
analyse-what = What was wrong: { $what }.
analyse-moment-legend =
    Chances with their standard errors, from { $simulations } simulations, by what { $name } knew; the best first.
    A star (*) marks what was done.

analyse-round-title = Round { $round }
analyse-all-good = {"  "}All actions that were looked at were good.
analyse-turn = action
analyse-seat = seat
analyse-did = done
analyse-did-knowing = { $action }, { $unknown ->
    [0] knowing all cards
    [one] not knowing one card
   *[other] not knowing { $unknown } cards
}
analyse-better = better
analyse-loss = lost
analyse-why = why
analyse-kind = what
analyse-grade = grade
analyse-total = All that was looked at
analyse-legend =
    All in chances to win the match: start + deals + own turns + the others = end.
    Lost is against the best action by what the seat knew then, with the standard error; a slip
    loses { $inaccuracy } or more, a mistake { $mistake }, a big mistake { $blunder }, and what may be chance is good.
    Great is the best action where any other would have been a mistake.
    Deals are what the cards were worth with all hands open; the others, what they did and how the cards fell.
    The graphs show chances with all hands open, from 0 % ({ $low }) to 100 % ({ $high }), after the deal and after each action.
