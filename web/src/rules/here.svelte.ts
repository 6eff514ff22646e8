/** The last of some elements whose beginning has come above the upper third of the screen: where one reads. */
export class Here {
  /** Its id; empty above the first. */
  id = $state("");

  /** Follow scrolling until the returned function is called. */
  follow(ids: readonly string[]): () => void {
    let asked = 0;
    const look = (): void => {
      asked = 0;
      const line = innerHeight / 3;
      const above = ids.filter((id) => {
        const place = document.getElementById(id);
        return place !== null && place.getBoundingClientRect().top < line;
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
