import { type Suggestion } from "@/lib/assess/writing/spelling/suggest-words";
import { isMainly } from "@/lib/assess/rules/words/classes";
import { verbAs } from "@/lib/assess/rules/words/verbs";
import { zipfOf } from "@/lib/assess/writing/spelling/words";

const rareWord = 3.3;
const ofForm = 0.5;
/** "Ristaurent": a long and usual word is plain through several slips. */
const long = (written: string, { word, cost }: Suggestion) =>
  written.length > 8 && zipfOf(word) >= 3.5 && cost / written.length <= 0.22 ? 0.1 : 0;
const fairlyRare = 3.8;
const hardlySaid = 2.6;
/** A form is as usual as its word, or nearly; of what is rather a noun ("studding") that says nothing. */
function saidOf(word: string) {
  const verb = verbAs(word, "ing", "s", "past", "part");
  const lemma = verb && isMainly(verb, "v") ? verb : null;
  const stem = word.replace(/ly$/, "");
  return Math.max(zipfOf(word), ...[lemma, stem].map((each) => (each ? zipfOf(each) - ofForm : 0)));
}

function rareness(written: string, { word, cost }: Suggestion) {
  const said = saidOf(word.replace(/['’]s$/, ""));
  if (said >= fairlyRare) return 0;
  // Of few letters, what hardly anybody says is not meant even where it is near.
  if (cost <= 0.5) return said < hardlySaid && written.length < 7 ? 0.2 : 0;
  if (said >= rareWord) return written.length > 8 ? 0 : 0.05;
  return said < hardlySaid ? 0.2 : 0.14;
}

/** Of few letters one slip leaves little. */
function shortness(length: number, cost: number) {
  if (cost < 0.5) return 0;
  if (length < 5) return length < 3 ? 0.3 : 0.1;
  return length < 6 && cost > 0.8 ? 0.05 : 0;
}

/** How sure it is that the best one was meant: near in letters for its length, usual, and far ahead of the next. */
export function sureness(written: string, best: Suggestion, second: Suggestion | undefined) {
  const lead = (second?.score ?? Infinity) - best.score;
  const doubt = lead >= 0.2 ? 0 : best.cost > 1 ? 0.25 : lead < 0.1 ? 0.2 : 0.15;
  // Many letters, the first of them right, and nothing else near.
  const isAlone = lead >= 0.5 && written.length > 6 && written.charAt(0) === best.word.charAt(0);
  const alone = isAlone ? 0.04 : 0;
  const rare = rareness(written, best);
  const short = shortness(written.length, best.cost);
  return Math.max(
    0.4,
    Math.min(0.97, 0.97 - 0.18 * best.cost - doubt - rare - short + alone + long(written, best)),
  );
}
