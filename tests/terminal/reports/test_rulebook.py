"""The rules page is read twice, here and for the browser: both find the same in it."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from dnup.locales import LANGUAGES, rules_page
from dnup.terminal.reports.rulebook import Block, Kind, read_page

WEB = Path(__file__).parents[3] / "web"

# The browser's reader is TypeScript, which the build takes as it is and an older node does not.
READ = """
import { readFileSync } from "node:fs";
import ts from "typescript";
const source = readFileSync("vite/rules.ts", "utf-8");
const compilerOptions = { module: "esnext", target: "es2022" };
const { outputText } = ts.transpileModule(source, { compilerOptions });
const { parseRules } = await import("data:text/javascript," + encodeURIComponent(outputText));
const pages = JSON.parse(readFileSync(0, "utf-8"));
console.log(JSON.stringify(pages.map(parseRules)));
"""

# Section, title, depth, number, and what it says: a line a block, `[…]` for what is drawn.
Outline = list[tuple[str, str, int, str, list[str]]]


def test_the_browser_and_the_terminal_find_the_same_in_the_rules() -> None:
    pages = [rules_page(language) for language in LANGUAGES]
    done = subprocess.run(
        ["node", "--input-type=module", "--eval", READ],
        input=json.dumps(pages),
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        cwd=WEB,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    for language, page, book in zip(LANGUAGES, pages, json.loads(done.stdout), strict=True):
        assert outline_here(page) == outline_there(book), language


def outline_here(page: str) -> Outline:
    return [
        (part.section, part.title, part.level, part.number, [*map(said_here, part.blocks)])
        for part in read_page(page)
    ]


def said_here(block: Block) -> str:
    is_drawn = block.kind in {Kind.EXAMPLE, Kind.TURNED}
    return f"[{block.text}]" if is_drawn else block.text


def outline_there(book: dict[str, Any]) -> Outline:
    found: Outline = [("", book["title"], 1, "", said_there(book["lead"]))]
    for section in book["sections"]:
        head = (section["name"], section["title"], section["depth"])
        found.append((*head, "", said_there(section["lead"])))
        for rule in section["rules"]:
            first, *rest = said_there(rule["blocks"])
            word = f" ({rule['word']})" if rule["word"] else ""
            number = rule["number"]
            found.append((*head, number, [f"§{number}{word}. {first}", *rest]))
    return found


def said_there(blocks: list[dict[str, Any]]) -> list[str]:
    said: list[str] = []
    for block in blocks:
        match block["kind"]:
            case "paragraph":
                said.append(plain(block["line"]))
            case "list":
                said += map(plain, block["items"])
            case "example":
                said += [f"[{block['name']}]", *said_there(block["about"])]
            case "turned":
                said += [f"[{' '.join(block['cards'])}]", *said_there(block["about"])]
            case other:
                pytest.fail(f"the terminal knows nothing of {other}")
    return said


def plain(line: list[Any]) -> str:
    return "".join(span if isinstance(span, str) else span["text"] for span in line)
