# dnup train: training the bots' nets by self-play.

cli-train = Train a bot’s net by self-play.
cli-train-folder = The folder of the run: its checkpoint, the net, its training card and its strength curve.
cli-train-players = For how many players. A new run needs this.
cli-train-positions = How many positions to learn from; { $positions } if left out. The schedules follow this number.
cli-train-seed = The run follows from this number; { $seed } if left out.
cli-train-resume = Continue the run in the folder from its checkpoint.
cli-train-against = Train a best response instead: learn to beat the net in this file, which doesn’t change.
cli-train-open = Train a net that sees all hands instead, from rounds that the net in this file plays. Graphs use it.
cli-train-workers = How many batches to play at a time; 1 if left out, with --ray as many as the cluster has processors. With one worker, the same seed gives the same net, bit by bit.
cli-train-ray = Play on a Ray cluster: its address, or “local” to start one on this machine.

train-no-players = Name the number of players with --players, { $least } to { $most }.
train-no-extra =
    Training needs packages that aren’t installed here (missing: { $module }). To install them:
    { $command }
train-not-a-folder = { $folder } is a file. Name a folder.
train-net-resumed = { $option } is only for a new run. Leave it out to continue the one in { $folder }.
train-against-and-open = --against and --open don’t go together. Leave one of them out.
train-cannot-write = Can’t write to { $folder }: { $reason }
train-start = { $kind ->
    [open] A net that sees all hands, for { $players } players
    [against] Best response for { $players } players
   *[self] Self-play with { $players } players
}, { $workers ->
    [one] one worker
   *[other] { $workers } workers
}: { $done } of { $goal } million positions done.
train-compiling = The first batch takes a minute or two longer if the kernel has to be compiled. Ctrl-C stops after the current batch.
train-point = { $positions } of { $goal } million positions, { $time }, { $left } left, loss { $loss }, { $whims } % random moves: { $policy } % first against the quick policy (fair: { $fair } %)
train-point-open = { $positions } of { $goal } million positions, { $time }, { $left } left, loss { $loss }
train-point-against = { $share } % against the frozen net ({ $gain } points above fair)
train-point-selves = earlier selves: { $shares }
train-point-self = { $share } % (at { $positions } million)
train-finished = Finished after { $positions } million positions and { $time }. The net and its training card are in { $folder }.
train-finished-before = The run in { $folder } is already finished. Start another one in a new folder.
train-stopped =
    Stopped after { $positions } million positions and { $time }. Everything is saved in { $folder }. Continue with:
    { $command }
train-stopped-early = Stopped before the first batch was learned. Nothing was saved.

train-error-no-torch =
    Training needs PyTorch, which isn’t installed here. In a clone, run “make setup-train” and start .venv-train/bin/dnup. Otherwise, install it with:
    { $command }
train-error-no-ray =
    --ray needs Ray, which isn’t installed here. In a clone, run “make setup-train” and start .venv-train/bin/dnup. Otherwise, install it with:
    { $command }
train-error-no-folder = There’s no folder { $folder }, so there’s nothing to resume. Leave out --resume to start a run.
train-error-folder-taken = { $folder } already has a run. Continue it with --resume, or choose another folder.
train-error-nothing-to-resume = { $folder } has no checkpoint, so there’s nothing to resume. Leave out --resume to start a run.
train-error-other-players = The run in { $folder } is for { $players } players, not for { $asked }. Leave out --players, or name another folder.
train-error-other-settings = The run in { $folder } was started with --{ $setting } { $value }, not { $asked }. Leave the option out, or start a new run in another folder.
train-error-checkpoint-broken = Can’t read { $file }: { $reason }
train-error-not-a-net = { $file } isn’t a net for { $players } players: { $reason }
train-error-cluster-unreachable = Can’t reach the Ray cluster at { $address }: { $reason }
train-error-cluster-lost = The Ray cluster lost one batch after another ({ $reason }). Everything learned so far is saved. Continue with --resume.
