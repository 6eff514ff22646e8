"""A process that appends for ever and tells each append when it is done: `python FILE DATABASE`."""

import asyncio
import os
import sys
from pathlib import Path

from dnup.server.store import LogEntry, open_store

TABLES = 12


def fact(table: str, number: int) -> bytes:
    return b'{"table":"%s","number":%d}' % (table.encode(), number)


async def main(path: Path) -> None:
    store = await open_store(str(path))
    ends = {f"t{i}": len(await store.load(f"t{i}")) for i in range(TABLES)}

    async def play(table: str, last: int) -> None:
        number = last + 1
        while True:
            count = number % 3 + 1
            facts = tuple(fact(table, number + i) for i in range(count))
            await store.append(LogEntry(table, number, facts))
            number += count
            os.write(1, f"{table} {number - 1}\n".encode())

    await asyncio.gather(*(play(table, last) for table, last in ends.items()))


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
