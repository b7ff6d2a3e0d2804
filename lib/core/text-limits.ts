/** Words of all parts of a text that are corrected and scored; what is beyond them is not read. */
export const correctedWords = 1_000;

/** From here on its writer is told so, before they reach it. */
export const toldWords = 900;

/** Letters of a part that are taken, about 15,000 words: more is refused with words, and nothing is cut. */
export const mostLetters = 100_000;

/** Of a body that carries such parts. */
export const mostTextBytes = 1_024 * 1_024;
