"""What the headers of a request say of its sender, and which headers every answer carries."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from ipaddress import IPv6Address, ip_address
from socket import gethostname

from dnup.server.settings import ServerSettings

RawHeaders = Iterable[tuple[bytes, bytes]]

_HOST = re.compile(r"(\[(?P<six>[0-9a-f:.]+)\]|(?P<name>[a-z0-9_.-]+))(:[0-9]{1,5})?")
_ADDRESS = re.compile(r"(?P<four>[0-9.]+):[0-9]+|\[(?P<six>[0-9A-Fa-f:.]+)\](:[0-9]+)?")
_PORTS = {"http": ":80", "https": ":443"}
# Names that no public DNS gives to anybody: networks at home and in clusters use them.
_LOCAL = (".localhost", ".local", ".lan", ".home.arpa", ".internal", ".fritz.box")


class OriginErrorCode(StrEnum):
    """Why a request is taken for another site's."""

    ORIGIN = "cross-origin"
    SITE = "cross-site"


@dataclass(frozen=True, slots=True)
class Caller:
    """Who sent a request and how the server looks from there."""

    scheme: str
    host: str  # with the port where it is not the scheme's own; empty if there is no usable one
    address: str
    is_garbled: bool = False  # it named a host, but none that can be one

    @property
    def origin(self) -> str:
        """The server's own origin, as the caller sees it."""
        return f"{self.scheme}://{self.host}"


def by_name(raw: RawHeaders) -> dict[str, str]:
    """Headers by name in small letters; those that come several times are joined with a comma."""
    found: dict[str, str] = {}
    for name, value in raw:
        key = name.decode("latin-1").lower()
        text = value.decode("latin-1")
        joint = "; " if key == "cookie" else ", "
        found[key] = f"{found[key]}{joint}{text}" if key in found else text
    return found


def parse_cookies(header: str) -> dict[str, str]:
    """The cookies of a request; of two with the same name the first, which is the closer one."""
    found: dict[str, str] = {}
    for part in header.split(";"):
        name, sign, value = part.strip().partition("=")
        if sign and name:
            found.setdefault(name, value.strip('"'))
    return found


def identify(headers: dict[str, str], scheme: str, address: str, *, behind_proxy: bool) -> Caller:
    """The caller, from the connection and the request; what a proxy says counts only if trusted.

    Of a list the last entry counts: it is the one that the nearest proxy wrote itself.
    """
    host = headers.get("host", "")
    if behind_proxy:
        host = _last(headers.get("x-forwarded-host", "")) or host
        address = _without_port(_last(headers.get("x-forwarded-for", ""))) or address
        told = _last(headers.get("x-forwarded-proto", "")).lower()
        scheme = {"wss": "https", "ws": "http"}.get(told, told) or scheme
    host = host.lower()
    if scheme not in _PORTS:
        scheme = "http"
    if not _name_in(host):
        return Caller(scheme, "", address, is_garbled=bool(host))
    return Caller(scheme, host.removesuffix(_PORTS[scheme]), address)


def origin_error(
    headers: dict[str, str], caller: Caller, allowed: frozenset[str]
) -> OriginErrorCode | None:
    """Why this request comes from another site's page; None if it does not, or from no browser."""
    origin = headers.get("origin")
    if origin is not None:
        known = origin.lower() in allowed or (caller.host and origin.lower() == caller.origin)
        return None if known else OriginErrorCode.ORIGIN
    if headers.get("sec-fetch-site", "none") not in {"none", "same-origin"}:
        return OriginErrorCode.SITE
    return None


def is_loopback(address: str) -> bool:
    """Whether it is an address by which a machine calls itself, and nobody else calls it."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return False
    mapped = parsed.ipv4_mapped if isinstance(parsed, IPv6Address) else None
    return (mapped or parsed).is_loopback


def is_own_name(host: str) -> bool:
    """The same for the name in a web address, without the port: `localhost` is one, too."""
    return host.lower() == "localhost" or is_loopback(host)


def is_private(settings: ServerSettings) -> bool:
    """Whether only people on this machine reach the server, until they let others in."""
    is_known = settings.public_url is not None or settings.behind_proxy
    return not is_known and is_own_name(settings.host)


def security_headers(caller: Caller) -> list[tuple[bytes, bytes]]:
    """The headers that keep a browser from doing more than the game needs."""
    sockets = f"{'wss' if caller.scheme == 'https' else 'ws'}://{caller.host}"
    policy = _POLICY.replace("connect-src 'self'", f"connect-src 'self' {sockets}")
    headers = [
        (b"content-security-policy", (policy if caller.host else _POLICY).encode()),
        *_ALWAYS,
    ]
    if caller.scheme == "https":
        headers.append((b"strict-transport-security", b"max-age=31536000"))
    return headers


def _without_port(address: str) -> str:
    """An address as some proxies tell it: `192.0.2.1:5678`, `[2001:db8::1]:5678`."""
    bare = _ADDRESS.fullmatch(address)
    return address if bare is None else bare["six"] or bare["four"]


def is_known_host(caller: Caller, settings: ServerSettings) -> bool:
    """Whether the name under which a browser looks for the server can be its own.

    Anybody's DNS can let a public name lead here: then pages under that name would be of one origin
    with this server. An address can't be somebody else's name, nor can a name without a dot or one
    of a local network. Behind a proxy, where no name was set, the proxy decides.
    """
    if not caller.host:
        return not caller.is_garbled
    name = _name_in(caller.host).removesuffix(".")
    if "." not in name or name.endswith(_LOCAL) or _is_address(name):
        return True
    if name in settings.known_names or name == gethostname().lower():
        return True
    return settings.behind_proxy and not settings.known_names


def _name_in(host: str) -> str:
    """The name or the address in a Host header, without the port; empty if it has none."""
    found = _HOST.fullmatch(host)
    if found is None:
        return ""
    six = found["six"]
    return found["name"] if six is None else six if ":" in six and _is_address(six) else ""


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _last(listed: str) -> str:
    return listed.rpartition(",")[2].strip()


_POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self'; "
    "connect-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
    # Text never becomes a script or markup, but by these two: Svelte's templates, and the address
    # of the service worker (web/src/worker.ts).
    "require-trusted-types-for 'script'; trusted-types svelte-trusted-html dnup-worker"
)
_ALWAYS = [
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (
        b"permissions-policy",
        b"camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    ),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
