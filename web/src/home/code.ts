const LENGTH = 6;
const SIGNS = /^[2-9A-HJ-NP-Z]+$/; // those of a code: 0, 1, I and O are left out

/** A table's code as somebody writes it, or the link to it; null if it cannot be one. */
export function readCode(written: string): string | null {
  const last = written.trim().replace(/^.*\/t\//, "");
  const code = last.replaceAll(/[\s\-–—_.]/g, "").toUpperCase();
  return code.length === LENGTH && SIGNS.test(code) ? code : null;
}

/** A code as it is read aloud: in two halves. */
export function showCode(code: string): string {
  return `${code.slice(0, 3)} ${code.slice(3)}`;
}
