# dnup serve: its help and its complaints.

cli-serve = Serve tables for people anywhere. You can also set every option in the environment: --port as DNUP_SERVE_PORT, --behind-proxy as DNUP_SERVE_BEHIND_PROXY. The command line wins. See docs/hosting.md.

serve-panel-network = Network
serve-panel-data = Data
serve-panel-limits = Limits
serve-panel-bots = Bots
serve-panel-log = Logs and metrics

cli-serve-open = Open the game in your browser. If the port is taken and you didn’t choose it, use another; log only errors.
cli-serve-host = The address to listen on; 0.0.0.0 lets other machines in.
cli-serve-port = The port to listen on; 0 takes any free one.
cli-serve-public-url = The address people use, for links, if it isn’t the one their browser sends.
cli-serve-name = Another name that browsers use for this server, such as dnup.example.org. You can give several. Local names, addresses and the name in --public-url need no setting.
cli-serve-origin = Another site whose pages may connect, such as https://play.example.org. You can give several.
cli-serve-behind-proxy = Trust X-Forwarded-For, -Proto and -Host. Only for a server that nothing but your proxy can reach.
cli-serve-network = Where one click can open the game to the local network: auto, an address of this machine, or off.
cli-serve-database = The file with tables and matches.
cli-serve-session-days = How long a browser keeps a guest’s session after the last visit.
cli-serve-guest-days = How many days after their last visit guests are deleted with everything that’s theirs: a number, or off.
cli-serve-table-days = How many days after its last move a closed table is deleted with its matches: a number, or off.
cli-serve-connections = The most people connected at the same time.
cli-serve-guest-connections = The most connections of a person at the same time: a number, or off.
cli-serve-address-connections = The most connections of an address at the same time.
cli-serve-tables = The most tables at the same time.
cli-serve-guest-tables = The most tables that a person is the host of: a number, or off.
cli-serve-address-tables = The most tables opened from one address: a number, or off. It’s never more than half of --tables.
cli-serve-message-bytes = The longest message, and the longest body of a request.
cli-serve-backlog-bytes = What may wait for a slow reader before the connection is dropped.
cli-serve-message-rate = A person’s messages, and ten times as many from one address: 30/s, 600/min, or off.
cli-serve-change-rate = How often a person may sit down, leave, get ready, pause, mute or change bots; ten times as often from one address.
cli-serve-move-rate = A person’s moves; ten times as many from one address.
cli-serve-create-rate = New tables of an address.
cli-serve-guess-rate = A person’s wrong codes; ten times as many from one address.
cli-serve-chat-rate = A person’s chat messages; ten times as many from one address.
cli-serve-guest-rate = New guests of an address, and new names and devices of a guest.
cli-serve-upload-rate = Record files that an address brings to replay them.
cli-serve-replay-rate = What an address asks about recorded matches.
cli-serve-idle-hours = After so many hours with nobody there a match is given up; a table without one is closed after an hour.
cli-serve-bot-match-minutes = Give up a match against bots alone after this many minutes with nobody there. A server that only this computer can reach waits for --idle-hours.
cli-serve-ping-after = Ping a connection after this many silent seconds.
cli-serve-ping-timeout = Drop a connection that hasn’t answered after this many seconds.
cli-serve-bot-pace-ms = The least time that a bot takes for a move, in milliseconds, so that people can follow.
cli-serve-levels = The levels of bots that tables can have, with commas.
cli-serve-bot-threads = How many bots may think at the same time.
cli-serve-review-threads = How many threads review matches, with what those who play leave of the processors.
cli-serve-log-format = One event a line, to read (text) or for machines (json).
cli-serve-log-level = The lowest level that’s logged.
cli-serve-metrics = Who can read /metrics, for Prometheus: this machine (local), everyone (all) or nobody (off).

serve-ready = dnup is running at { $address } ; stop it with Ctrl-C
serve-ready-network = dnup is running at { $address } and, in your network, at { $network } ; stop it with Ctrl-C
serve-opened = Opening dnup in your browser: { $address }
serve-open-yourself = Open this address in a browser: { $address }
serve-open-network = Others in your network can open: { $network }
serve-stop = Stop it with Ctrl-C.
serve-already = dnup is already running. To start it differently, stop that one first.
serve-other-port = Port { $port } is taken, so dnup is using another one this time.
serve-all-but-one = the processors but one
serve-up-to-two = 2, or 1 with one processor
serve-data-folder = in your data folder
serve-no-extra =
    The server needs packages that aren’t installed here (missing: { $module }). To install them:
    { $command }
serve-no-game =
    This dnup doesn’t include the browser game, so browsers will see a plain page. To build it, stop this and run:
    { $command }
serve-port-taken = Another program is using { $host } port { $port }, perhaps another dnup serve. Stop it, or choose another port with --port, such as --port { $other }; --port 0 takes any free one.
serve-port-forbidden = You may not listen at { $host } port { $port }: ports below 1024 are the system’s. Choose another with --port, such as --port 8000, and put a proxy before it.
serve-no-address = Can’t listen on { $host } port { $port }: { $reason }. Choose an address of this machine with --host, such as --host 127.0.0.1.
serve-database-taken = Another dnup serve is using the database { $path }. Stop it, or choose another file with --database.
serve-database-taken-at = Another dnup serve is using the database { $path }. Stop it, or choose another file with --database. That server is at { $address }
serve-bad-rate = { $option }: “{ $value }” isn’t a rate. Write a number per time, such as 30/s, 10/min or 5/h, or off.
serve-bad-share = { $option }: “{ $value }” isn’t a number of connections or tables. Use a whole number above 0, such as 20, or off.
serve-bad-url = { $option }: “{ $value }” isn’t a web address. Write all of it, such as https://play.example.org.
serve-bad-origin = { $option }: “{ $value }” isn’t an origin. Write scheme and host, and the port if there is one, without a path: https://play.example.org.
serve-bad-file = { $option }: { $value } can’t be a file, because there’s a folder of that name, or a file where its folder should be. Choose another with { $option }.
serve-bad-time = { $option }: “{ $value }” isn’t a number of seconds. Use a number above 0, such as 20.
serve-bad-level = { $option }: “{ $value }” isn’t a bot level. Choose from: { $levels }.
serve-bad-network = { $option }: “{ $value }” isn’t an address of a machine. Write auto, an address such as 192.168.1.20, or off.
serve-bad-name = { $option }: “{ $value }” isn’t a host name. Write the name alone, such as dnup.example.org.
