"""What a browser says it is, as people call it: Firefox on Windows."""

from dnup.server.play.guests import Device

# The first that is found counts: most browsers also claim to be those further down.
_BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("Opera", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Vivaldi", "Vivaldi"),
    ("YaBrowser", "Yandex"),
    ("Whale/", "Whale"),
    ("Firefox/", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chromium", "Chromium"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
_SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Macintosh", "macOS"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
    ("FreeBSD", "FreeBSD"),
)


def parse_device(user_agent: str) -> Device:
    """The device behind a `User-Agent` header, as far as it's known."""
    return Device(_first(_BROWSERS, user_agent), _first(_SYSTEMS, user_agent))


def _first(marks: tuple[tuple[str, str], ...], text: str) -> str | None:
    return next((name for mark, name in marks if mark in text), None)
