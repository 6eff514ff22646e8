"""Tables for people anywhere: HTTP and WebSockets, the event store, fan-out, bots that think.

Started by `dnup serve`. Needs the extra `server`. Imports everything below it; only the terminal's
command imports it.
"""
