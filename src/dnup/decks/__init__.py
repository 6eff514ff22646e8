"""Deck files: data, read through `dnup.notation`. Nothing here is imported."""
