import type { Lexicon } from "@/lib/bank/lexicon";
import type { Gap } from "@/lib/bank/read-and-complete/damage";

/** Words that a learner may well think of. */
const RIVAL_ZIPF = 3.4;

/** Their British forms belong to another class or sense, so that they may be plain mistakes. */
const britishElsewhere = new Set(
  `check checks practice practices license licenses curb curbs draft drafts tire tires ton tons vise`.split(
    " ",
  ),
);

/** What scores a gap: the word, what else is right, and what tells one mistake from another. */
export function gapKeys(lexicon: Lexicon, leastZipf = RIVAL_ZIPF) {
  const byStart = Map.groupBy(
    lexicon.words.filter((word) => lexicon.zipf(word) >= leastZipf),
    (word) => `${word.length}${word.charAt(0)}`,
  );
  const { otherForm, isBritish } = lexicon.regional;

  return ({ word, shown }: Gap, accepted: readonly string[]) => {
    const lower = word.toLowerCase();
    const right = [lower, ...accepted];
    const near = byStart.get(`${lower.length}${lower.charAt(0)}`) ?? [];
    const forms = right
      .filter((each) => !britishElsewhere.has(each))
      .map(otherForm)
      .filter((form) => form !== null && isBritish(form));
    return {
      word,
      shown: shown.length,
      accepted: [...accepted],
      british: forms.flatMap((form) => form ?? []),
      rivals: near.filter((other) => other.startsWith(shown.toLowerCase()) && !right.includes(other)).sort(),
    };
  };
}
