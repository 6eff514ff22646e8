/** Where deals are to be played once more, and compared. */
export const duplicatePath = (code: string): string => `/duplicate/${encodeURIComponent(code)}`;
