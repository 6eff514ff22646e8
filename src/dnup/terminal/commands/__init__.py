"""The subcommands of `dnup`, one module each: options, work, and exit code.

`terminal.app` loads each when it is asked for. Imports all the other folders of `terminal`.
"""
