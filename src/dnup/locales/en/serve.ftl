# dnup serve: its help and its complaints.

cli-serve = Serve tables for people anywhere. Every option can also be set in the environment: --port as DNUP_SERVE_PORT, --behind-proxy as DNUP_SERVE_BEHIND_PROXY; what is typed wins. docs/hosting.md tells more.

serve-panel-network = Where it listens and who may come
serve-panel-data = What it keeps
serve-panel-limits = Limits
serve-panel-bots = Bots
serve-panel-log = Log and metrics

cli-serve-open = Open the game in your browser. If the port is taken and you did not choose it, take another; log only what goes wrong.
cli-serve-host = The address to listen at; 0.0.0.0 lets other machines in.
cli-serve-port = The port to listen at; 0 takes any that is free.
cli-serve-public-url = The address that people use, for links, where it is not the one that their browser says.
cli-serve-name = Another name under which browsers find this server, such as dnup.example.org; can be given several times. Local names, addresses and the name in --public-url need no setting.
cli-serve-origin = Another site whose pages may connect, such as https://play.example.org; can be given several times.
cli-serve-behind-proxy = Believe X-Forwarded-For, -Proto and -Host. Only for a server that nothing but your proxy can reach.
cli-serve-network = Where the game can let the local network in with a click: auto, an address of this machine, or off.
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
cli-serve-guest-rate = New guests of an address, and new names of a guest.
cli-serve-upload-rate = Record files that an address brings to replay them.
cli-serve-replay-rate = What an address asks about recorded matches.
cli-serve-idle-hours = After so many hours with nobody there a match is given up; a table without one is closed after an hour.
cli-serve-bot-match-minutes = After this many minutes with nobody there, a match against bots alone is given up. A server that only this computer reaches waits for --idle-hours.
cli-serve-ping-after = After so many seconds of silence a connection is asked whether it lives.
cli-serve-ping-timeout = After so many seconds without an answer it is dropped.
cli-serve-bot-pace-ms = The least time that a bot takes for a move, in milliseconds, so that people can follow.
cli-serve-levels = The levels of bots that tables can have, with commas.
cli-serve-bot-threads = How many bots may think at the same time.
cli-serve-review-threads = How many threads review matches, with what those who play leave of the processors.
cli-serve-log-format = One event a line, to read (text) or for machines (json).
cli-serve-log-level = The least that is logged.
cli-serve-metrics = Who can read /metrics, for Prometheus: this machine (local), everybody (all) or nobody (off).

serve-ready = dnup is served at { $address } ; stop with Ctrl-C
serve-ready-network = dnup is served at { $address } and, in your network, at { $network } ; stop with Ctrl-C
serve-opened = dnup opens in your browser: { $address }
serve-open-yourself = Open this address in a browser: { $address }
serve-open-network = Others in your network open: { $network }
serve-stop = Stop it with Ctrl-C.
serve-already = dnup is running already. To start it another way, stop that one first.
serve-other-port = Port { $port } is taken, so this time it is another one.
serve-all-but-one = the processors but one
serve-up-to-two = 2, or 1 with one processor
serve-data-folder = in your data folder
serve-no-extra =
    The server needs packages that aren’t installed here (missing: { $module }). Get them with:
    { $command }
serve-no-game =
    The browser game hasn’t been built into this dnup: browsers will see a plain page. To build it, stop this and run:
    { $command }
serve-port-taken = Another program listens at { $host } port { $port } already, perhaps another dnup serve. Stop it, or choose another port with --port, such as --port { $other }; --port 0 takes any that is free.
serve-port-forbidden = You may not listen at { $host } port { $port }: ports below 1024 are the system’s. Choose another with --port, such as --port 8000, and put a proxy before it.
serve-no-address = { $host } port { $port } cannot be listened at: { $reason }. Choose an address of this machine with --host, such as --host 127.0.0.1.
serve-database-taken = Another dnup serve has the database { $path }. Stop it, or name another file with --database.
serve-database-taken-at = Another dnup serve has the database { $path }. Stop it, or name another file with --database. That server is at { $address }
serve-bad-rate = { $option }: “{ $value }” is no rate. Write so many in a time, such as 30/s, 10/min or 5/h, or off.
serve-bad-share = { $option }: “{ $value }” is no number of connections or tables. Write a whole number above 0, such as 20, or off.
serve-bad-url = { $option }: “{ $value }” is no web address. Write it whole, such as https://play.example.org.
serve-bad-origin = { $option }: “{ $value }” is no origin. Write scheme and host, and the port if there is one, without a path: https://play.example.org.
serve-bad-file = { $option }: { $value } cannot be a file, as there is a folder of that name, or a file where its folder should be. Name another with { $option }.
serve-bad-time = { $option }: “{ $value }” seconds cannot be waited. Write a number above 0, such as 20.
serve-bad-level = { $option }: “{ $value }” is no level of bots. Choose from: { $levels }.
serve-bad-network = { $option }: “{ $value }” isn’t an address of a machine. Write auto, an address such as 192.168.1.20, or off.
serve-bad-name = { $option }: “{ $value }” isn’t a host name. Write the name alone, such as dnup.example.org.
