import "./motion.css";

/**
 * A layer above the page with ghosts in it, and the animations that belong together: those of the
 * ghosts and those of the elements below. It goes away by itself when all are over, and at once when
 * somebody acts, the window changes its size, or the page is put away. What is animated has its own
 * look again in any case, because animations leave nothing behind.
 */
export class Layer {
  readonly element = document.createElement("div");
  /** Resolves when the layer is gone. */
  readonly gone: Promise<void>;
  readonly #animations: Animation[] = [];
  /** Animations of elements that must not jump away from under a pointer. */
  readonly #rooted: { readonly root: Element; readonly animation: Animation }[] = [];
  /** What lies further down in the page, under something that moves. */
  readonly #under: Element[] = [];
  readonly #end = new AbortController();
  #resolve: () => void = () => {};

  constructor() {
    this.element.className = "flights";
    this.element.setAttribute("aria-hidden", "true");
    this.gone = new Promise((resolve) => {
      this.#resolve = resolve;
    });
  }

  /** Animate an element for as long as the layer is there. */
  animate(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
    this.#animations.push(element.animate(frames, timing));
  }

  /** The same for an element below; who presses something in `root` lets it go on. */
  animateBelow(
    root: Element,
    element: Element,
    frames: Keyframe[],
    timing: KeyframeAnimationOptions,
  ): void {
    this.#rooted.push({ root, animation: element.animate(frames, timing) });
  }

  /** Put something into the page for as long as the layer is there. */
  put(element: Element, into: Element): void {
    this.#under.push(element);
    into.append(element);
  }

  /** Show the layer. All that it has to hold is in it, so that this is the only write to the page. */
  open(isOnTop = false): void {
    document.body.append(this.element);
    if (isOnTop && "popover" in this.element) {
      this.element.popover = "manual"; // above a dialog, too
      this.element.showPopover();
    }
    const { signal } = this.#end;
    const finish = (): void => this.finish();
    const press = (event: Event): void => this.finish(event.target);
    addEventListener("pointerdown", press, { signal, capture: true, passive: true });
    addEventListener("keydown", finish, { signal, capture: true, passive: true });
    addEventListener("resize", finish, { signal });
    addEventListener("scroll", finish, { signal, passive: true });
    document.addEventListener("visibilitychange", finish, { signal });
    const all = [...this.#animations, ...this.#rooted.map(({ animation }) => animation)];
    void Promise.allSettled(all.map((animation) => animation.finished)).then(finish);
  }

  /** End everything now. Elements around the one that is pressed glide on: it was aimed at. */
  finish(pressed: EventTarget | null = null): void {
    if (this.#end.signal.aborted) return;
    this.#end.abort();
    this.element.remove();
    for (const element of this.#under) element.remove();
    for (const animation of this.#animations) animation.cancel();
    for (const { root, animation } of this.#rooted) {
      if (!(pressed instanceof Node && root.contains(pressed))) animation.cancel();
    }
    this.#resolve();
  }
}
