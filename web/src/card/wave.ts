/** The wave that parts a card, from its left edge to its right one; turned by 180 degrees it is the same. */
export const SEAM = "M-2 85 C32 107 68 33 102 55";
