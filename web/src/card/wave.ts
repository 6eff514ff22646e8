const CURVE = "C33.5 100.8 66.5 39.2 98 52.8";

/** The wave that parts a card; turned by 180 degrees it is the same. Both ends lie below the rim. */
export const SEAM = `M2 87.2 ${CURVE}`;

/** What is above it. Its corners lie below the rim, too. */
export const HALF = `M97 3 H3 L2 87.2 ${CURVE} Z`;

/** The wave as it runs on beyond the card, for broad bands that are cut off at the rim. */
export const LONG_SEAM = `M-30 73.4 L2 87.2 ${CURVE} L130 66.6`;
