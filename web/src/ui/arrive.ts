const landed = location.pathname; // the page that the browser itself has loaded keeps its focus
let hasArrived = false;

/**
 * Who has followed a link, or comes to something else at the same address, is told where they have
 * come to: the focus goes to the heading. An address that names a place on the page has it there; one
 * that names a moment of a match, such as `#3.12`, names none.
 */
export function arrive(heading: HTMLElement | null): void {
  const hasMoved = hasArrived || location.pathname !== landed;
  hasArrived = true;
  if (hasMoved && !/^#\D/.test(location.hash)) heading?.focus({ preventScroll: true });
}
