const list = (words: string) => words.split(" ");
const people = list(
  "gardener teacher baker driver doctor painter farmer waiter nurse student pilot singer tailor lawyer builder clerk",
);
const deeds = list(
  "painted repaired carried cleaned sold washed moved opened borrowed finished measured photographed covered noticed visited remembered",
);
const things = list(
  "bench window basket table carpet mirror bicycle lamp fence curtain drawer kettle ladder blanket pillow suitcase",
);
const places = list(
  "harbor station market library bridge museum stadium office kitchen school church forest village airport river square",
);
const reasons = list(
  "cold dark late quiet sunny crowded expensive dangerous empty famous narrow noisy pleasant strange useful wet",
);

const pick = (words: readonly string[], nth: number) => words[nth % words.length] ?? "";

/** A text of more than ten thousand words in which no sentence comes twice, each with a mistake of agreement. */
export const tenThousandWords = Array.from({ length: 900 }, (_, nth) => {
  const [who, did] = [pick(people, nth), pick(deeds, Math.floor(nth / 16))];
  const [what, where, why] = [
    pick(things, nth * 3),
    pick(places, nth * 5 + Math.floor(nth / 256)),
    pick(reasons, nth * 7),
  ];
  return `The ${who} have ${did} a ${what} near the ${where}, because it was ${why} there.`;
}).join(" ");
