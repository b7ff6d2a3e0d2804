import type { Lexicon } from "@/lib/bank/lexicon";

/** One owner and several, as they are written; in the ear they are the same. */
export type Owner = { said: string; other: string };

const noOwners = new Set(
  `everybody everyone somebody someone anybody anyone nobody one other another today tomorrow tonight yesterday he here
  how it let she that there what where who`.split(/\s+/),
);
const one = /^(?:a|an|another|each|either|every|last|neither|next|one|that|this)$/;
const several =
  /^(?:all|both|few|many|several|these|those|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/;
/** Behind a noun's 's, these say that it stands for "is" or "has". */
const verb = /^(?:a|an|been|gone|late|not|the)$|ing$/;
const determiner = /^(?:the|my|your|his|her|its|our|their)$/;
/** As many words as may stand between a determiner and an owner. */
const REACH = 3;

/** The owners of a sentence that could as well be several, or one: "my cousin's song", "my cousins' song". */
export function ownersAlike(sentence: string, lexicon: Lexicon): Owner[] {
  const words =
    sentence
      .replaceAll("’", "'")
      .toLowerCase()
      .match(/[a-z]+(?:'[a-z]*)?/g) ?? [];
  return words.flatMap((said, index) => {
    if (verb.test(words[index + 1] ?? "")) return [];
    const before = nounPhrase(words.slice(Math.max(0, index - REACH), index));
    const other = said.endsWith("s'") ? ofOne(said, before, lexicon) : ofSeveral(said, before, lexicon);
    return other === null ? [] : [{ said, other }];
  });
}

/** What stands before an owner, from its nearest determiner on. */
function nounPhrase(before: readonly string[]) {
  return before.slice(
    Math.max(
      0,
      before.findLastIndex((word) => determiner.test(word)),
    ),
  );
}

function ofSeveral(said: string, before: readonly string[], lexicon: Lexicon) {
  const base = /^([a-z]{3,})'s$/.exec(said)?.[1];
  if (base === undefined || noOwners.has(base) || /(?:man|men|child|children|people|sheep)$/.test(base))
    return null;
  if (before.some((word) => one.test(word))) return null;
  const plurals = /[^aeiou]y$/.test(base)
    ? [base.replace(/y$/, "ies")]
    : /(?:s|x|z|ch|sh|o)$/.test(base)
      ? [`${base}es`, `${base}s`]
      : [`${base}s`];
  const plural = plurals.find((word) => Number.isFinite(lexicon.listSize(word)));
  return plural === undefined ? null : `${plural}'`;
}

function ofOne(said: string, before: readonly string[], lexicon: Lexicon) {
  if (before.some((word) => several.test(word))) return null;
  const plural = said.slice(0, -1);
  const bases = [
    plural.replace(/ies$/, "y"),
    plural.replace(/(?<=s|x|z|ch|sh|o)es$/, ""),
    plural.slice(0, -1),
  ];
  const base = bases.find((word) => word !== plural && Number.isFinite(lexicon.listSize(word)));
  return base === undefined ? null : `${base}'s`;
}
