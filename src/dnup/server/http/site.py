"""The game in the browser: the built files, read once, each sent as the browser can take it.

They are built from `web/` into the folder beside this module (`make web`), and the wheel has them.
Where they are missing, a plain page stands in their place.
"""

import gzip
import hashlib
import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from pathlib import Path, PurePosixPath

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from dnup.server.http.heads import PageHead, head_of, language_of
from dnup.server.transport.headers import Caller

FOLDER = Path(__file__).parents[1] / "web"
# The addresses of the game's pages. All are one file, which looks at the address itself. Its router
# and its service worker are built with the same list.
PAGES = tuple(json.loads((Path(__file__).parents[1] / "pages.json").read_text(encoding="utf-8")))

_INDEX = "index.html"
# The text between these marks in the built page is replaced for each address.
_HEAD = re.compile(rb"<!-- head -->.*<!-- /head -->", re.DOTALL)
_HEADS = 256  # pages that are kept with their heads
_LASTING = "assets/"  # the content of these files is in their names
_PROGRAMS = ("/api/", "/records/", "/ws")  # whose refusals are never pages
_CODINGS = (("br", ".br"), ("gzip", ".gz"))  # the smaller one first
_PART = re.compile(r"assets/([A-Za-z]+)-[A-Za-z0-9_-]{8}\.(js|css)")
_NEVER = re.compile(r"q\s*=\s*0(\.0*)?")
_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}


@dataclass(frozen=True, slots=True)
class Form:
    """A file's bytes in one coding, and the tag that tells them from all others."""

    coding: str  # empty: as they are
    content: bytes
    tag: str


@dataclass(frozen=True, slots=True)
class Built:
    """A file in all its codings, the plain one last."""

    type: str
    cache: str
    forms: tuple[Form, ...]

    def answer(self, headers: Mapping[str, str], status: int = 200) -> Response:
        """The file for a request with these headers, or that the browser has it already."""
        wanted = accepted(headers.get("accept-encoding", ""))
        form = next(form for form in self.forms if not form.coding or form.coding in wanted)
        sent = {"etag": form.tag, "cache-control": self.cache, "vary": "accept-encoding"}
        if status == 200 and _has(headers.get("if-none-match", ""), form.tag):
            return Response(status_code=304, headers=sent)
        if form.coding:
            sent["content-encoding"] = form.coding
        return Response(form.content, status, headers={**sent, "content-type": self.type})


class Site:
    """What there is to see at the server's addresses."""

    def __init__(self, folder: Path = FOLDER, public_url: str | None = None) -> None:
        """Read what was built into a folder, which need not be there.

        `public_url` is the server's address in links, if it isn't the one that it is asked at.
        """
        self._public_url = public_url
        self._files = _read(folder)
        self._index = self._files.get(_INDEX) or _built("front.html", _page("front.html"))
        self._style = _built("front.css", _page("front.css"))
        self._links = _links(self._files)
        plain = self._index.forms[-1].content
        self._has_head = _HEAD.search(plain) is not None

        @lru_cache(_HEADS)
        def with_head(head: PageHead, origin: str, language: str) -> Built:
            said = head.html(origin, language).encode()
            content = _HEAD.sub(lambda _: said, plain)
            return _built(_INDEX, content, {"gzip": gzip.compress(content, mtime=0)})

        self._with_head = with_head

    @property
    def routes(self) -> Sequence[BaseRoute]:
        """The pages, and each file and folder that was built: nothing else is looked for."""
        tops = sorted({PurePosixPath(name).parts[0] for name in self._files})
        return [
            *(Route(page, self._show) for page in PAGES),
            *(
                Route(f"/{top}" if top in self._files else f"/{top}/{{file:path}}", self._send)
                for top in tops
            ),
            Route("/front.css", self._dress),
        ]

    def lost(self, request: Request) -> Response | None:
        """The page that says that there is no such page; None if no browser asks for one."""
        is_page = "text/html" in request.headers.get("accept", "")
        if not is_page or request.scope["path"].startswith(_PROGRAMS):
            return None
        return self._index.answer(request.headers, 404)

    async def _show(self, request: Request) -> Response:
        language = language_of(request.headers, request.query_params.get("lang"))
        page = self._index
        if self._has_head:
            caller: Caller = request.scope["caller"]
            origin = self._public_url or (caller.origin if caller.host else "")
            page = self._with_head(head_of(request.scope["path"]), origin, language)
        answer = page.answer(request.headers)
        answer.headers["vary"] = "accept-encoding, accept-language"
        foreseen = self._foresee(request)
        if foreseen:
            answer.headers["link"] = ", ".join(foreseen)
        return answer

    def _foresee(self, request: Request) -> list[str]:
        """Built files that the page will ask for next, which a browser can fetch beside it.

        That is the language that it will probably speak, and for a table the table itself.
        """
        wished = request.headers.get("accept-language", "").split(",")
        languages = (entry.strip()[:2].lower() for entry in wished)
        parts = [next((each for each in languages if each in self._links), "en")]
        if request.scope["path"].startswith("/t/"):
            parts.append("TablePage")
        return [link for part in parts for link in self._links.get(part, ())]

    async def _send(self, request: Request) -> Response:
        found = self._files.get(request.scope["path"].removeprefix("/"))
        if found is None:
            raise HTTPException(404)
        return found.answer(request.headers)

    async def _dress(self, request: Request) -> Response:
        return self._style.answer(request.headers)


def _read(folder: Path) -> dict[str, Built]:
    """The built files by their paths; nothing if the game's page itself is not there."""
    if not (folder / _INDEX).is_file():
        return {}
    found = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*")}
    codings = tuple(ending for _, ending in _CODINGS)
    return {
        name: _built(
            name,
            path.read_bytes(),
            {
                coding: found[name + ending].read_bytes()
                for coding, ending in _CODINGS
                if name + ending in found
            },
        )
        for name, path in found.items()
        if path.is_file() and not name.endswith(codings) and not _is_hidden(name)
    }


def _links(files: Iterable[str]) -> dict[str, list[str]]:
    """The header's words to fetch a part of the game, by the name of the part."""
    found: dict[str, list[str]] = {}
    for name in files:
        part = _PART.fullmatch(name)
        if part:
            how = "modulepreload" if part[2] == "js" else "preload; as=style; crossorigin"
            found.setdefault(part[1], []).append(f"</{name}>; rel={how}")
    return found


def _built(name: str, content: bytes, packed: Mapping[str, bytes] | None = None) -> Built:
    forms = [Form(coding, bytes_, _tag(bytes_)) for coding, bytes_ in (packed or {}).items()]
    is_lasting = name.startswith(_LASTING)
    return Built(
        type=_TYPES.get(PurePosixPath(name).suffix, "application/octet-stream"),
        cache="public, max-age=31536000, immutable" if is_lasting else "no-cache",
        forms=(*forms, Form("", content, _tag(content))),
    )


def _page(name: str) -> bytes:
    return files("dnup.server").joinpath(name).read_bytes()


def _tag(content: bytes) -> str:
    return f'"{hashlib.sha256(content).hexdigest()[:32]}"'


def _is_hidden(name: str) -> bool:
    return any(part.startswith(".") for part in name.split("/"))


def accepted(header: str) -> set[str]:
    """The codings that a browser takes; one of quality 0 it does not."""
    found = set()
    for entry in header.lower().split(","):
        coding, _, quality = (part.strip() for part in entry.partition(";"))
        if not _NEVER.fullmatch(quality):
            found.add(coding)
    return found


def _has(header: str, tag: str) -> bool:
    """Whether one of these tags is this one; a weak tag is as good here."""
    held = {entry.strip().removeprefix("W/") for entry in header.split(",")}
    return tag in held or "*" in held
