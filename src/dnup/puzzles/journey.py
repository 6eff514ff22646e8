"""The names of puzzles: two cities, as of a journey, that people can say to each other.

The cities are written alike in the languages of the game with Latin letters, so a name is the same
for everyone. It follows from the position alone, like the short id in older links.
"""

from hashlib import sha256

_WRITTEN_ALIKE = """
accra agra almaty amman ankara apia arica auckland austin baku bari bergen bilbao bologna
bonn boston brest brno busan cairns calais calgary cali cancun caracas cardiff catania
cebu chicago colombo como cork dakar dallas darwin delhi denver derby dijon doha dover
dubai durban essen galway glasgow granada graz hanoi harare helsinki hobart izmir jeju
jena kampala kaunas kiel kobe kyoto lagos leeds lille lima linz lublin lusaka luxor madrid
malaga manaus manila memphis mendoza miami modena mumbai nairobi nancy nantes nara natal
odense oran orlando osaka oslo ottawa oxford palermo parma perth pisa porto puebla pune
quito rabat recife reims rennes riga rosario salta santos sapporo siena skopje split sucre
suva suwon sydney tallinn tampa tampere tirana tokyo toledo toronto trento turku ulm varna
verona vilnius york
"""
CITIES = tuple(_WRITTEN_ALIKE.split())
_SALT = 3  # the first with which no two puzzles have the same two cities


def journey_of(position: str) -> str:
    """From one city to another, as links and commands have it: `oslo-lima`."""
    number = int.from_bytes(sha256(f"{_SALT} {position}".encode()).digest())
    number, there = divmod(number, len(CITIES))
    here = number % (len(CITIES) - 1)
    return f"{CITIES[here + (here >= there)]}-{CITIES[there]}"


def is_journey(text: str) -> bool:
    """Whether this could be the name of a puzzle."""
    cities = text.split("-")
    return len(cities) == 2 and all(city in CITIES for city in cities)


def title_of(journey: str) -> str:
    """The same as people read it: `Oslo–Lima`."""
    return "–".join(city.capitalize() for city in journey.split("-"))
