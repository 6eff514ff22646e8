"""The game in a terminal: the `dnup` command and the plain line mode.

`app` is the command, and `commands/` has its subcommands. `session/` is what happens while somebody
sits there, `reports/` what is shown, `files/` what is read and kept; `words` makes sentences of
events and errors, `typed` reads what is typed. Everything people read comes from `locales`. Imports
everything below it and needs the extra `terminal`; nothing imports this package.
"""
