import type { Note } from "../game/notes.ts";

const ID = /^[A-Za-z0-9_-]{1,40}$/;
const COMMITMENT = /^[0-9a-f]{64}$/;
const SALT = /^[0-9a-f]{1,64}$/;

/**
 * The command that repeats the check, in parts. Null if there is anything in it that does not look
 * as it must: it comes from the server, and is made to be copied into a shell.
 */
export function commandOf(id: string, note: Note | null): readonly string[] | null {
  if (!ID.test(id)) return null;
  const save = `dnup verify dnup-${id}.json`;
  if (note === null) return [save];
  if (!COMMITMENT.test(note.commitment) || !SALT.test(note.salt)) return null;
  const others = (note.sealed?.salt_commitments ?? []).filter((hash) => COMMITMENT.test(hash));
  return [
    save,
    `--commitment ${note.commitment}`,
    `--salt ${note.salt}`,
    ...others.map((hash) => `--salt-commitment ${hash}`),
  ];
}
