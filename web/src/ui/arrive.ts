const landed = location.pathname; // the page that the browser itself has loaded keeps its focus
let hasMoved = false;

/** Who has followed a link is told where they have come to: the focus goes to the heading. */
export function arrive(heading: HTMLElement | undefined): void {
  hasMoved ||= location.pathname !== landed;
  if (hasMoved && location.hash === "") heading?.focus({ preventScroll: true });
}
