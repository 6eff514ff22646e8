# dnup admin: looking after a server.

cli-admin = Look after a server, from the machine that it runs on.
cli-admin-status = Show how busy the server is.
cli-admin-watch = Show how busy the server is, live, until Ctrl-C.
cli-admin-tables = List the open tables.
cli-admin-close = Close a table. Its match is over, and everyone there is told.
cli-admin-guests = List the guests who are here, or everyone with NAME in their name.
cli-admin-remove = Take a guest out of their seats and end their connections. They may come back.
cli-admin-ban = Keep a guest or an address out for a time. The ban survives restarts, and whoever it’s about reads until when and why.
cli-admin-mute = Stop a guest from chatting for a time, at every table.
cli-admin-bans = List bans and mutes.
cli-admin-lift = End a ban or a mute early.
cli-admin-rename = Give a guest another name.
cli-admin-delete = Delete a match, ratings, or a guest.
cli-admin-delete-match = Delete a match from everyone’s list, with its record and review.
cli-admin-delete-ratings = Take a guest off the ladder.
cli-admin-delete-guest = Delete a guest and everything that’s theirs.
cli-admin-reports = Show reports, with what was said at the table.
cli-admin-settle = Say how you dealt with a report.
cli-admin-announce = Tell players when maintenance begins: they see it on every page.
cli-admin-drain = Let no match begin, and stop the server when those that are on are over.
cli-admin-moderators = List moderators, or choose who they are. They have a page of their own at /moderate.
cli-admin-moderators-add = Let a guest moderate.
cli-admin-moderators-remove = Let a guest moderate no more.
cli-admin-log = Show who did what, when and why.
cli-admin-arg-guest = The guest: their id, a table’s code and their name there (ABC234/Ann), or a name that only one guest has.
cli-admin-arg-whom = A guest as above (an id, ABC234/Ann, or a name), or an IP address.
cli-admin-arg-code = The table’s code.
cli-admin-arg-name = A part of a name, or an id.
cli-admin-arg-new-name = The new name.
cli-admin-arg-id = The id, as the list shows it.
cli-admin-arg-match = The match’s id, or its link.
cli-admin-arg-time = When: 22:30, “2026-11-20 22:30”, or +30m.
cli-admin-opt-json = Print JSON, for scripts.
cli-admin-opt-why = Why. It goes into the log; banned and removed guests read it, too.
cli-admin-opt-for = For how long: 30m, 12h, 7d, 4w, or forever.
cli-admin-opt-with-address = Also ban the address that the guest is connected from.
cli-admin-opt-every = Seconds between two looks.
cli-admin-opt-all = Also show reports that were dealt with.
cli-admin-opt-text = A sentence for the players, such as what will be new.
cli-admin-opt-announce-off = Take the announcement back.
cli-admin-opt-within = Stop after this time even if matches are still on. They go on after the next start.
cli-admin-opt-drain-off = Let matches begin again.
cli-admin-opt-wait = Wait until the server has stopped.
cli-admin-opt-count = Show the last N lines.

# What was done: as an answer, and in the log.
admin-did-close-table = Closed table { $table }.
admin-did-remove = Removed { $name } ({ $guest }).
admin-did-ban = Banned { $name } ({ $guest }){ $until ->
    [never] {""} for ever
   *[other] {""} until { $until }
}. Ban { $ban }.
admin-did-ban-address = Banned the address { $address }{ $until ->
    [never] {""} for ever
   *[other] {""} until { $until }
}. Ban { $ban }.
admin-did-mute = Muted { $name } ({ $guest }){ $until ->
    [never] {""} for ever
   *[other] {""} until { $until }
}. Mute { $ban }.
admin-did-lift = Lifted { $ban } for { $name }.
admin-did-rename = Renamed { $before } ({ $guest }) to { $name }.
admin-did-delete-match = Deleted the match { $record }.
admin-did-delete-ratings = Took { $name } ({ $guest }) off the ladder.
admin-did-delete-guest = Deleted the guest { $guest }.
admin-did-settle = Settled report { $report } about { $name } ({ $guest }).
admin-did-announce = Announced maintenance at { $at }.
admin-did-withdraw = Took the announcement back.
admin-did-drain = No match begins any more. The server stops when all are over, at { $until } at the latest.
admin-did-stop-draining = Matches can begin again.
admin-did-add-moderator = { $name } ({ $guest }) is a moderator now.
admin-did-remove-moderator = { $name } ({ $guest }) is no longer a moderator.

admin-status =
    dnup { $version }, running for { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
    Connections    { $connections } from { $people ->
        [one] { $people } person
       *[other] { $people } people
    }
    Tables         { $gathering } waiting, { $playing } playing, { $finished } finished
    Moves          { $moves }, { $rate } per second
    Saving a move  half { $half }, 99 % { $most }
    Event loop     99 % { $late } late
    Memory         { $memory } MB
    Reports        { $reports } open
    Bans           { $bans }
admin-status-draining =
    Draining       { $matches ->
        [one] { $matches } match is
       *[other] { $matches } matches are
    } still on; stops at { $until } at the latest
admin-status-announced = Announced      maintenance at { $at }
admin-under = within { $milliseconds } ms
admin-over = over { $milliseconds } ms
admin-no-time = –
admin-watch-stop = Stop with Ctrl-C.
admin-draining = { $matches ->
    [one] { $matches } match is
   *[other] { $matches } matches are
} still on. Ctrl-C stops waiting, but not the draining.
admin-drained = The server has stopped.

admin-no-tables = No tables are open.
admin-no-guests = No guests found.
admin-no-bans = Nobody is banned or muted.
admin-no-reports = No reports are open.
admin-no-moderators = There are no moderators yet.
admin-no-log = Nothing has been done yet.
admin-head-table = Table
admin-head-phase = Phase
admin-head-people = People
admin-head-bots = Bots
admin-head-watching = Watching
admin-head-active = Last active
admin-head-guest = Guest
admin-head-name = Name
admin-head-where = Where
admin-head-since = Since
admin-head-ban = Id
admin-head-kind = Kind
admin-head-whom = Whom
admin-head-until = Until
admin-head-by = By
admin-head-why = Why
admin-phase-gathering = waiting
admin-phase-playing = playing
admin-phase-finished = finished
admin-phase-closed = closed
admin-here = here
admin-kind-ban = ban
admin-kind-mute = mute
admin-for-ever = for ever
admin-report = { $id }  { $at }  { $reporter } reports { $reported } ({ $guest }) at table { $table }: { $reason }
admin-report-note = Note: { $note }
admin-report-settled = Settled { $at } by { $by }: { $outcome }
admin-log-host = host ({ $login })
admin-log-why = Why: { $why }

admin-why = Say why with --why, in at most { $most } letters.
admin-bad-time = “{ $value }” isn’t a time span. Write 30m, 12h, 7d, 4w, or forever.
admin-bad-moment = “{ $value }” isn’t a time. Write 22:30, “2026-11-20 22:30”, or +30m.
admin-announce-what = Name a time, such as 22:30, or take the announcement back with --off.
admin-not-yours = { $path } belongs to another user. Use the server’s user, or sudo.
admin-no-answer = The server doesn’t answer: { $reason }
admin-no-console = A server is using { $path }, but it doesn’t answer dnup admin. Restart it with this version, on a system with Unix sockets.
admin-refused = The server refuses: { $code }
