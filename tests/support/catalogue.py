"""The Fluent files of a language, as their syntax has them: for tests of what they say."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser, ast, visitor


@dataclass(frozen=True, slots=True)
class Entry:
    """A message: the file it stands in, its pattern, and its variables with their variants' names.

    A variable that nothing is chosen by has no names.
    """

    file: str
    pattern: ast.Pattern
    variables: dict[str, frozenset[str]]


@dataclass(frozen=True, slots=True)
class Catalogue:
    """The messages of a language by id, and all that cannot be read or stands there twice."""

    entries: dict[str, Entry]
    faults: tuple[str, ...]


@cache
def catalogue(language: str) -> Catalogue:
    """All that the files of a language say."""
    entries: dict[str, Entry] = {}
    faults = []
    for file, node in _nodes(language):
        if isinstance(node, ast.Junk):
            told = "; ".join(str(note.message) for note in node.annotations)
            faults.append(f"{file}: {told}: {node.content}")
        if not isinstance(node, ast.Message):
            continue
        if node.id.name in entries:
            faults.append(f"{file}: {node.id.name} stands twice")
        if node.value is None or node.attributes:
            faults.append(f"{file}: {node.id.name} is more or less than one text")
        else:
            entries[node.id.name] = Entry(file, node.value, _variables(node.value))
    return Catalogue(entries, tuple(faults))


def words_of(pattern: ast.Pattern) -> str:
    """All that is said whatever the facts are, of all variants."""
    found = _Words()
    found.visit(pattern)
    return "".join(found.texts)


def _nodes(language: str) -> Iterator[tuple[str, ast.EntryType]]:
    folder = files("dnup.locales").joinpath(language)
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(".ftl"):
            for node in FluentParser().parse(file.read_text(encoding="utf-8")).body:
                yield file.name, node


def _variables(pattern: ast.Pattern) -> dict[str, frozenset[str]]:
    found = _Variables()
    found.visit(pattern)
    return {name: frozenset(names) for name, names in found.names.items()}


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: defaultdict[str, set[str]] = defaultdict(set)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names[node.id.name].update()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            for variant in node.variants:
                key = variant.key
                name = key.name if isinstance(key, ast.Identifier) else key.value
                self.names[node.selector.id.name].add(name)
        self.generic_visit(node)


class _Words(visitor.Visitor):
    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)
