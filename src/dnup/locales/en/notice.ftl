# What hosts and moderators tell players.

notice-maintenance = Maintenance begins at { $at }.
notice-maintenance-now = Maintenance is under way.
notice-hide = Hide

refused-banned = { $until ->
    [never] You can’t play on this server any more.
   *[other] You can’t play on this server until { $until }.
} Reason: { $reason }
refused-muted = { $until ->
    [never] You can’t chat on this server any more.
   *[other] You can’t chat on this server until { $until }.
} Reason: { $reason }
refused-removed = A moderator took you off the table. Reason: { $reason }
refused-draining = The server is about to restart, so no new match can begin. Try again in a few minutes.
