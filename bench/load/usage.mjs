// What a server takes, with all its child processes, as Linux tells it.

import { readFileSync } from "node:fs";

const TICK = 0.01; // seconds; the kernel's USER_HZ

function family(pid) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
  return [pid, ...children.split(" ").filter(Boolean).flatMap(family)];
}

/** Resident memory in MiB and processor seconds so far. */
export function usage(pid) {
  let memory = 0;
  let seconds = 0;
  for (const each of family(pid)) {
    const status = readFileSync(`/proc/${each}/status`, "utf8");
    memory += Number(/^VmRSS:\s+(\d+)/m.exec(status)[1]) / 1024;
    const fields = readFileSync(`/proc/${each}/stat`, "utf8").replace(/^.*\) /, "").split(" ");
    seconds += (Number(fields[11]) + Number(fields[12])) * TICK;
  }
  return { memory, seconds };
}
