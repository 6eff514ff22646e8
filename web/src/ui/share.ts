/** Whether the browser has a sheet to share something with others. */
export const canShare = typeof navigator !== "undefined" && typeof navigator.share === "function";

/** Open that sheet. Who closes it without choosing has not failed at anything. */
export function share(what: { title: string; text: string; url: string }): void {
  navigator.share(what).catch(() => {});
}
