import { type FoundEdit } from "@/lib/assess/rules/find-learner-edits";
import { wrongPlural } from "@/lib/assess/rules/words/nouns";
import { verbAs, wrongEnding, wrongRegularPast } from "@/lib/assess/rules/words/verbs";
import { suggestWords, type Suggestion } from "@/lib/assess/writing/spelling/suggest-words";
import { meaningOfChat, meaningOfSlip } from "@/lib/assess/writing/spelling/usual-slips";
import { capitalOf, contractionOf, isWord, zipfOf } from "@/lib/assess/writing/spelling/words";
import { type Span, splitSentences, splitWords } from "@/lib/assess/writing/text/split-text";
import { pairCount } from "@/lib/assess/writing/usage/usual-words";

/** A word beside its neighbors in one sentence. */
type Place = { word: Span; before: string; after: string; isFirst: boolean };
export type SpellingContext = {
  /** In small letters: words of the task, which are never wrong, and whatever else is known to be right. */
  known: ReadonlySet<string>;
};

const lower = (text: string) => text.toLowerCase().replaceAll("’", "'");
const isCapital = (text: string) => /^\p{Lu}/u.test(text);
const pairBonus = 0.28;
const knownBonus = 0.5;

/** What the words beside it say for a word, and whether the task names it. */
function bonusOf({ before, after }: Place, { known }: SpellingContext) {
  return (word: string) => {
    const pairs = Math.min(
      2,
      Math.log10(1 + pairCount(before, word)) + Math.log10(1 + pairCount(word, after)),
    );
    return pairBonus * pairs + (known.has(word) ? knownBonus : 0);
  };
}

/** How usual two words are beside each other, if both are everyday ones. */
function worthOfTwo(first: string, second: string) {
  const isShort = (first.length === 1 && !/[ai]/.test(first)) || second.length < 2;
  if (isShort || !isWord(first) || !isWord(second)) return 0;
  return Math.min(zipfOf(first), zipfOf(second)) > 5 ? pairCount(first, second) : 0;
}

/** "alot" is "a lot", where both parts are everyday words that stand beside each other. */
function splitInTwo(word: string): string | null {
  const places = Array.from({ length: Math.max(0, word.length - 1) }, (_none, at) => at + 1);
  const [best] = places
    .map((at) => [word.slice(0, at), word.slice(at)] as const)
    .map(([first, second]) => ({ text: `${first} ${second}`, worth: worthOfTwo(first, second) }))
    .filter(({ worth }) => worth > 1)
    .toSorted((one, other) => other.worth - one.worth);
  return best?.text ?? null;
}

const raised = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
const isAllCapitals = (text: string) => /^\p{Lu}{2,}$/u.test(text);
const withCaseOf = (model: string, word: string, isFirst: boolean) => {
  if (isAllCapitals(model)) return word.toUpperCase();
  return isCapital(model) && (isFirst || word.length > 1) ? raised(word) : word;
};

/** Whether a capital inside a sentence is that of a name: else only what is plainly a common word is corrected. */
function isName({ word, isFirst }: Place, best: Suggestion | undefined) {
  if (!isCapital(word.text)) return false;
  if (isFirst) return !best || best.cost > 1.3;
  return !best || best.cost > 0.8 || zipfOf(best.word) < 5;
}

const edit = (word: Span, replacement: string, kind: FoundEdit["kind"], confidence: number): FoundEdit => ({
  start: word.start,
  end: word.end,
  replacement,
  kind,
  confidence,
  ruleId: `spelling/${kind}`,
});

/** "Wont" and "cant" are words, and nobody means them: "as is his wont" alone. */
const isShortForm = ({ word, before }: Place) =>
  /^(?:wont|cant)$/i.test(word.text) && !/^(?:a|the|is|as|his|her|my|their|our)$/.test(before);

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, "");
/** "Dont" lacks its apostrophe; what "din't" lacks is a letter. */
const kindOfShort = (written: string, meant: string) => {
  const [has, wants] = [written, meant].map((text) => /['’]/.test(text));
  const isOnlyMark = lettersOf(written) === lettersOf(meant) || (!has && wants);
  return isOnlyMark ? "apostrophe" : "misspelled";
};

function contractionEdit(place: Place): FoundEdit | null {
  const { word, isFirst } = place;
  const contraction = contractionOf(lower(word.text));
  if (!contraction || (isWord(word.text.toLowerCase()) && !isShortForm(place))) return null;
  const text = contraction.startsWith("i'") ? `I${contraction.slice(1)}` : contraction;
  const written = withCaseOf(word.text, text, isFirst);
  return edit(word, isFirst ? raised(written) : written, kindOfShort(word.text, written), 0.95);
}

const prefixes =
  /^(?:un|non|re|pre|over|under|anti|eco|multi|micro|inter|co|super|sub|self|bio|cyber|post)(?=[a-z]{4})/;

/** What anybody may make of a word: "unreturned", "burnings", "informations" (a matter of grammar, not of letters). */
const isDerived = (word: string) =>
  (prefixes.test(word) && isWord(word.replace(prefixes, ""))) ||
  (/[a-z]{3}s$/.test(word) && !/(?:[^aeiou]y|[sxz]|[cs]h)s$/.test(word) && isWord(word.slice(0, -1)));

/** "Falled", "childs", "theirself": the letters are meant so, and the rule of grammar says what is wrong. */
const isWrongForm = (word: string) =>
  wrongRegularPast(word) !== null ||
  wrongEnding(word) !== null ||
  wrongPlural(word) !== null ||
  /^(?:their|them|our|its|his)sel(?:f|fs|ves)$/.test(word);

/** "Emersons statement": a name without its apostrophe. */
const isNameOfSon = (word: string) => capitalOf(word.replace(/s$/, ""))?.endsWith("son") === true;

/** "attributers": who or what does something. */
const isDoer = (word: string) => {
  const verb = /^(?<verb>[a-z]{3,}e)rs?$/.exec(word)?.groups?.verb;
  return verb !== undefined && verbAs(verb, "base") !== null;
};

const isMadeOf = (word: string) => isDerived(word) || isNameOfSon(word) || isDoer(word);

/** Newer words and makers' names that no list has. */
const newer = new Set(
  "ipod ipods iphone iphones ipad ipads eco emoji emojis selfie selfies vlog vlogs wifi hashtag podcast podcasts youtuber youtubers tiktok whatsapp instagram snapchat netflix nike yall ain't".split(
    " ",
  ),
);

/** Codes, addresses, short forms, initials, other scripts. */
const isNoLetters = [
  /[\p{N}_@]/u,
  /^(?:ok|okay|tv|etc|mp|mr|mrs|ms|dr|ur|bc|plz|pls)$/i,
  /^\p{Lu}{2,6}s?$/u,
  /[^\p{Script=Latin}'’.-]/u,
  /\p{Ll}\p{Lu}/u,
  /n['’]ts$/,
];

/** What is no word of any list but must not be flagged: codes, initials, what the task says, "ed"-like pieces. */
function isLeftAlone({ text }: Span, { known }: SpellingContext) {
  const plain = lower(text);
  if (
    text.length < 2 ||
    known.has(plain) ||
    newer.has(plain) ||
    isNoLetters.some((shape) => shape.test(text))
  )
    return true;
  const base = plain.replace(/'s$|'$/, "");
  if (known.has(base) || isWord(base) || isWord(text.replace(/['’]s?$/, ""))) return true;
  if (isWrongForm(plain) || isMadeOf(base)) return true;
  return text.includes("-") && text.split("-").every((part) => part.length < 2 || isWord(part));
}

/** "spain": a name without its capital, unless the letters are rather those of a common word. */
/** How usual a name must be for its small letters to be read as it. */
const leastName = 3.1;
const isUsualName = (word: string) => zipfOf(word) >= leastName || /(?:ian|ean|ese|ish|land|can)$/.test(word);

function capitalEdit({ word }: Place, best: Suggestion | undefined): FoundEdit | "name" | null {
  const capital = capitalOf(word.text.toLowerCase());
  const lead = best ? zipfOf(best.word) - zipfOf(word.text) : 0;
  const isCommonSlip = best && ((best.cost <= 0.8 && lead > 1) || (best.cost <= 1.1 && lead > 1.4));
  if (!capital || isCommonSlip) return null;
  if (!isCapital(word.text) && !isUsualName(word.text)) return "name";
  return isCapital(word.text) ? "name" : edit(word, capital, "name-capital", 0.85);
}

/** How sure it is that the best one was meant: near in letters, and far ahead of the next. */
function sureness(best: Suggestion, second: Suggestion | undefined) {
  const lead = (second?.score ?? Infinity) - best.score;
  const doubt = lead >= 0.2 ? 0 : best.cost > 1 ? 0.25 : 0.15;
  return Math.max(0.4, Math.min(0.97, 0.97 - 0.18 * best.cost - doubt));
}

function wordEdit({ word, isFirst }: Place, best: Suggestion | undefined, second: Suggestion | undefined) {
  const two = splitInTwo(lower(word.text));
  if (two && (!best || best.cost > 0.5))
    return edit(word, withCaseOf(word.text, two, isFirst), "joined-words", 0.85);
  if (!best) return null;
  const meant = best.word === "i" ? "I" : (capitalOf(best.word) ?? best.word);
  const sure = sureness(best, second);
  return sure < leastSure || (sure < leastSureOfCoined && isCoined(lower(word.text)))
    ? null
    : edit(word, withCaseOf(word.text, meant, isFirst), "misspelled", sure);
}

/** "Disking": a word that somebody made of another one, unless what it is near to is plain. */
const isCoined = (word: string) => /^[a-z]{3,}ing$/.test(word) && isWord(word.slice(0, -3));
const leastSureOfCoined = 0.7;

/** Nothing is said of a word whose meaning could be anything: a name, a word of another language, a new one. */
const leastSure = 0.58;

function kindOfSlip(written: string, meant: string): FoundEdit["kind"] {
  if (meant.includes("'")) return kindOfShort(written, meant);
  return meant.includes(" ") ? "joined-words" : "misspelled";
}

/** What is known to be meant by these very letters, or by a plural such as "citys". */
function slipEdit({ word, isFirst }: Place): FoundEdit | null {
  const plain = lower(word.text);
  const inChat = meaningOfChat(plain);
  const known = inChat ?? meaningOfSlip(plain);
  const plural = /[^aeiou]ys$/.test(plain) && isWord(plain.slice(0, -1)) ? `${plain.slice(0, -2)}ies` : null;
  const meant = known ?? (plural && isWord(plural) ? plural : null);
  const isMaybeName = isCapital(word.text) && !isFirst;
  if (!meant || isMaybeName) return null;
  const kind = inChat ? "chat-spelling" : kindOfSlip(word.text, meant);
  return edit(word, withCaseOf(word.text, meant, isFirst), kind, 0.95);
}

/** "The authour's": what was meant keeps its owner's s. */
function meantAt(place: Place, context: SpellingContext): Suggestion[] {
  const owner = /['’]s$/.exec(place.word.text)?.[0] ?? "";
  const bare = place.word.text.slice(0, place.word.text.length - owner.length);
  return suggestWords(bare, bonusOf(place, context)).map((found) => ({ ...found, word: found.word + owner }));
}

function findAt(place: Place, context: SpellingContext): FoundEdit | null {
  const contraction = contractionEdit(place);
  if (contraction) return contraction;
  if (/^i['’](?:m|d|ll|ve)$/.test(place.word.text))
    return edit(place.word, `I${place.word.text.slice(1)}`, "pronoun-i", 0.95);
  const slip = isWord(place.word.text) || context.known.has(lower(place.word.text)) ? null : slipEdit(place);
  if (slip) return slip;
  if (isLeftAlone(place.word, context)) return null;
  const [best, second] = meantAt(place, context);
  const capital = capitalEdit(place, best);
  if (capital) return capital === "name" ? null : capital;
  return isName(place, best) ? null : wordEdit(place, best, second);
}

/** Words that neither US nor British English has, each with what was most likely meant. */
export function findMisspellings(text: string, context: SpellingContext): FoundEdit[] {
  return splitSentences(text).flatMap((sentence) => {
    const words = splitWords(sentence.text);
    return words.flatMap((word, at) => {
      const found = findAt(
        {
          word: { ...word, start: word.start + sentence.start, end: word.end + sentence.start },
          before: lower(words[at - 1]?.text ?? "<"),
          after: lower(words[at + 1]?.text ?? ""),
          isFirst: at === 0,
        },
        context,
      );
      return found ? [found] : [];
    });
  });
}
