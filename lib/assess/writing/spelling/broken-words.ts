import { type FoundEdit } from "@/lib/assess/rules/find-learner-edits";
import { spellingEdit } from "@/lib/assess/writing/spelling/place";
import { isWord, zipfOf } from "@/lib/assess/writing/spelling/words";

/** A letter that is no word, beside what is none either. */
const halves = /(?<![\p{L}'’.-])(?:[a-z]{2,} [b-hj-z]|[b-hj-z] [a-z]{2,})(?![\p{L}'’-]|\.\p{L})/gu;
const leastUsual = 4;

/** "Wate r", "f riend": one word with a space in it. */
export const brokenWords = (text: string): FoundEdit[] =>
  [...text.matchAll(halves)].flatMap(({ 0: written, index }) => {
    const whole = written.replace(" ", "");
    const [longer = ""] = written.split(" ").toSorted((one, other) => other.length - one.length);
    const isBroken = !isWord(longer) && isWord(whole) && zipfOf(whole) >= leastUsual;
    const span = { text: written, start: index, end: index + written.length };
    return isBroken ? [spellingEdit(span, whole, "split-word", 0.85)] : [];
  });

const quoted = /["“«](?<title>[^"“”«»\n]{3,80})["”»]/gu;
const mostWords = 8;

/** "El camino del sur": a title in another language, of which nothing is misspelled. */
export const foreignTitles = (text: string): { start: number; end: number }[] =>
  [...text.matchAll(quoted)].flatMap(({ 0: found, index, groups }) => {
    const words = groups?.title?.match(/[\p{L}’']+/gu) ?? [];
    const foreign = words.filter((word) => !isWord(word)).length;
    const isForeign = foreign > 1 && words.length <= mostWords && foreign * 2 >= words.length;
    return isForeign ? [{ start: index, end: index + found.length }] : [];
  });
