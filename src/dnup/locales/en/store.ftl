# dnup store: a server's database as a file of lines, and what can be wrong with either.

cli-store = Export, import, back up or restore what a server keeps.
cli-store-export = Write all tables, matches and guests to a file; the server may be running. The file holds the secrets of matches that aren’t over, so keep it to yourself.
cli-store-import = Read such a file into a new database: all of it, or nothing.
cli-store-arg-export = The file to write. It must not exist yet.
cli-store-arg-import = A file that dnup store export wrote.
cli-store-backup = Back up the database while the server runs. The copy is checked before it gets its name. It holds the secrets of matches that aren’t over: keep it to yourself.
cli-store-restore = Make a new database from a backup: all of it, or nothing. An existing database is never overwritten.
cli-store-arg-backup = The file to write, which must not exist yet; or a folder, where the file is named after the time.
cli-store-arg-restore = The file that dnup store backup wrote.
cli-store-opt-keep = With a folder: keep only the newest N backups there.
cli-store-opt-database = The server’s database; without it, the one in your data folder.

store-progress = { $rows ->
    [one] { $rows } line
   *[other] { $rows } lines
}
store-exported = { $rows ->
    [one] { $rows } line
   *[other] { $rows } lines
} written to { $file }.
store-imported = { $rows ->
    [one] { $rows } line
   *[other] { $rows } lines
} imported into { $database }.
store-file-exists = { $file } already exists. Choose another file, or move that one away.
store-copying = { $done } of { $of } MB
store-checking = { $of } MB copied. Checking the copy …
store-backed-up = { $size } MB written to { $file }, and checked.
store-backups-deleted = { $count ->
    [one] { $count } older backup
   *[other] { $count } older backups
} deleted.
store-restored = { $size } MB restored to { $database }, and checked. Start the server with it.
store-keep-folder = --keep works with a folder of backups, and { $folder } isn’t one. Name a folder, or leave --keep out.
store-not-written = { $file } can’t be written: { $reason }
store-restore-running = A server is using { $path }. Stop it first, then move its database away.
store-line = { $file }: line { $line }: { $what } Nothing was imported.

store-error-number-taken = Another writer was first.
store-error-number-missing = Part of a table’s log is missing before this.
store-error-code-taken = Another running table has this code.
store-error-record-taken = There’s already a match with this id.
store-error-guest-taken = There’s already a guest with this id or session.
store-error-no-guest = There’s no such guest.
store-error-no-table = This belongs to a table that isn’t in the file.
store-error-table-closed = The table is closed.
store-error-table-taken = There’s already a table with this id.
store-error-deck-taken = There’s already a deck with these cards.
store-error-no-record = This belongs to a match that isn’t in the file.
store-error-write-failed = Can’t write to the database: { $reason }
store-error-read-failed = Can’t read the database: { $reason }
store-error-store-closed = The database is closed.
store-error-unknown-url = This version doesn’t know the database “{ $url }”. Name a file, such as dnup.db.
store-error-no-database = There’s no database { $path }. Name the server’s with --database.
store-error-cannot-open = Can’t open the database { $path }: { $reason }
store-error-not-a-database = { $path } isn’t a database. Choose another file with --database.
store-error-foreign-database = { $path } is another program’s database. Choose another file with --database.
store-error-newer-database = The database { $path } is from a newer version of dnup (its version is { $version }). Install that version.
store-error-older-database = The database { $path } is from an older version of dnup. Start the server with it once to update it.
store-error-damaged = The copy isn’t sound: { $reason }. Nothing was kept. Check the disk, and try again.
store-error-left-behind = { $path } is left from another database, and SQLite would mix it in. Move that file away, too.
store-error-not-empty = The database { $path } isn’t empty. Choose a new file with --database.
store-error-no-format = This isn’t an export: the first line doesn’t say { $right }.
store-error-unknown-format = This export has the format { $format }, but this program reads { $right }. A newer version of dnup may be able to read it.
store-error-bad-line = This isn’t a line of an export: { $reason }
store-error-wrong-end = The last line doesn’t match the rest: the file was changed.
store-error-cut-off = The file ends too early: part of it is missing.
