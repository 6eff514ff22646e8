"""What the terminal shows, as lines of text: tables, reviews, rules, chances. Nothing is read here.

Imports `files`, for where the moments of a record are.
"""
