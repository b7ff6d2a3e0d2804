import { type FoundEdit } from "@/lib/assess/rules/find-learner-edits";
import { classesFor } from "@/lib/assess/rules/words/classes";
import { brokenWords, foreignTitles } from "@/lib/assess/writing/spelling/broken-words";
import { byPlace } from "@/lib/assess/writing/spelling/fits-place";
import { isLeftAlone } from "@/lib/assess/writing/spelling/left-alone";
import { lower, type Place, spellingEdit, withCaseOf } from "@/lib/assess/writing/spelling/place";
import { brokenMarks, contractionEdit, kindOfShort } from "@/lib/assess/writing/spelling/short-forms";
import { bySuit } from "@/lib/assess/writing/spelling/suits-place";
import { perFrequency, suggestWords, type Suggestion } from "@/lib/assess/writing/spelling/suggest-words";
import { sureness } from "@/lib/assess/writing/spelling/sureness";
import { isAmbiguous, meaningHere, meaningOfForm } from "@/lib/assess/writing/spelling/usual-forms";
import { meaningOfChat, meaningOfSlip } from "@/lib/assess/writing/spelling/usual-slips";
import { afterI, splitInTwo } from "@/lib/assess/writing/spelling/two-words";
import { capitalOf, isSureName, isWord, zipfOf } from "@/lib/assess/writing/spelling/words";
import { splitSentences, splitWords } from "@/lib/assess/writing/text/split-text";
import { pairCount } from "@/lib/assess/writing/usage/usual-words";

export type SpellingContext = {
  /** In small letters: words of the task, which are never wrong, and whatever else is known to be right. */
  known: ReadonlySet<string>;
};
/** `own` in small letters: the words of the text itself, which may be meant where one is misspelled. */
type TextContext = SpellingContext & { own: ReadonlySet<string> };

const isCapital = (text: string) => /^\p{Lu}/u.test(text);
const pairBonus = 0.28;
const knownBonus = 0.5;
/** What a text has once is as usual in it as an everyday word is in English. */
const ownZipf = 5;
const ownBonus = (word: string) => perFrequency * Math.max(0, ownZipf - zipfOf(word));

/** A short word is in any text, which says nothing of what is meant elsewhere. */
const leastOwn = 5;
const isOwn = (word: string, own: ReadonlySet<string>) => word.length >= leastOwn && own.has(word);

/** What the words beside it say for a word, and whether the task names it. */
function bonusOf({ before, after }: Place, { known, own }: TextContext) {
  const named = (word: string) => (known.has(word) ? knownBonus : isOwn(word, own) ? ownBonus(word) : 0);
  return (word: string) => {
    const pairs = Math.min(
      2,
      Math.log10(1 + pairCount(before, word)) + Math.log10(1 + pairCount(word, after)),
    );
    return pairBonus * pairs + named(word);
  };
}

const isShouted = (text: string) => /^\p{Lu}{2}/u.test(text);

/** Whether a capital inside a sentence is that of a name: else only what is plainly another name is corrected. */
function isName({ word, isFirst }: Place, best: Suggestion | undefined) {
  if (!isCapital(word.text)) return false;
  if (isFirst) return !best || best.cost > 1.3;
  if (!best || best.cost > 0.8) return true;
  return isShouted(word.text) ? zipfOf(best.word) < 5 : capitalOf(best.word) === null;
}

/** "spain": a name without its capital, unless the letters are rather those of a common word. */
/** How usual a name must be for its small letters to be read as it. */
const leastName = 3.1;
const isUsualName = (word: string) => zipfOf(word) >= leastName || /(?:ian|ean|ese|ish|land|can)$/.test(word);

function capitalEdit({ word }: Place, best: Suggestion | undefined): FoundEdit | "name" | null {
  const capital = capitalOf(word.text.toLowerCase());
  const lead = best ? zipfOf(best.word) - zipfOf(word.text) : 0;
  const isCommonSlip = best && ((best.cost <= 0.8 && lead > 1.3) || (best.cost <= 1.1 && lead > 1.4));
  if (!capital || isCommonSlip) return null;
  if (!isCapital(word.text) && !isUsualName(word.text)) return "name";
  return isCapital(word.text) ? "name" : spellingEdit(word, capital, "name-capital", 0.85);
}

/** "An afterschool club", "an overnight train": written as one before a noun, and with a hyphen by others. */
const isDescribing = (two: string, after: string) =>
  /^(?:after|before|over|under|in|on|off|out) /.test(two) && classesFor(after).startsWith("n");

function wordEdit(place: Place, best: Suggestion | undefined, second: Suggestion | undefined) {
  const { word, isFirst, after } = place;
  const two = splitInTwo(word.text);
  if (two && (!best || best.cost > two.least))
    return isDescribing(two.text, after)
      ? null
      : spellingEdit(word, withCaseOf(word.text, two.text, isFirst), "joined-words", 0.85);
  if (!best) return null;
  const meant = capitalOf(best.word) ?? best.word;
  const sure = sureness(word.text, best, second);
  if (sure < leastSureOfCoined && isCoined(lower(word.text))) return null;
  return spellingEdit(
    word,
    withCaseOf(word.text, meant, isFirst),
    "misspelled",
    sure < leastSure || best.isDoubtful || isAmbiguous(lower(word.text), place) ? unsure : sure,
  );
}

/** "Lamping": a word that somebody made of another one, unless what it is near to is plain. */
const isCoined = (word: string) => /^[a-z]{3,}ing$/.test(word) && isWord(word.slice(0, -3));
const leastSureOfCoined = 0.75;

/** Nothing is said of a word whose meaning could be anything: a name, a word of another language, a new one. */
const leastSure = 0.74;
/** It counts as a mistake all the same, though nobody is told what to write instead. */
const unsure = 0.45;
export const isTold = ({ kind, confidence }: FoundEdit) => kind !== "misspelled" || confidence > unsure;

function kindOfSlip(written: string, meant: string): FoundEdit["kind"] {
  if (meant.includes("'")) return kindOfShort(written, meant);
  return meant.includes(" ") ? "joined-words" : "misspelled";
}

/** What is known to be meant by these very letters, or by a form such as "partys". */
function slipEdit(place: Place): FoundEdit | null {
  const { word, isFirst } = place;
  const plain = lower(word.text);
  const inChat = meaningOfChat(plain);
  const known = inChat ?? meaningHere(plain, place) ?? meaningOfSlip(plain);
  const meant = known ?? meaningOfForm(plain);
  const isMaybeName = isCapital(word.text) && !isFirst;
  if (!meant || isMaybeName) return null;
  const kind = inChat ? "chat-spelling" : kindOfSlip(word.text, meant);
  return spellingEdit(word, withCaseOf(word.text, meant, isFirst), kind, 0.95);
}

/** "The authour's": what was meant keeps its owner's s. */
function meantAt(place: Place, context: TextContext): Suggestion[] {
  const owner = /['’]s$/.exec(place.word.text)?.[0] ?? "";
  const bare = place.word.text.slice(0, place.word.text.length - owner.length);
  const found = suggestWords(bare, bonusOf(place, context)).map((each) => ({
    ...each,
    word: each.word + owner,
  }));
  return bySuit(byPlace(found, place.around), place);
}

/** How far any other word must be for "Iknow" to be read as two. */
const leastPronoun = 0.5;

/** What is no matter of which word is near: a usual slip, a short form, the pronoun in small. */
function knownAt(place: Place, context: TextContext): FoundEdit | null {
  const { text } = place.word;
  const slip = isWord(text) || context.known.has(lower(text)) ? null : slipEdit(place);
  const known = slip ?? contractionEdit(place);
  if (known) return known;
  return /^i['’](?:m|d|ll|ve)$/.test(text)
    ? spellingEdit(place.word, `I${text.slice(1)}`, "pronoun-i", 0.95)
    : null;
}

/** "japan", "mondays": rather a name than a word of the lists or one that is near. */
function sureNameEdit({ word }: Place, { known }: TextContext): FoundEdit | null {
  const capital = /^[a-z]/.test(word.text) && !known.has(word.text) ? capitalOf(word.text) : null;
  return capital && isSureName(word.text) ? spellingEdit(word, capital, "name-capital", 0.85) : null;
}

function findAt(place: Place, context: TextContext): FoundEdit | null {
  const known = knownAt(place, context);
  if (known) return known;
  const name = sureNameEdit(place, context);
  if (name || isLeftAlone(place, context.known)) return name;
  const [best, second] = meantAt(place, context);
  const pronoun = !best || best.cost > leastPronoun ? afterI(place.word.text) : null;
  if (pronoun) return spellingEdit(place.word, pronoun, "joined-words", 0.85);
  const capital = capitalEdit(place, best);
  if (capital) return capital === "name" ? null : capital;
  return isName(place, best) ? null : wordEdit(place, best, second);
}

/** Words that neither US nor British English has, each with what was most likely meant, which is told where it is plain. */
export function findMisspellings(text: string, { known }: SpellingContext): FoundEdit[] {
  const broken = [...brokenMarks(text), ...brokenWords(text)];
  const foreign = foreignTitles(text);
  const context = { known, own: new Set(splitWords(text).map((word) => lower(word.text))) };
  const found = splitSentences(text).flatMap((sentence) => {
    const words = splitWords(sentence.text);
    return words.flatMap((word, at) => {
      const found = findAt(
        {
          word: { ...word, start: word.start + sentence.start, end: word.end + sentence.start },
          before: lower(words[at - 1]?.text ?? "<"),
          after: lower(words[at + 1]?.text ?? ""),
          isFirst: at === 0,
          around: { left: sentence.text.slice(0, word.start), right: sentence.text.slice(word.end) },
        },
        context,
      );
      return found ? [found] : [];
    });
  });
  const apart = found.filter(
    ({ start, end }) => ![...broken, ...foreign].some((mark) => start < mark.end && mark.start < end),
  );
  return [...apart, ...broken].toSorted((one, other) => one.start - other.start);
}
