"""What axe, which looks for barriers, finds on a page."""

from typing import Any

from support.browsing import ROOT, Visitor

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
# What is in order need not be told: that would take as long again.
LOOK = """
axe.run(document, { resultTypes: ["violations"], elementRef: false })
  .then(({ violations }) => violations)
"""


def faults(visitor: Visitor) -> list[str]:
    """What axe finds on the page as it is."""
    if not visitor.page.evaluate("'axe' in window"):
        visitor.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = visitor.page.evaluate(LOOK)
    return [
        f"{visitor.page.url}: {fault['id']}: {node['target']} {node['failureSummary']}"
        for fault in found
        for node in fault["nodes"]
    ]
