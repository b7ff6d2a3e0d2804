/** Words that tell nothing of a topic. */
const common = new Set(
  `a about after all also am an and any are as at be because been before being both but by can could describe did do does
  each even every explain for from get give go had has have he her here him his how i if in into is it its just kind know
  like made make many may me might more most much must my no not now of on one only or other our out over own people person
  picture say see she should show so some somebody someone something such talk tell than that the their them then there
  these they thing things think this those time to too up us use very was way we were what when where which while who why
  will with would you your`.split(/\s+/),
);

/** Rough: endings of English that leave a word of the same family. */
const family = (word: string) =>
  word
    .replace(/'s?$/, "")
    .replace(/(ies|ied)$/, "y")
    .replace(/(ing|ed|es|s|er|ly)$/, "")
    .slice(0, 6);

const familiesOf = (text: string) => {
  const words = text.toLowerCase().match(/[a-z][a-z']+/g) ?? [];
  return new Set(
    words
      .filter((word) => !common.has(word))
      .map(family)
      .filter((word) => word.length > 1),
  );
};

/**
 * Of the words of a question that say what it is about, the share that comes back in the answer, from 0 to 1; null where
 * too few are there to tell. Rough: who answers in words of their own has a low one.
 */
export function compareTopic(asked: readonly string[], said: readonly string[]): number | null {
  const [wanted, given] = [familiesOf(asked.join(" ")), familiesOf(said.join(" "))];
  if (wanted.size < 4) return null;
  return [...wanted].filter((word) => given.has(word)).length / wanted.size;
}
