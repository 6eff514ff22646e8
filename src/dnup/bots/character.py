"""The levels as characters: names that read the same when they are turned by 180 degrees."""

CHARACTERS = {
    "random": "oxo",
    "beginner": "dollop",
    "casual": "sis",
    "careful": "wim",
    "sharp": "mow",
    "master": "NOON",
}


def bot_name(level: str) -> str:
    """What a bot of this level is called: its character's name, or else the level's own."""
    return CHARACTERS.get(level) or level.capitalize()
