import { type Sentence, type Word } from "@/lib/assess/rules/text/word";
import * as closed from "@/lib/assess/rules/words/closed";
import { isPluralNoun, isSingularNoun, nounReadings } from "@/lib/assess/rules/words/nouns";

export type Subject = {
  /** `first` and `second`: I, you. */
  number: "singular" | "plural" | "first" | "second";
  head: Word;
  isPronoun: boolean;
  isRelative: boolean;
  /** The subject's first word. */
  start: number;
};

const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));
const indefinite = list(
  "everyone everybody someone somebody anyone anybody nobody everything something anything nothing",
);
/** A clause without "that" may follow them. */
const saying = list(
  `think thinks thought believe believes believed know knows knew say says said hope hopes hoped feel feels felt guess suppose
  see sees saw find realize realized notice noticed understand mean means suggest heard hear sure glad so that`,
);
const asSingular = list("news mathematics physics economics politics gymnastics athletics");
/** Heads that may take either, or whose "of" says how many there are. */
const unclear = list(
  `lot lots number majority minority rest half part percent variety couple series range group team family staff police
  crowd class pair kind type sort none any all most some both plenty % quarter third government company audience data
  media committee public crew army band hundreds thousands minutes hours days weeks months years dollars euros miles meters
  kilometers grams kilos couple essays coffees fish sheep means species politics statistics ethics`,
);
const openers = list(
  "nowadays sometimes usually often today yesterday generally then however also maybe perhaps moreover",
);

const isNounLike = (word: Word | undefined): word is Word => word?.tag === "NOUN" || word?.tag === "PROPN";
const isInPhrase = (word: Word | undefined) =>
  word !== undefined &&
  (isNounLike(word) || word.tag === "ADJ" || word.tag === "NUM" || word.low === "'s" || word.low === "own");

/** Where the noun phrase that ends here begins. */
export function phraseStart(words: readonly Word[], end: number): number {
  let start = end;
  while (start > 0) {
    const before = words[start - 1];
    if (before && closed.isDeterminer(before.low)) {
      const isPredeterminer = ["all", "both", "half"].includes(words[start - 2]?.low ?? "");
      return isPredeterminer ? start - 2 : start - 1;
    }
    if (!isInPhrase(before)) break;
    start -= 1;
  }
  return start;
}

function numberOf(words: readonly Word[], start: number, head: Word): Subject["number"] | null {
  const first = words[start]?.low ?? "";
  if (unclear.has(head.low) || first === "what" || first === "which") return null;
  if (
    ["two", "three", "four", "five", "many", "several", "most", "few", "these", "those", "both"].includes(
      first,
    )
  )
    return "plural";
  const isSingular = asSingular.has(head.low) || isSingularNoun(head.low);
  const isPlural = !asSingular.has(head.low) && isPluralNoun(head.low);
  if (isSingular === isPlural)
    return head.tag === "PROPN" && !isPlural && !/s$/.test(head.low) ? "singular" : null;
  if (isPlural && ["a", "an", "this", "that", "each", "every", "one", "another"].includes(first)) return null;
  return isPlural ? "plural" : "singular";
}

/** Whether a clause can begin after this word. */
function isBoundary(words: readonly Word[], index: number): boolean {
  const word = words[index];
  if (word && ["what", "who", "whatever", "whoever", "how", "which", "much", "whose"].includes(word.low))
    return false;
  if (!word || closed.isSubordinator(word.low) || saying.has(word.low) || openers.has(word.low)) return true;
  if (word.low === ",") return isClauseBefore(words, index);
  if (/^["“”(:–—-]$/.test(word.low)) return true;
  if (word.low === "and" && words[index - 1]?.low === ",") return isClauseBefore(words, index - 1);
  return ["but", "so", "and"].includes(word.low) && ["VERB", "ADV"].includes(words[index - 1]?.tag ?? "");
}

/** What stands before a comma is a clause or says when or where: no part of a list. */
function isClauseBefore(words: readonly Word[], comma: number): boolean {
  let start = comma;
  while (start > 0 && words[start - 1]?.low !== ",") start -= 1;
  const part = words.slice(start, comma);
  const first = part[0];
  const isPlace = first !== undefined && ["ADP", "ADV", "SCONJ"].includes(first.tag);
  return isPlace || part.some((word, index) => ["AUX", "VERB"].includes(word.tag) && index > 0);
}

const linking = list("of in on at from with for near behind about to between around under by inside outside");

function ofPhrase(words: readonly Word[], end: number, depth: number): Subject | null {
  const head = words[end];
  if (!isNounLike(head) || depth > 2) return null;
  const start = phraseStart(words, end);
  const before = words[start - 1];
  if (words.slice(start, end).some(({ low }) => low === "next")) return null;
  if (before && linking.has(before.low)) {
    const outer = words[start - 2];
    if ((outer?.low === "one" || outer?.low === "each") && outer && !isBoundary(words, outer.index - 1))
      return null;
    if (outer?.low === "one" || outer?.low === "each")
      return before.low === "of"
        ? { number: "singular", head: outer, isPronoun: false, isRelative: false, start: start - 2 }
        : null;
    if (
      ["many", "most", "some", "both", "all", "several", "few"].includes(outer?.low ?? "") &&
      isBoundary(words, start - 3) &&
      before.low === "of"
    )
      return isPluralNoun(head.low)
        ? { number: "plural", head, isPronoun: false, isRelative: false, start: start - 2 }
        : null;
    return isNounLike(outer) ? ofPhrase(words, start - 2, depth + 1) : null;
  }
  if (!isBoundary(words, start - 1)) return null;
  const number = numberOf(words, start, head);
  return number ? { number, head, isPronoun: false, isRelative: false, start } : null;
}

const numberOfPronoun: Record<string, Subject["number"]> = {
  i: "first",
  you: "second",
  he: "singular",
  she: "singular",
  it: "singular",
  we: "plural",
  they: "plural",
};

function ofPronoun(words: readonly Word[], index: number): Subject | null {
  const word = words[index];
  const number = word && numberOfPronoun[word.low];
  if (!word || !number) return null;
  const before = words[index - 1];
  const isJoined =
    before &&
    (before.low === "and" || before.low === "or") &&
    /^(?:NOUN|PROPN|PRON)$/.test(words[index - 2]?.tag ?? "");
  if (isJoined) return null;
  const isObject =
    before &&
    (word.low === "it" || word.low === "you") &&
    !isBoundary(words, index - 1) &&
    before.low !== "and" &&
    before.low !== "or";
  const isAsked = before && (before.tag === "AUX" || closed.isDo(before.low) || closed.isHave(before.low));
  const isMade =
    before &&
    /^(?:let|make|makes|made|help|helps|helped|see|saw|hear|heard|have|had)$/.test(before.low) &&
    ["it", "you"].includes(word.low);
  if (isObject || isAsked || isMade) return null;
  return { number, head: word, isPronoun: true, isRelative: false, start: index };
}

function ofRelative(words: readonly Word[], index: number): Subject | null {
  const head = words[index - 1];
  if (!isNounLike(head)) return null;
  const start = phraseStart(words, index - 1);
  const before = words[start - 1];
  if (before && (linking.has(before.low) || closed.isConjunction(before.low) || before.tag === "VERB"))
    return null;
  if (before && (before.low === "of" || linking.has(before.low)) && isNounLike(words[start - 2])) return null;
  if (before?.low === "of") return null;
  const number = numberOf(words, start, head);
  const isClear = words[index]?.low !== "that" || nounReadings(head.low).length > 0;
  return number && isClear ? { number, head, isPronoun: false, isRelative: true, start } : null;
}

const isSkipped = (word: Word | undefined) =>
  word !== undefined &&
  ((closed.isFrequency(word.low) && !["both", "all", "each"].includes(word.low)) ||
    (word.tag === "ADV" && word.low.endsWith("ly")));

/** The subject of the verb at this place, where it stands before it and is beyond doubt. */
export function subjectBefore(sentence: Sentence, verb: number): Subject | null {
  const { words } = sentence;
  let end = verb - 1;
  while (isSkipped(words[end])) end -= 1;
  const last = words[end];
  if (!last) return null;
  if (numberOfPronoun[last.low]) return ofPronoun(words, end);
  if (indefinite.has(last.low) || (last.low === "one" && ["no", "each"].includes(words[end - 1]?.low ?? "")))
    return isBoundary(words, end - 1)
      ? { number: "singular", head: last, isPronoun: false, isRelative: false, start: end }
      : null;
  if (closed.isRelative(last.low)) return ofRelative(words, end);
  // "everyone in my class want"
  const start = phraseStart(words, end);
  if (
    isNounLike(last) &&
    ["in", "at", "of", "on", "from"].includes(words[start - 1]?.low ?? "") &&
    indefinite.has(words[start - 2]?.low ?? "")
  )
    return subjectBefore(sentence, start - 1);
  return ofPhrase(words, end, 0);
}
