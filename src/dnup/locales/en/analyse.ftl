# The analysis of a position and the review of a match.

cli-analyse = Review a recorded match: how good each action was, what was better, and what was luck.
cli-opt-analyse-seat = Only this seat’s actions.
cli-opt-analyse-round = Only this round.
cli-opt-analyse-turn = Only this action of the round, numbered as in "dnup replay": every choice with its chances.
cli-opt-simulations = Simulations per action; { $simulations } by default, and up to six times as many if a grade is close. The same number gives the same result.
cli-opt-time = Milliseconds per action, instead of simulations.
cli-opt-threads = How many threads to use; by default, as many as the machine can run. The result doesn’t depend on it.
cli-opt-analyse-json = Print it as JSON.

analyse-simulations-or-time = Use either --simulations or --time, not both.
analyse-which-round = Which round? Give it with --round; the record has { $rounds }.
analyse-no-turn = Round { $round } has no action { $turn }, only { $turns }.
analyse-not-their-turn = Action { $turn } of round { $round } was { $actor }’s, not { $seat }’s. { $seat }’s actions were: { $turns }.
analyse-nothing = There’s nothing to review: no such action was played.
analyse-stopped = Stopped after { $done } of { $planned } actions.
analyse-stopped-early = Stopped after { $simulations } simulations.
analyse-reviewing = Reviewing
analyse-latest = Round { $round }, action { $turn }, { $name }: { $grade }

analyse-moment = Round { $round }, action { $turn }: { $name }’s turn, with { $unknown ->
    [one] one unknown card
   *[other] { $unknown } unknown cards
}.
analyse-action = action
analyse-in-words = in words
analyse-match = wins the match
analyse-round = wins the round
analyse-simulations = simulations
analyse-reply = expected next
analyse-with-error = { $chance } ± { $error }
analyse-played = { $name } chose: { $action }. { $grade ->
    [great] That was great: any other choice would have been a mistake.
    [good] That was good.
    [inaccuracy] A slip: { $loss } worse than the best.
    [mistake] A mistake: { $loss } worse than the best.
   *[blunder] A big mistake: { $loss } worse than the best.
}
analyse-what = What went wrong: { $what }.
analyse-moment-legend =
    Chances with standard errors, from { $simulations } simulations and what { $name } knew, best first.
    A star (*) marks the action chosen.

analyse-round-title = Round { $round }
analyse-all-good = {"  "}All reviewed actions were good.
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
analyse-total = All reviewed rounds
analyse-legend =
    Everything is a chance to win the match: start + deals + own turns + the others = end.
    Lost compares with the best action, given what the seat knew, with the standard error. A slip
    loses { $inaccuracy } or more, a mistake { $mistake }, a big mistake { $blunder }. A loss that may be chance counts as good.
    An action is great if any other choice would have been a mistake.
    Deals are what the cards were worth with all hands open. The others are what they did and how the cards fell.
    The graphs show chances with all hands open, from 0 % ({ $low }) to 100 % ({ $high }), after the deal and after each action.
