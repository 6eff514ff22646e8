"""The subcommands of `dnup`, one module each: options, what is done, and how it ends.

`terminal.app` loads each when it is asked for. Imports all the other folders of `terminal`.
"""
