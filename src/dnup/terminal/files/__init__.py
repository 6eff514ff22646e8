"""Files the terminal reads and keeps: records, links to them, journals, progress."""
