import type { Point } from "./layout.ts";

/** What happens to something that is dragged. Either `drop` or `cancel` is the end of it. */
export interface Dragged {
  begin(): void;
  move(point: Point): void;
  drop(point: Point): void;
  cancel(): void;
}

const THRESHOLD: Readonly<Record<string, number>> = { mouse: 5, pen: 8, touch: 10 };

/**
 * Follow a pointer that was pressed. As long as it has hardly moved it is a tap, and the click that
 * follows is nobody's business here; afterwards it is a drag, and there is no click.
 */
export function followPointer(down: PointerEvent, dragged: Dragged): void {
  if (!down.isPrimary || down.button !== 0) return;
  const threshold = THRESHOLD[down.pointerType] ?? 8;
  const end = new AbortController();
  const { signal } = end;
  let isDragging = false;

  addEventListener(
    "pointermove",
    (event) => {
      if (event.pointerId !== down.pointerId) return;
      if (!isDragging) {
        const far = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY);
        if (far < threshold) return;
        isDragging = true;
        dragged.begin();
      }
      dragged.move({ x: event.clientX, y: event.clientY });
    },
    { signal },
  );
  addEventListener(
    "pointerup",
    (event) => {
      if (event.pointerId !== down.pointerId) return;
      end.abort();
      if (!isDragging) return;
      swallowClick();
      dragged.drop({ x: event.clientX, y: event.clientY });
    },
    { signal },
  );
  const cancel = (): void => {
    end.abort();
    if (isDragging) dragged.cancel();
  };
  addEventListener("pointercancel", cancel, { signal });
  addEventListener("blur", cancel, { signal });
  addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape" || !isDragging) return;
      event.preventDefault();
      event.stopPropagation();
      swallowClick();
      cancel();
    },
    { signal, capture: true },
  );
}

/** The browser sends a click after the drag, if both ends lie in one element. */
function swallowClick(): void {
  const end = new AbortController();
  addEventListener("click", swallow, { capture: true, once: true, signal: end.signal });
  setTimeout(() => end.abort(), 50);
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** The zone under a point: `hand:A`, `area:B1`; null if there is none. */
export function zoneAt({ x, y }: Point): string | null {
  const zone = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-zone]");
  return zone?.dataset["zone"] ?? null;
}
