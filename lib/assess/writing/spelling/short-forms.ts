import { type FoundEdit } from "@/lib/assess/rules/find-learner-edits";
import { possibleTags } from "@/lib/assess/rules/text/mend-tags";
import { classesFor } from "@/lib/assess/rules/words/classes";
import { isFrequency, isModal } from "@/lib/assess/rules/words/closed";
import { verbAs } from "@/lib/assess/rules/words/verbs";
import { type Place, raised, spellingEdit, withCaseOf } from "@/lib/assess/writing/spelling/place";
import { contractionOf, isWord } from "@/lib/assess/writing/spelling/words";
import { lowerOf } from "@/lib/assess/writing/text/scored-text";

/** "Wont" and "cant" are words, and nobody means them: "as is his wont" alone; "what they wont" is rather "want". */
const isShortForm = ({ word, before, after }: Place) =>
  /^(?:wont|cant)$/i.test(word.text) &&
  !/^(?:a|the|is|was|are|were|as|his|her|my|their|our|to)$/.test(before) &&
  (/^c/i.test(word.text) || isAfterWill(after));

/** What may stand behind "won't". */
const isAfterWill = (after: string) =>
  isFrequency(after) ||
  /^(?:have|be|do|you|we|they|he|she|it|i)$/.test(after) ||
  verbAs(after, "base") !== null;

/** "Thats will do", "thats they say": a "that" with an s too many. */
const isOnlyThat = ({ word, after }: Place) =>
  /^thats$/i.test(word.text) && (isModal(after) || /^(?:it's|i'm|we|they|he|she|you)$/.test(after));
/** "Thats mean", "thats help": either "that means" or "that's mean". */
const isAnyThat = ({ word, after }: Place) =>
  /^thats$/i.test(word.text) && classesFor(after).startsWith("v") && verbAs(after, "base") !== null;

/** "Youre goals": whose they are. */
const isYour = ({ word, after }: Place) =>
  /^youre$/i.test(word.text) &&
  possibleTags(after).length > 0 &&
  possibleTags(after).every((tag) => tag === "NOUN");

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, "");
/** "Dont" lacks its apostrophe; what "din't" lacks is a letter. */
export const kindOfShort = (written: string, meant: string) => {
  const [has, wants] = [written, meant].map((text) => /['’]/.test(text));
  const isOnlyMark = lettersOf(written) === lettersOf(meant) || (!has && wants);
  return isOnlyMark ? "apostrophe" : "misspelled";
};

export function contractionEdit(place: Place): FoundEdit | null {
  const { word, isFirst } = place;
  const contraction = contractionOf(lowerOf(word.text));
  // "The songs the're choose": as likely "they".
  const isBeforeVerb = /^the're$/i.test(lowerOf(word.text)) && /^v/.test(classesFor(place.after));
  if (isAnyThat(place) || isBeforeVerb) return null;
  if (isYour(place)) return spellingEdit(word, withCaseOf(word.text, "your", isFirst), "misspelled", 0.9);
  if (isOnlyThat(place)) return spellingEdit(word, word.text.slice(0, -1), "misspelled", 0.9);
  if (!contraction || (isWord(word.text.toLowerCase()) && !isShortForm(place))) return null;
  const text = contraction.startsWith("i'") ? `I${contraction.slice(1)}` : contraction;
  const written = withCaseOf(word.text, text, isFirst);
  return spellingEdit(word, isFirst ? raised(written) : written, kindOfShort(word.text, written), 0.95);
}

/** "We;re", "can;t": another key beside the apostrophe. */
export const brokenMarks = (text: string): FoundEdit[] =>
  [...text.matchAll(/(?<![\p{L};])(?<head>[a-z]+);(?<tail>m|t|s|re|ve|ll|d)(?![\p{L};])/giu)].flatMap(
    ({ 0: written, index, groups }) => {
      const short = contractionOf(`${groups?.head ?? ""}${groups?.tail ?? ""}`.toLowerCase());
      if (!short?.includes("'")) return [];
      const meant = short.startsWith("i'") ? raised(short) : withCaseOf(groups?.head ?? "", short, true);
      return [
        spellingEdit({ text: written, start: index, end: index + written.length }, meant, "apostrophe", 0.95),
      ];
    },
  );
