import { type RuleEdit } from "@/lib/assess/rules/match/rule";
import { type Sentence, type Word } from "@/lib/assess/rules/text/word";
import { allOf, among, someOf } from "@/lib/assess/rules/words/among";
import * as closed from "@/lib/assess/rules/words/closed";
import { pastOf, verbAs, verbReadings } from "@/lib/assess/rules/words/verbs";

const isVerb = ({ tag }: Word) => tag === "VERB" || tag === "AUX";

/** A form that only the past has, or one in -ed with its subject right before it. */
function isPast(word: Word, { words }: Sentence): boolean {
  if (among("was were did had", word.low)) return true;
  const forms = verbReadings(word.low).map(({ form }) => form);
  const before = words[word.index - 1];
  const isAfterSubject = before !== undefined && among("NOUN PROPN PRON ADV CCONJ", before.tag);
  return allOf(
    isVerb(word),
    forms.includes("past"),
    !someOf(forms.includes("base"), forms.includes("s")),
    !forms.includes("part") || (isAfterSubject && !closed.isHave(before.low) && !closed.isBe(before.low)),
  );
}

const isPresent = (word: Word) =>
  among("is are am has does 's 're 'm", word.low) || (word.tag === "VERB" && verbAs(word.low, "s") !== null);

const count = (sentence: Sentence | undefined, test: (word: Word, sentence: Sentence) => boolean) =>
  sentence ? sentence.words.filter((word) => test(word, sentence)).length : 0;

/** "She bought it and pay every month": what is done again and again is so now. */
const isHabit = ({ words }: Sentence, verb: Word) =>
  words
    .slice(Math.max(0, verb.index - 2), verb.index + reach)
    .some(({ low }) => among("every always usually often now nowadays today sometimes", low));

/** So many words on each side of a verb are about the same. */
const reach = 12;

/** Of what is told at a verb, by the verbs around it: a story, what is so, or nobody can say. */
function tenseAt(sentences: readonly Sentence[], at: number, verb: Word): "past" | "present" | "open" {
  const near = [at - 1, at, at + 1].map((place) => sentences[place]);
  const sum = (test: (word: Word, sentence: Sentence) => boolean) =>
    near.reduce((total, sentence) => total + count(sentence, test), 0);
  const [past, present] = [sum(isPast), sum(isPresent)];
  const own = { past: count(near[1], isPast), present: count(near[1], isPresent) };
  if (past === 0 || (near[1] && past <= 2 * present + 2 && isHabit(near[1], verb))) return "present";
  if (allOf(own.past > 0, own.present === 0, past > 1, past > 2 * present)) return "past";
  const isBeside = ({ index }: Word) => Math.abs(index - verb.index) <= reach;
  const beside = (test: (word: Word, sentence: Sentence) => boolean) =>
    count(near[1], (word, sentence) => isBeside(word) && test(word, sentence));
  const last = near[1]?.words
    .slice(0, verb.index)
    .findLast((word) => isPresent(word) || isPast(word, near[1] ?? { words: [] }));
  const isAfterPast = last !== undefined && !isPresent(last);
  const isPastBeside = beside(isPast) > 0 && beside(isPast) >= beside(isPresent);
  return someOf(past > present, isAfterPast, isPastBeside) ? "open" : "present";
}

/** "He sat down and order tea": what lacks is no s, since the story is one of the past. */
export function asTold(edit: RuleEdit, sentences: readonly Sentence[], at: number): RuleEdit[] {
  const lemma = edit.last === edit.first ? verbAs(edit.first.low, "base") : null;
  if (!among("third-person-s indefinite-singular", edit.kind) || !lemma || among("be have do", lemma))
    return [edit];
  const tense = tenseAt(sentences, at, edit.first);
  if (tense === "open") return [];
  return tense === "past"
    ? [{ ...edit, text: pastOf(lemma), kind: "past-story", ruleId: "learner/past-story" }]
    : [edit];
}
