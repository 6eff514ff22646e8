export const LONGEST = 8000; // characters that servers take
const MOST_BYTES = LONGEST * 4;

type Content =
  | { readonly text: string }
  | { readonly why: "decks-file-empty" | "decks-file-too-long" | "decks-file-unread" };

/** The text of a file that may be a deck, or the message that says why there is none. */
export async function contentOf(file: Blob | undefined): Promise<Content> {
  if (file !== undefined && file.size > MOST_BYTES) return { why: "decks-file-too-long" };
  const text = await file?.text().catch(() => undefined); // a folder has no text
  if (text === undefined) return { why: "decks-file-unread" };
  if (text.length > LONGEST) return { why: "decks-file-too-long" };
  return text.trim() === "" ? { why: "decks-file-empty" } : { text };
}
