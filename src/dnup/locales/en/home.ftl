# The browser: the start page and the pages around it.

# Parts that all pages use.
copied = Copied
copy-failed = Copying did not work
