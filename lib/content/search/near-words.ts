/** Pairs of neighbouring letters, the edges too; single characters where a word has one or two of them. */
function piecesOf(word: string) {
  const signs = [...word];
  if (/^\p{Script=Han}+$/u.test(word)) return new Set(signs);
  const edged = ["^", ...signs, "$"];
  return new Set(edged.slice(1).map((sign, index) => `${edged[index]}${sign}`));
}

/** Dice's coefficient: 1 for the same pieces, 0 for none in common. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>) {
  const shared = [...one].filter((piece) => other.has(piece)).length;
  return (2 * shared) / (one.size + other.size);
}

const alikeFrom = 0.4;

/** Words of the site that look like one of the query's, the most alike first. */
export function nearWords(queried: readonly string[], known: Iterable<string>, most = 4): string[] {
  const pieces = queried.map(piecesOf);
  return [...known]
    .map((word) => {
      const own = piecesOf(word);
      return { word, score: Math.max(0, ...pieces.map((each) => likeness(each, own))) };
    })
    .filter(({ score }) => score >= alikeFrom)
    .sort((a, b) => b.score - a.score || a.word.localeCompare(b.word))
    .slice(0, most)
    .map(({ word }) => word);
}
