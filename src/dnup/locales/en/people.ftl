# How guests deal with their devices, their data and one another.

# Where a guest is logged in, in the settings. $browser and $system are names, such as Firefox and Windows.
devices = Your devices
device-on = { $browser } on { $system }
device-unknown = Unknown device
device-shared = Older login, perhaps on several devices
device-this = This device
# $when is a day and a time, such as “Today, 14:20”.
device-seen = Last used: { $when }
device-log-out = Log out
device-log-out-name = Log out: { $device }
device-log-out-others = Log out all other devices
device-log-out-all = Log out everywhere
device-log-out-ask = Log out on this device?
device-log-out-all-ask = Log out everywhere?
device-lost = Then nobody can come back to this player: seats, matches and rating are out of reach for good.
device-kept = This browser becomes a new player. You can come back with a link from another device.
# What the server keeps about a guest.
your-data = Your data
data-hint = A file with everything the server keeps about you, or all of it gone.
data-export = Download my data
data-delete = Delete everything about me
data-delete-ask = Delete everything about { $name }?
data-delete-about = Your name, devices, matches, mistakes, ratings, decks, reports and blocks are deleted, and you leave your tables. In other players’ matches your name becomes “(deleted)”; those can no longer be proved fair. You can’t undo this.
blocked = People you’ve blocked
blocked-undo = Unblock
blocked-undo-name = Unblock { $name }
# $names are names, such as Ann and Bob.
blocked-here = You’ve blocked { $names }, who is at this table.
# What one can do about somebody at the table.
report = Report
report-line = Report what { $name } said
report-title = Report { $name }
report-why = Why are you reporting them?
report-for-insult = Insults or threats
report-for-spam = Spam
report-for-stalling = Stalling
report-for-cheating = Cheating
report-for-name = An offensive or deceptive name
report-for-other = Something else
report-note = Anything else the moderators should know
report-about = Moderators see your report with the last lines of this table’s chat.
report-send = Send the report
report-sent = Thank you. The moderators will look at it.
block = Block
block-done = Blocked
block-about = You no longer hear { $name }, who can’t join tables you host. You can take it back in the settings.
remove-staller = Remove from the match
