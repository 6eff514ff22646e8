"""Firefox and WebKit driven without Playwright, and whole matches in both: `make browsers`."""
