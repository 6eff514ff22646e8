/** A little below the search, where an address leads to. */
const LINE = 144;

/** The last of some elements whose beginning has come to the top of the screen: where one reads. */
export class Here {
  /** Its id; empty above the first. */
  id = $state("");

  /** Follow scrolling until the returned function is called. */
  follow(ids: readonly string[]): () => void {
    let asked = 0;
    const look = (): void => {
      asked = 0;
      const above = ids.filter((id) => {
        const place = document.getElementById(id);
        return place !== null && place.getBoundingClientRect().top < LINE;
      });
      this.id = above.at(-1) ?? "";
    };
    const later = (): void => {
      if (asked === 0) asked = requestAnimationFrame(look);
    };
    later();
    addEventListener("scroll", later, { passive: true });
    return () => {
      removeEventListener("scroll", later);
      cancelAnimationFrame(asked);
    };
  }
}
