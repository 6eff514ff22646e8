"""What a table must look like in every browser: nothing cut off, blank or moving."""

import io
from collections import Counter
from typing import Any

from PIL import Image

from browsers.window import Window

# What is seen, and cut off at a side. What scrolls by itself may reach further.
CUT_OFF = """() => {
  const scrolls = (each) => each !== null && each !== document.documentElement &&
    (["auto", "scroll", "hidden", "clip"].includes(getComputedStyle(each).overflowX) ||
      scrolls(each.parentElement));
  const cut = [...document.querySelectorAll("a, button, h1, h2, p, svg, [data-face]")]
    .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((each) => each.closest(".unseen, [inert]") === null && !scrolls(each.parentElement))
    .filter((each) => {
      const { left, right, width } = each.getBoundingClientRect();
      return width > 0 && (left < -1 || right > innerWidth + 1);
    })
    .map((each) => `${each.tagName} ${each.className.baseVal ?? each.className}`);
  const { scrollWidth } = document.documentElement;
  return scrollWidth > innerWidth ? [`the page is ${scrollWidth} wide`, ...cut] : cut;
}"""
# Of each card in the hand: where its large numeral is, and how many parts of it have no extent.
NUMERALS = """() => {
  const isBlank = (part) => part.getBBox().width * part.getBBox().height === 0;
  return [...document.querySelectorAll("[data-zone^='hand:'] [data-face]")].map((card) => {
    const { x, y, width, height } = card.querySelector("svg .ink").getBoundingClientRect();
    const parts = [...card.querySelectorAll("svg .ink path")];
    const blank = parts.filter(isBlank).length;
    const box = [x, y, x + width, y + height];
    return { face: card.dataset.face, box, parts: parts.length, blank };
  });
}"""
# What must stay where it is while cards are selected.
PLACES = """() => Object.fromEntries(
  [...document.querySelectorAll(
    "[data-play], [data-rotate], [data-zone], [data-zone^='hand:'] button:not([aria-pressed=true])"
  )].map((each, index) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    const name = each.dataset.key ?? each.dataset.zone ?? (each.dataset.play ?? "rotate");
    return [each.dataset.key === undefined ? `${index} ${name}` : name, [x, y, width, height]];
  })
)"""

IS_MOVING = """() => document.getAnimations().some((each) =>
  each.playState === "running" && each.effect?.getComputedTiming().endTime !== Infinity)"""

# What has round corners all around is a circle here, whatever it holds.
OVALS = """() => [...document.querySelectorAll("*")]
  .filter((each) => getComputedStyle(each).borderRadius === "50%" && each.checkVisibility())
  .filter((each) => Math.abs(each.offsetWidth - each.offsetHeight) > 1)
  .map((each) => `${each.className} ${each.offsetWidth} x ${each.offsetHeight}`)"""


def cut_off(window: Window) -> list[str]:
    """What reaches beyond the sides of the page."""
    found: list[str] = window.ask(CUT_OFF)
    return found


def ovals(window: Window) -> list[str]:
    """What should be a circle, and isn't one."""
    found: list[str] = window.ask(OVALS)
    return found


def blank_numerals(window: Window) -> list[str]:
    """The cards of the hand on which a numeral isn't drawn, by its shapes and by its pixels."""
    cards: list[dict[str, Any]] = window.ask(NUMERALS)
    picture = Image.open(io.BytesIO(window.picture())).convert("RGB")
    return [
        f"{card['face']}: {card['blank']} of {card['parts']} shapes are blank, colours {colours}"
        for card in cards
        if (colours := _main_colours(picture.crop(tuple(map(round, card["box"])))))
        and (card["parts"] < 4 or card["blank"] or len(colours) < 2)
    ]


def _main_colours(picture: Image.Image) -> list[tuple[int, ...]]:
    """Each fills a tenth of a picture at least."""
    pixels = list(picture.getdata())
    counted = Counter(tuple(part // 16 for part in pixel) for pixel in pixels)
    return [colour for colour, times in counted.most_common() if times >= len(pixels) / 10]


def places(window: Window) -> dict[str, list[float]]:
    """Where the keys, the zones and the cards that aren't selected are."""
    found: dict[str, list[float]] = window.ask(PLACES)
    return found


def is_moving(window: Window) -> bool:
    """Whether something on the page is on its way to where it will stay."""
    return window.ask(IS_MOVING) is True


def moved(before: dict[str, list[float]], after: dict[str, list[float]]) -> list[str]:
    """What is in both, and not where it was."""
    return [
        f"{name}: {before[name]} -> {after[name]}"
        for name in before.keys() & after.keys()
        if any(abs(b - a) > 1 for b, a in zip(before[name], after[name], strict=True))
    ]
