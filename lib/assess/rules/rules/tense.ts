import { among, someOf } from "@/lib/assess/rules/words/among";
import { lowAt, replace, replaceSpan, rule, type Change, type Rule } from "@/lib/assess/rules/match/rule";
import { isPastYear, isSpan, pastTimes, type Time } from "@/lib/assess/rules/rules/past-times";
import { subjectBefore, type Subject } from "@/lib/assess/rules/text/subject";
import { type Sentence, type Word } from "@/lib/assess/rules/text/word";
import * as closed from "@/lib/assess/rules/words/closed";
import { classesFor } from "@/lib/assess/rules/words/classes";
import { participleOf, pastOf, verbAs } from "@/lib/assess/rules/words/verbs";

const isBreak = (word: Word) =>
  closed.isSubordinator(word.low) ||
  word.low === "than" ||
  [",", ";", ":", "and", "but", "or", "-", "–", "—", '"', "“", "”", "(", ")"].includes(word.low);

/** Whether a verb and a time stand in one clause; a comma behind a time that opens the sentence is none. */
function isSameClause({ words }: Sentence, verb: number, time: Time): boolean {
  const between = verb > time.to ? words.slice(time.to + 1, verb) : words.slice(verb + 1, time.from);
  const rest = verb > time.to && between[0]?.low === "," && time.from < 4 ? between.slice(1) : between;
  return rest.length < 16 && !rest.some(isBreak);
}

const thinking = new Set(
  "think believe know hope guess suppose feel mean remember recall wish want say like love".split(" "),
);

/** "Two years ago, we move": a present of a subject that is beyond doubt, in the clause of a past time. */
const presentForPast: Rule = (sentence) => {
  const times = pastTimes(sentence);
  if (times.length === 0) return [];
  return sentence.words.flatMap((word) => {
    const lemma = verbAs(word.low, "base", "s");
    const time = times.find((each) => isSameClause(sentence, word.index, each));
    if (!time || !lemma || !isPresentVerb(word, sentence, lemma)) return [];
    const isBe = lemma === "be";
    if (isBe && saysWhatIs(sentence.words[word.index + 1])) return [];
    const plural = among("are 're", word.low);
    return [
      {
        ...replace(word, isBe ? (plural ? "were" : "was") : pastOf(lemma), time.text),
        kind: "past-time" as const,
        ruleId: "learner/past-time",
        confidence: 0.87,
      },
    ];
  });
};

/** "Her finest photo is the one of last June", "he is dead": what is said still holds. */
const saysWhatIs = (next: Word | undefined) =>
  next !== undefined && (among("dead", next.low) || among("the my our his her their when that", next.low));

/** "You saw a whole line get angry". */
const isSeen = (sentence: Sentence, start: number) =>
  /^(?:see|saw|hear|heard|watch|watched|make|made|let|help|helped|had|feel|felt)$/.test(
    lowAt(sentence, start - 1),
  );

/** "I think we went", "it is made of", "have seen": not the verb that tells of the time. */
function tellsNothing(word: Word, sentence: Sentence, lemma: string): boolean {
  const next = sentence.words[word.index + 1];
  if (thinking.has(lemma)) return !next || isBreak(next) || closed.isSubjectPronoun(next.low);
  const isAuxiliary = among("be have", lemma) && verbAs(next?.low ?? "", "part", "past") !== null;
  return isAuxiliary || (lemma === "be" && !among("is am are", word.low));
}

/** The subject of a clause that says something, and asks and sees nothing. */
function plainSubject(word: Word, sentence: Sentence): Subject | null {
  const subject = subjectBefore(sentence, word.index);
  if (!subject || subject.isRelative || isSeen(sentence, subject.start)) return null;
  const before = lowAt(sentence, subject.start - 1);
  if (among("if unless", before)) return null;
  return someOf(closed.isDo(before), closed.isModal(before), closed.isBe(before)) ? null : subject;
}

function isPresentVerb(word: Word, sentence: Sentence, lemma: string): boolean {
  const isOther = verbAs(word.low, "past") !== null || word.text.startsWith("'");
  const subject = isOther || tellsNothing(word, sentence, lemma) ? null : plainSubject(word, sentence);
  if (!subject) return false;
  const isNegated = lemma === "do" && among("n't not", lowAt(sentence, word.index + 1));
  const isVerb = among("be have do", lemma) || word.tag === "VERB";
  return (
    isVerb && (subject.isPronoun || subject.head.tag === "PRON" || (classesFor(lemma) !== "nv" && !isNegated))
  );
}

/** "I have seen it last week". */
const perfectForPast: Rule = (sentence) => {
  const times = pastTimes(sentence);
  if (times.length === 0 || sentence.words.some(({ low }) => low === "since")) return [];
  return sentence.words.flatMap((word) => {
    const time = times.find((each) => isSameClause(sentence, word.index, each));
    const change = time && among("have has 've", word.low) ? toPast(word, sentence, time) : null;
    return change
      ? [{ ...change, kind: "past-time" as const, ruleId: "learner/perfect-for-past", confidence: 0.85 }]
      : [];
  });
};

/** "I have been to Paris last year": one who was there went there. */
const isVisit = (lemma: string, { index }: Word, sentence: Sentence) =>
  lemma === "be" && lowAt(sentence, index + 1) === "to";

function toPast(have: Word, sentence: Sentence, time: Time): Change | null {
  const verb = sentence.words[have.index + 1];
  const lemma = verb ? verbAs(verb.low, "part") : null;
  const subject = subjectBefore(sentence, have.index);
  if (!verb || !lemma || !subject || closed.isModal(lowAt(sentence, have.index - 1))) return null;
  const isLasting = time.text === "ago" && sentence.words.some(({ low }) => low === "for");
  const isBeing = lemma === "be" && verbAs(lowAt(sentence, verb.index + 1), "ing") !== null;
  if (isLasting || isBeing) return null;
  const past = isVisit(lemma, verb, sentence) ? "went" : pastFor(lemma, subject);
  return replaceSpan(have, verb, have.low === "'ve" ? ` ${past}` : past, time.text);
}

function pastFor(lemma: string, { number }: Subject): string {
  if (lemma !== "be") return pastOf(lemma);
  return among("plural second", number) ? "were" : "was";
}

/** "A child is born in this hospital every hour": it happens again and again. */
const isOftenBorn = ({ words }: Sentence, { start }: Subject) =>
  among("a an every each", words[start]?.low) || words.some(({ low }) => among("every each often", low));

const born: Rule = rule(
  "past-time",
  "<has|have|is|are|am|'m|'ve> been? <born> in|on|at",
  ([verb, participle], { sentence }) => {
    const subject = subjectBefore(sentence, verb.index);
    if (!subject || (among("are is", verb.low) && isOftenBorn(sentence, subject))) return null;
    if (among("are is", verb.low) && !subject.isPronoun && subject.number === "plural") return null;
    const past = subject.number === "plural" || subject.number === "second" ? "were" : "was";
    return replaceSpan(
      verb,
      participle,
      verb.text.startsWith("'") ? ` ${past} born` : `${past} born`,
      "born",
    );
  },
  { id: "was-born", confidence: 0.9 },
);

const stative = new Set(
  "know live work study have be like love want play learn teach own use drive speak".split(" "),
);

const sinceFor: readonly Rule[] = [
  rule(
    "since-for",
    "<i|we|they|he|she|parents|you> <am|is|are|'m|'re> <married|here|friends|together|sick> for @number|many|a|several|more <@any>",
    ([subject, be, state]) =>
      be.text.startsWith("'")
        ? null
        : replaceSpan(
            be,
            state,
            `${among("he she", subject.low) ? "has" : "have"} been ${state.text}`,
            "for",
          ),
    { id: "are-for-years", confidence: 0.85 },
  ),
  rule(
    "since-for",
    "have|has|'ve|been @ing? <for> <monday|tuesday|wednesday|thursday|friday|saturday|sunday|yesterday> $|,|and",
    ([word, cue], { sentence }) =>
      sentence.words.some(({ low }) => low === "been") ? replace(word, "since", cue.text) : null,
    { id: "since-weekday", confidence: 0.75 },
  ),
  rule(
    "since-for",
    "<since> a|an|about|more|over|almost|nearly|many|several|few|@number|one|some|long? than? long|few|couple? of? <year|years|month|months|week|weeks|day|days|hour|hours|minute|minutes|time|decades|decade> $|,|and|now|but|because|or|so|@preposition|@subject",
    ([since, unit], { sentence }) => {
      const between = sentence.words.slice(since.index + 1, unit.index);
      return between.length > 0 &&
        between.some(
          ({ low, tag }) =>
            tag === "NUM" || closed.isNumberAboveOne(low) || among("long few many several a an", low),
        )
        ? replace(since, "for", `${between.map(({ text }) => text).join(" ")} ${unit.text}`)
        : null;
    },
    { confidence: 0.9 },
  ),
  rule(
    "since-for",
    "@verb|there|here|@noun <for> <@any> !(@noun|people|dollars|times|students)",
    ([word, year], { sentence }) => {
      if (!isPastYear(year.low)) return null;
      return sentence.words.some(({ low }) => closed.isHave(low)) ? replace(word, "since", year.text) : null;
    },
    { id: "since-year", confidence: 0.85 },
  ),
  rule(
    "since-for",
    "have|has|'ve|'s @frequency? been|lived|worked|known|studied|had|played|@part @any* <for> <last|january|february|march|april|june|july|august|september|october|november|december|yesterday|childhood> $|week|month|year|summer",
    ([word, cue]) => (cue.low !== "last" ? replace(word, "since", cue.text) : null),
    { id: "since-point", confidence: 0.75 },
  ),
];

/** "I know her since we were children". */
const presentForPerfect: Rule = (sentence) => {
  const { words } = sentence;
  const since = words.findIndex(({ low }) => low === "since");
  if (since < 1 || since > 9 || !words.slice(since + 1, since + 6).some(({ low }) => isStart(low))) return [];
  return words.slice(0, since).flatMap((word) => {
    const have = words.slice(0, since).some(({ low }) => closed.isHave(low))
      ? null
      : perfectOf(word, sentence);
    return have
      ? [{ ...have, kind: "since-for" as const, ruleId: "learner/present-since", confidence: 0.88 }]
      : [];
  });
};

const starts =
  /^(?:was|were|childhood|birth|last|monday|january|june|september|yesterday|then|started|began|came|moved|born)$/;

const isStart = (low: string) => someOf(isPastYear(low), isSpan(low), starts.test(low));

function perfectOf(word: Word, sentence: Sentence): Change | null {
  const lemma = verbAs(word.low, "base", "s");
  const subject = lemma && stative.has(lemma) ? subjectBefore(sentence, word.index) : null;
  if (!lemma || !subject?.isPronoun) return null;
  const isOther = someOf(
    subject.start > 2,
    verbAs(lowAt(sentence, word.index + 1), "part", "ing") !== null,
    word.text.startsWith("'") || word.low === "be",
    among("to n't not", lowAt(sentence, word.index - 1)),
  );
  const have = subject.number === "singular" ? "has" : "have";
  return isOther ? null : replace(word, `${have} ${participleOf(lemma)}`, "since");
}

/** "Since the day he leave": since when something is so, is over. */
const sinceDay: Rule = rule(
  "past-time",
  "since the|that day|moment|time|night|year|week|month|morning|evening|summer that|when? <i|you|he|she|it|we|they> <@base|@s>",
  ([, verb], { sentence }) => {
    const lemma = verbAs(verb.low, "base", "s");
    const isPast = verbAs(verb.low, "past") !== null || verb.tag === "NOUN" || verb.tag === "ADV";
    const isClauseOfItsOwn = closed.isModal(verb.low) || closed.isHave(verb.low);
    return someOf(!lemma, isPast, isClauseOfItsOwn, among("be want need", lemma ?? "")) ||
      sentence.words[verb.index + 1]?.low === "."
      ? null
      : replace(verb, pastOf(lemma ?? ""), "since");
  },
  { id: "since-day", confidence: 0.88 },
);

const presentOfBe: Record<string, string> = { i: "am", he: "is", she: "is", it: "is" };

/** "I will going to be a nurse": two ways to speak of what comes. */
const willGoing: Rule = rule(
  "usual-phrase",
  "<i|you|he|she|it|we|they> <will|'ll> <going> to @base|be|have",
  ([subject, will, going]) => {
    const be = presentOfBe[subject.low] ?? "are";
    return replaceSpan(will, going, `${will.text.startsWith("'") ? " " : ""}${be} going`);
  },
  { id: "will-going", confidence: 0.85 },
);

export const tenseRules: readonly Rule[] = [
  presentForPast,
  perfectForPast,
  born,
  sinceDay,
  willGoing,
  ...sinceFor,
  presentForPerfect,
];
