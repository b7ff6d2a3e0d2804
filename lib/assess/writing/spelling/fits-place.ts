import { type Suggestion } from "@/lib/assess/writing/spelling/suggest-words";
import { tagWords } from "@/lib/assess/writing/text/tag-words";
import { classFit } from "@/lib/assess/writing/usage/usual-words";
import { classesOf } from "@/lib/assess/writing/usage/word-classes";

/** What stands before and behind a word in its sentence. */
export type Around = { left: string; right: string };

/** What one step of fitting (ten times as often as by chance) is worth in cost of letters. */
const perFit = 0.15;
/** So many signs on each side are read: what is further away says nothing of a word's class. */
const reach = 40;

const nearest = (text: string) =>
  text.slice(text.length > reach ? text.indexOf(" ", text.length - reach) : 0);

/** How well the class of a word fits those of its neighbors. */
function fitOf(word: string, { left, right }: Around, before: string, at: number): number {
  const classes = classesOf(`${before}${word}${right.slice(0, reach)}`);
  const [last, own, next] = [classes[at - 1], classes[at], classes[at + 1]];
  if (own === undefined) return 0;
  const isCut = at === 1 && before !== left;
  return (last && !isCut ? classFit(last, own) : 0) + (next ? classFit(own, next) : 0);
}

/** What fits best cannot make up for more. */
const mostBehind = 0.65;

/** The words that may be meant, again by how likely each is, now that the classes of its neighbors are known. */
export function byPlace(found: readonly Suggestion[], around: Around): Suggestion[] {
  const least = (found[0]?.score ?? 0) + mostBehind;
  const close = found.filter(({ score }) => score <= least);
  if (close.length < 2) return [...found];
  const before = nearest(around.left);
  const at = tagWords(before).length + 1;
  const fitted = close
    .map((each) => ({ ...each, score: each.score - perFit * fitOf(each.word, around, before, at) }))
    .toSorted((one, other) => one.score - other.score);
  return [...fitted, ...found.filter(({ score }) => score > least)];
}
