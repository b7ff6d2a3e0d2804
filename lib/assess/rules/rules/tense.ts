import { lowAt, replace, replaceSpan, rule, type Rule } from "@/lib/assess/rules/match/rule";
import { subjectBefore } from "@/lib/assess/rules/text/subject";
import { type Sentence, type Word } from "@/lib/assess/rules/text/word";
import * as closed from "@/lib/assess/rules/words/closed";
import { classesFor } from "@/lib/assess/rules/words/classes";
import { participleOf, pastOf, thirdPerson, verbAs, verbReadings } from "@/lib/assess/rules/words/verbs";

const units =
  "week|month|year|night|summer|winter|spring|autumn|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday|semester|time";
const isUnit = (low: string) => units.split("|").includes(low);
const isPastYear = (low: string) => /^(?:1[89]\d\d|20[01]\d|202[0-4])$/.test(low);
const isSpan = (low: string) =>
  /^(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|decades?|centuries|long|ages)$/.test(low);

type Time = { from: number; to: number; text: string };

/** Where a sentence says that it speaks of a time that is over. */
function pastTimes({ words }: Sentence): Time[] {
  return words.flatMap((word, index): Time[] => {
    const before = words[index - 1]?.low ?? "";
    const next = words[index + 1];
    if (word.low === "yesterday" && next?.low !== "'s" && before !== "since")
      return [{ from: index, to: index, text: word.text }];
    if (
      word.low === "last" &&
      next &&
      isUnit(next.low) &&
      !["the", "since", "my", "at", "for", "from", "his", "her"].includes(before) &&
      words[index + 2]?.low !== "'s" &&
      next.low !== "time"
    )
      return [{ from: index, to: index + 1, text: `${word.text} ${next.text}` }];
    if (
      word.low === "ago" &&
      isSpan(before) &&
      !words.slice(Math.max(0, index - 5), index).some(({ low }) => ["since", "than", "from"].includes(low))
    )
      return [{ from: index - 1, to: index, text: "ago" }];
    if (word.low === "in" && next && isPastYear(next.low))
      return [{ from: index, to: index + 1, text: `${word.text} ${next.text}` }];
    return [];
  });
}

const isBreak = (word: Word) =>
  closed.isSubordinator(word.low) ||
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
    const plural = ["are", "'re"].includes(word.low);
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

/** "You saw a whole line get angry". */
const isSeen = (sentence: Sentence, start: number) =>
  /^(?:see|saw|hear|heard|watch|watched|make|made|let|help|helped|had|feel|felt)$/.test(
    lowAt(sentence, start - 1),
  );

function isPresentVerb(word: Word, sentence: Sentence, lemma: string) {
  if (verbReadings(word.low).some(({ form }) => form === "past") || word.text.startsWith("'")) return false;
  if (thinking.has(lemma) && isBreak(sentence.words[word.index + 1] ?? word)) return false;
  if (thinking.has(lemma) && ["i", "he", "she", "we", "they", "it"].includes(lowAt(sentence, word.index + 1)))
    return false;
  if (lemma === "be" && !["is", "am", "are"].includes(word.low)) return false;
  if (["is", "are", "am"].includes(word.low) && verbAs(lowAt(sentence, word.index + 1), "part")) return false;
  if (lemma !== "be" && lemma !== "have" && lemma !== "do" && word.tag !== "VERB") return false;
  if (lemma === "have" && verbAs(lowAt(sentence, word.index + 1), "part")) return false;
  if (lemma === "do" && ["n't", "not"].includes(lowAt(sentence, word.index + 1)))
    return subjectBefore(sentence, word.index)?.isPronoun === true;
  const subject = subjectBefore(sentence, word.index);
  if (!subject || subject.isRelative || isSeen(sentence, subject.start)) return false;
  const before = sentence.words[subject.start - 1];
  if (before && (closed.isDo(before.low) || closed.isModal(before.low) || closed.isBe(before.low)))
    return false;
  return subject.isPronoun || classesFor(lemma) !== "nv";
}

/** "I have seen it last week". */
const perfectForPast: Rule = (sentence) => {
  const times = pastTimes(sentence);
  if (times.length === 0) return [];
  return sentence.words.flatMap((word) => {
    if (!["have", "has", "'ve"].includes(word.low)) return [];
    const next = sentence.words[word.index + 1];
    const verb = next && closed.isFrequency(next.low) ? sentence.words[word.index + 2] : next;
    const lemma = verb && verbAs(verb.low, "part");
    const time = times.find((each) => isSameClause(sentence, word.index, each));
    const subject = subjectBefore(sentence, word.index);
    if (
      !verb ||
      !lemma ||
      !time ||
      !subject ||
      verb !== next ||
      closed.isModal(lowAt(sentence, word.index - 1))
    )
      return [];
    if (sentence.words.some(({ low }) => low === "since" || (low === "for" && time.text === "ago")))
      return [];
    const past =
      lemma === "be" ? (["plural", "second"].includes(subject.number) ? "were" : "was") : pastOf(lemma);
    const follows = verbAs(lowAt(sentence, verb.index + 1), "ing");
    if (lemma === "be" && follows) return [];
    return [
      {
        ...replaceSpan(word, verb, word.low === "'ve" ? ` ${past}` : past, time.text),
        kind: "past-time" as const,
        ruleId: "learner/perfect-for-past",
        confidence: 0.85,
      },
    ];
  });
};

const born: Rule = rule(
  "past-time",
  "<has|have|is|are|am|'m|'ve> been? <born> in|on|at",
  ([verb, participle], { sentence }) => {
    if (!verb || !participle) return null;
    const subject = subjectBefore(sentence, verb.index);
    if (!subject || (["are", "is"].includes(verb.low) && !subject.isPronoun && subject.number === "plural"))
      return null;
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
    "<since> a|an|about|more|over|almost|nearly|many|several|few|@number|one|some|long? than? long|few|couple? of? <year|years|month|months|week|weeks|day|days|hour|hours|minute|minutes|time|decades|decade> $|,|and|now|but|because|or|so|@preposition|@subject",
    ([since, unit], { sentence }) => {
      if (!since || !unit) return null;
      const between = sentence.words.slice(since.index + 1, unit.index);
      return between.length > 0 &&
        between.some(
          ({ low, tag }) =>
            tag === "NUM" ||
            closed.isNumberAboveOne(low) ||
            ["long", "few", "many", "several", "a", "an"].includes(low),
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
      if (!word || !year || !isPastYear(year.low)) return null;
      return sentence.words.some(({ low }) => closed.isHave(low)) ? replace(word, "since", year.text) : null;
    },
    { id: "since-year", confidence: 0.85 },
  ),
  rule(
    "since-for",
    "have|has|'ve|'s @frequency? been|lived|worked|known|studied|had|played|@part @any* <for> <last|january|february|march|april|june|july|august|september|october|november|december|yesterday|childhood> $|week|month|year|summer",
    ([word, cue]) => (word && cue && cue.low !== "last" ? replace(word, "since", cue.text) : null),
    { id: "since-point", confidence: 0.75 },
  ),
];

/** "I know her since we were children". */
const presentForPerfect: Rule = (sentence) => {
  const { words } = sentence;
  const since = words.find(({ low }) => low === "since");
  if (!since) return [];
  const after = words.slice(since.index + 1, since.index + 6);
  const isTime = after.some(
    ({ low }) =>
      isPastYear(low) ||
      isSpan(low) ||
      /^(?:was|were|childhood|birth|last|monday|january|june|september|yesterday|then|started|began|came|moved|born|2\d{3})$/.test(
        low,
      ),
  );
  const head = words.slice(0, since.index);
  if (!isTime || head.length > 9 || head.some(({ low }) => closed.isHave(low) && head.length > 8)) return [];
  return head.flatMap((word) => {
    const lemma = verbAs(word.low, "base", "s");
    const subject = lemma && stative.has(lemma) ? subjectBefore(sentence, word.index) : null;
    if (
      !lemma ||
      !subject ||
      !subject.isPronoun ||
      subject.start > 2 ||
      verbAs(lowAt(sentence, word.index + 1), "part", "ing") !== null ||
      word.text.startsWith("'")
    )
      return [];
    if (
      ["to", "n't", "not"].includes(lowAt(sentence, word.index - 1)) ||
      (lemma === "be" && word.low === "be")
    )
      return [];
    const have = subject.number === "singular" ? "has" : "have";
    return [
      {
        ...replace(word, `${have} ${participleOf(lemma)}`, "since"),
        kind: "since-for" as const,
        ruleId: "learner/present-since",
        confidence: 0.88,
      },
    ];
  });
};

const subjects = "<i|you|he|she|it|we|they|people|everyone|@noun>";
const ifClauses: readonly Rule[] = [
  rule(
    "if-clause",
    `<if> @determiner? @adj? ${subjects} <would|'d> <have> <@part>`,
    ([cue, , would, have, verb], { sentence }) =>
      cue && would && have && verb && !isIndirect(sentence, cue)
        ? replaceSpan(would, have, would.text.startsWith("'") ? " had" : "had", cue.text)
        : null,
    { id: "if-would-have", confidence: 0.9 },
  ),
  rule(
    "if-clause",
    `<if> @determiner? @adj? ${subjects} <would> @not? <@base|be|have>`,
    ([cue, subject, would, verb], { sentence }) => {
      if (
        !cue ||
        !would ||
        !verb ||
        !subject ||
        isIndirect(sentence, cue) ||
        lowAt(sentence, would.index + 1) === "n't" ||
        lowAt(sentence, would.index + 1) === "not"
      )
        return null;
      if (
        lowAt(sentence, verb.index) === "like" ||
        (lowAt(sentence, verb.index + 1) === "to" && verb.low === "like")
      )
        return null;
      return replaceSpan(would, verb, verb.low === "be" ? "were" : pastOf(verb.low), cue.text);
    },
    { id: "if-would", confidence: 0.85 },
  ),
  rule(
    "if-clause",
    `<if|unless> @determiner? @adj? ${subjects} <will> @not? <@base|be|have>`,
    ([cue, subject, will, verb], { sentence }) => {
      if (
        !cue ||
        !subject ||
        !will ||
        !verb ||
        isIndirect(sentence, cue) ||
        lowAt(sentence, will.index + 1) !== verb.low
      )
        return null;
      return replaceSpan(will, verb, present(verb.low, sentence, will.index), cue.text);
    },
    { id: "if-will", confidence: 0.85 },
  ),
  rule(
    "if-clause",
    "^ <when|after|before|until|while> @determiner? @adj? <i|you|he|she|it|we|they|@noun> <will> <@base|be|have>",
    ([cue, , will, verb], { sentence }) => {
      if (!cue || !will || !verb || sentence.words.at(-1)?.low === "?") return null;
      return replaceSpan(will, verb, present(verb.low, sentence, will.index), cue.text);
    },
    { id: "when-will", confidence: 0.85 },
  ),
  rule(
    "if-clause",
    "as soon <as> @determiner? @adj? <i|you|he|she|it|we|they|@noun> <will> <@base|be|have>",
    ([cue, , will, verb], { sentence }) =>
      cue && will && verb
        ? replaceSpan(will, verb, present(verb.low, sentence, will.index), "as soon as")
        : null,
    { id: "as-soon-as-will", confidence: 0.9 },
  ),
  rule(
    "if-clause",
    "will @word* <until|before|when|after> <i|you|he|she|it|we|they> <will> <@base|be|have>",
    ([cue, , will, verb], { sentence }) =>
      cue && will && verb ? replaceSpan(will, verb, present(verb.low, sentence, will.index), cue.text) : null,
    { id: "until-will", confidence: 0.8 },
  ),
  rule(
    "if-clause",
    "<if> i|he|she|it <was> <you|him|her|them>",
    ([cue, was]) => (cue && was ? replace(was, "were", cue.text) : null),
    { id: "if-were", confidence: 0.6 },
  ),
];

/** "I don't know if she will come" asks a question. */
const isIndirect = (sentence: Sentence, cue: Word) => {
  const before = sentence.words.slice(Math.max(0, cue.index - 4), cue.index);
  return before.some(({ low }) =>
    /^(?:know|knows|knew|ask|asks|asked|wonder|wonders|wondered|wondering|sure|see|tell|told|doubt|question|idea|check|unsure|decide|mind|even|only|care|remember|find|matter|certain)$/.test(
      low,
    ),
  );
};

function present(lemma: string, sentence: Sentence, will: number): string {
  const subject = subjectBefore(sentence, will);
  const isThird = subject?.number === "singular";
  if (lemma === "be") return isThird ? "is" : subject?.number === "first" ? "am" : "are";
  return isThird ? thirdPerson(lemma) : lemma;
}

export const tenseRules: readonly Rule[] = [
  presentForPast,
  perfectForPast,
  born,
  ...sinceFor,
  presentForPerfect,
  ...ifClauses,
];
