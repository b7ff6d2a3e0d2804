/** Seconds between two looks at what is still being scored: soon at first, then every half minute. */
const first = [2, 3, 5, 8, 13, 20];

export const pauseBefore = (look: number) => first[look] ?? 30;

/** Half an hour of looks; after that, a reload asks again. */
export const mostLooks = 64;
