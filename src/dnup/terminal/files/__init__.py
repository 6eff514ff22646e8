"""What the terminal reads and keeps: records, links to them, journals, what somebody has done."""
