"""Draw the pictures of shared links and the icons: `python tools/pictures.py`.

They are built from the card's geometry, the faces of `web/src/faces/Drawing.svelte`, the numerals
of the font package and `web/public/icon.svg`, drawn by Chromium and written to `web/public`. Needs
Playwright, Pillow and `npm ci`; run it again when the look changes.
"""

import base64
import io
import re
import shutil
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright

WEB = Path(__file__).parents[1] / "web"
PUBLIC = WEB / "public"
FONT = "node_modules/@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff2"
SIZE = (1200, 630)
COLOURS = 64  # flat inks and their edges: more would not be seen
MOST = 40_000  # bytes of a picture

CREAM, INK, TOMATO = "#fff8ea", "#241432", "#c8331b"
INKS = ["#1b54d1", "#63a8de", "#14523f", "#97db7f", "#ffe03a"]
INKS += ["#f46e0c", "#ad1f1c", "#e898b4", "#722e76", "#171420"]
LIGHT = {1, 3, 7, 9}  # values whose numerals are cream
FACES = {
    "sis": ("#97db7f", "#ffe9a0", "#5aa845"),
    "wim": ("#3c8f80", "#f2c879", "#2f8071"),
    "mow": ("#ad1f1c", "#f4a38c", "#ad1f1c"),
    "dollop": ("#e898b4", "#f46e0c", "#d9668a"),
}
SEAM = "M3 86 C35 104 65 36 97 54"
LETTERS = (
    "M35 5V52M35 35A15 17 0 1 0 5 35A15 17 0 1 0 35 35M60 18V52M60 35A15 17 0 0 1 90 35V52"
    "M110 18V35A15 17 0 0 0 140 35M140 18V52M165 18V65M165 35A15 17 0 1 1 195 35A15 17 0 1 1 165 35"
)
STYLE = """
    body { margin: 0; }
    text { font-family: Lilita; }
    .ink, .crease { fill: none; stroke: #241432; stroke-width: 3.4; stroke-linecap: round;
      stroke-linejoin: round; }
    .crease { stroke: #a8543a; }
    .thin { stroke-width: 2.6; } .fine { stroke-width: 3; } .thick { stroke-width: 4.4; }
"""


def on(value: int) -> str:
    """The ink of a numeral on its value's colour."""
    return "#ffe03a" if value == 10 else CREAM if value in LIGHT else INK


def numeral(value: int, x: float, y: float, height: float) -> str:
    """A value at its left edge and baseline; a 6 and a 9 are underlined."""
    size = height / 0.71
    narrow = 0.78 if value == 10 else 1
    line = ""
    if value in {6, 9}:
        line = f'<rect x="1" y="{height * 0.06}" width="{height * 0.5}" height="{height * 0.08}"/>'
    return (
        f'<g transform="translate({x} {y}) scale({narrow} 1)" fill="{on(value)}">'
        f'<text font-size="{size}">{value}</text>{line}</g>'
    )


def half(top: int, other: int) -> str:
    """The upper end of a card."""
    ripples = "".join(f'<path d="{SEAM}" transform="translate(0 -{y})"/>' for y in (10, 20, 30, 40))
    return (
        f'<path d="M3 3 H97 V54 C65 36 35 104 3 86 Z" fill="{INKS[top - 1]}"/>'
        f'<g fill="none" stroke="{on(top)}" stroke-opacity=".1" stroke-width="4.4">{ripples}</g>'
        f'{numeral(top, 10, 53, 42)}<circle cx="23" cy="72.4" r="11.6" fill="{INKS[other - 1]}" '
        f'stroke="{CREAM}" stroke-width="2.2"/>{numeral(other, 18.5, 79.5, 14.4)}'
    )


def card(top: int, foot: int, place: str, width: float) -> str:
    """A card whose middle is at the origin of `place`."""
    scale = width / 100
    return (
        f'<g transform="{place} scale({scale}) translate(-50 -70)">'
        f'<rect y="3" x="1" width="100" height="140" rx="9" fill="{INK}" opacity=".22"/>'
        f'<rect width="100" height="140" rx="9" fill="{CREAM}"/>'
        f'<g clip-path="url(#inside)">{half(top, foot)}'
        f'<g transform="rotate(180 50 70)">{half(foot, top)}</g></g>'
        f'<path d="{SEAM}" fill="none" stroke="{CREAM}" stroke-width="3.4"/></g>'
    )


def face(name: str, x: float, y: float, width: float) -> str:
    """A character's portrait, from the component that draws it in the game."""
    upper, lower, ring = FACES[name]
    source = (WEB / "src/faces/Drawing.svelte").read_text(encoding="utf-8")
    found = re.search(rf'name === "{name}"}}(.*?){{(?::else|/if)', source, re.DOTALL)
    assert found is not None, name
    return (
        f'<g transform="translate({x} {y}) scale({width / 100}) translate(-50 -50)">'
        f'<circle cx="50" cy="50" r="60" fill="{ring}"/>'
        f'<circle cx="50" cy="50" r="55" fill="{CREAM}"/><g clip-path="url(#round)">'
        f'<rect width="100" height="100" fill="{lower}"/>'
        f'<path d="M-4 -4 H104 V40 C68 16 32 84 -4 60Z" fill="{upper}"/>{found[1]}</g></g>'
    )


def logo(x: float, y: float, width: float) -> str:
    """The name of the game."""
    return (
        f'<path transform="translate({x} {y}) scale({width / 200})" d="{LETTERS}" fill="none" '
        f'stroke="{TOMATO}" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/>'
    )


def place(x: float, y: float, width: float, height: float, edge: str = "none") -> str:
    """A place pressed into the mat."""
    return (
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="34" fill="#1c5a3a" '
        f'fill-opacity=".14" stroke="{edge}" stroke-width="8"/>'
    )


def fan(cards: list[tuple[int, int]], at: str, width: float, spread: float) -> str:
    """Cards in a hand, turned around a point below."""
    middle = (len(cards) - 1) / 2
    return "".join(
        card(
            top,
            foot,
            f"{at} rotate({(i - middle) * spread}) translate(0 {-width * 1.15})",
            width,
        )
        for i, (top, foot) in enumerate(cards)
    )


def on_mat(content: str) -> str:
    """A whole picture: the mat, the name, and what lies there."""
    width, height = SIZE
    wave = "M0 430 C360 600 840 60 1200 230"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}"><defs>'
        '<clipPath id="inside"><rect x="3.6" y="3.6" width="92.8" height="132.8" rx="6"/>'
        "</clipPath>"
        '<clipPath id="round"><circle cx="50" cy="50" r="50"/></clipPath></defs>'
        f'<rect width="{width}" height="{height}" fill="#d3e8d6"/>'
        f'<path d="{wave} V{height} H0Z" fill="#bedcc4"/>'
        f'<path d="{wave}" fill="none" stroke="{CREAM}" stroke-width="9"/>{content}</svg>'
    )


def pictures() -> dict[str, str]:
    """The pictures by name, as SVG."""
    hand = [(3, 6), (5, 2), (7, 4), (9, 1), (8, 5), (10, 2)]
    question = (
        f'<rect x="930" y="90" width="210" height="294" rx="20" fill="{CREAM}"/>'
        f'<text x="982" y="305" font-size="200" fill="{TOMATO}">?</text>'
    )
    seats = "".join(face(*at, 120) for at in (("sis", 640, 145), ("wim", 990, 145)))
    lying = card(4, 7, "translate(595 385) rotate(-5)", 150)
    lying += card(4, 2, "translate(685 387) rotate(4)", 150)
    lying += card(9, 3, "translate(990 385) rotate(3)", 150)
    return {
        "home": on_mat(logo(80, 225, 400) + fan(hand, "translate(850 640)", 260, 10)),
        "table": on_mat(
            logo(80, 80, 300)
            + place(480, 250, 320, 270)
            + place(840, 250, 300, 270)
            + seats
            + lying
            + place(90, 250, 330, 270, TOMATO)
            + f'<path d="M255 325V445M195 385H315" stroke="{TOMATO}" stroke-width="20" '
            'stroke-linecap="round"/>'
        ),
        "replay": on_mat(
            logo(80, 80, 300)
            + card(6, 3, "translate(520 360) rotate(-8)", 200)
            + card(6, 3, "translate(740 330) rotate(86)", 200)
            + card(3, 6, "translate(960 360) rotate(8)", 200)
            + face("mow", 190, 400, 170)
            + face("dollop", 320, 470, 120)
        ),
        "puzzle": on_mat(
            logo(80, 80, 300)
            + fan([(3, 7), (3, 9), (3, 8), (6, 1), (6, 2)], "translate(560 790)", 270, 9)
            + question
        ),
    }


def shoot(page: Page, svg: str, *, width: int, height: int, ground: str = "") -> Image.Image:
    """An SVG as pixels; transparent where nothing is drawn, unless there is a ground."""
    font = base64.b64encode((WEB / FONT).read_bytes()).decode()
    page.set_viewport_size({"width": width, "height": height})
    style = f"@font-face{{font-family:Lilita;src:url(data:font/woff2;base64,{font})}}{STYLE}"
    ground = f"html{{background:{ground}}}" if ground else ""
    page.set_content(f"<style>{style}{ground}</style>{svg}")
    page.evaluate("document.fonts.load('20px Lilita').then(() => document.fonts.ready)")
    return Image.open(io.BytesIO(page.screenshot(omit_background=not ground)))


def main() -> None:
    """Write all pictures, and say how large they are."""
    icon = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    (PUBLIC / "share").mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        path = shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        page = browser.new_page()
        made: dict[str, Image.Image] = {
            f"share/{name}.png": shoot(page, svg, width=SIZE[0], height=SIZE[1]).convert("RGB")
            for name, svg in pictures().items()
        }
        for size in (192, 512):
            sized = icon.replace("<svg ", f'<svg width="{size}" height="{size}" ')
            made[f"icon-{size}.png"] = shoot(page, sized, width=size, height=size)
        inner = icon.replace("<svg ", '<svg width="340" height="340" x="86" y="86" ')
        whole = f'<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512">{inner}</svg>'
        mask = shoot(page, whole, width=512, height=512, ground="#d3e8d6")
        made["icon-maskable-512.png"] = mask.convert("RGB")
        browser.close()
    for name, picture in made.items():
        few = picture.quantize(
            COLOURS,
            method=Image.Quantize.FASTOCTREE
            if picture.mode == "RGBA"
            else Image.Quantize.MEDIANCUT,
            dither=Image.Dither.NONE,
        )
        few.save(PUBLIC / name, optimize=True)
        size = (PUBLIC / name).stat().st_size
        print(f"{name}: {size} bytes")
        assert size < MOST, name


if __name__ == "__main__":
    main()
