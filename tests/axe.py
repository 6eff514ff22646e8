"""What axe, which looks for barriers, finds on a page."""

import json
from typing import Any

from browsing import ROOT, Visitor

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


def faults(visitor: Visitor) -> list[str]:
    """What axe finds on the page as it is."""
    visitor.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = json.loads(
        visitor.page.evaluate("axe.run(document).then((result) => JSON.stringify(result))")
    )
    return [
        f"{visitor.page.url}: {fault['id']}: {node['target']} {node['failureSummary']}"
        for fault in found["violations"]
        for node in fault["nodes"]
    ]
