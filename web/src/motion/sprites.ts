import { mount, unmount, type Component } from "svelte";
import type { CardText } from "$protocol";
import Card from "../card/Card.svelte";
import CardBack from "../card/CardBack.svelte";

const BACK = "";
const drawn = new Map<string, Element>();

/** A drawing of a card's face, or of a back, that nobody else has. Each is drawn once, then copied. */
export function spriteOf(card: CardText | null): Node {
  const key = card ?? BACK;
  let sprite = drawn.get(key);
  if (sprite === undefined) {
    sprite = card === null ? draw(CardBack, {}) : draw(Card, { card });
    drawn.set(key, sprite);
  }
  return sprite.cloneNode(true);
}

function draw<Props extends Record<string, unknown>>(
  what: Component<Props>,
  props: Props,
): Element {
  const target = document.createElement("div");
  const component = mount(what as Component, { target, props });
  const sprite = (target.firstElementChild ?? target).cloneNode(true) as Element;
  void unmount(component);
  return sprite;
}
