# What moderators do, and why they can’t.

refused-host-only = Only the host can do that, with dnup admin.
refused-no-such-guest = There’s no guest { $who }.
refused-several-guests = { $count } guests have the name { $who }. Use an id, or a table’s code and the name there, such as ABC234/Ann.
refused-no-such-ban = There’s no such ban or mute. It may be over.
refused-no-such-report = There’s no such report.
refused-no-server = The server isn’t running, and this needs it.
refused-bad-address = “{ $value }” isn’t an IP address.
refused-guest-not-here = { $name } isn’t connected, so their address isn’t known. Ban the guest alone, or name an address.
refused-is-moderator = { $name } is a moderator. Only the host can do that to moderators.
refused-not-moderator = { $who } isn’t a moderator.
refused-in-the-past = That time has passed.

# The page for moderators.
moderation-title = Moderation
moderation-lead = Reports, guests, tables and bans on this server. Everything you do here is written down with your name.
moderation-reports = Open reports: { $count }
moderation-report = { $at }, table { $table }: { $reporter } reports { $reported }. { $reason }
moderation-no-reports = Nothing to do: nobody has reported anything.
moderation-guests = Guests
moderation-no-guests = Nobody is here.
moderation-find = Part of a name
moderation-find-do = Find
moderation-moderator = moderator
moderation-tables = Open tables: { $count }
moderation-no-tables = No tables are open.
moderation-bans = Bans and mutes: { $count }
moderation-no-bans = Nobody is banned or muted.
moderation-address = An address
moderation-until = { $kind ->
    [mute] can’t chat
   *[ban] banned
} until { $until } ({ $by }): { $reason }
moderation-for-ever = { $kind ->
    [mute] can’t chat
   *[ban] banned
} for ever ({ $by }): { $reason }
moderation-why = Why? Whoever it’s about can read this.
moderation-for = For how long?
moderation-span = { $hours ->
    [0] For ever
    [1] 1 hour
    [24] 1 day
    [168] 7 days
   *[other] 30 days
}
moderation-with-address = Ban their address, too
moderation-new-name = New name
moderation-done = Done.
moderation-do-close-table = Close
moderation-do-remove = Remove
moderation-do-mute = Mute
moderation-do-ban = Ban
moderation-do-rename = Rename
moderation-do-settle = Settle
moderation-do-lift = Lift
moderation-ask-close-table = Close table { $name }?
moderation-ask-remove = Remove { $name } from the table?
moderation-ask-mute = Mute { $name }?
moderation-ask-ban = Ban { $name }?
moderation-ask-rename = Rename { $name }?
moderation-ask-settle = Settle the report about { $name }?
moderation-ask-lift = Lift it for { $name }?
