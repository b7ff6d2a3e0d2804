import { among, someOf } from "@/lib/assess/rules/words/among";
import { eachWord, insertBefore, lowAt, replace, rule, type Rule } from "@/lib/assess/rules/match/rule";
import { type Sentence, type Word } from "@/lib/assess/rules/text/word";
import * as closed from "@/lib/assess/rules/words/closed";
import { classesFor, isMainly } from "@/lib/assess/rules/words/classes";
import { isPluralNoun, isSingularNoun } from "@/lib/assess/rules/words/nouns";
import {
  gerundOf,
  isOngoing,
  participleOf,
  pastOf,
  verbAs,
  verbReadings,
  wrongEnding,
  wrongRegularPast,
} from "@/lib/assess/rules/words/verbs";
import { beExtraRules } from "@/lib/assess/rules/rules/be-extra";
import { everSeen } from "@/lib/assess/rules/rules/ever-seen";
import { isLikelyVerb } from "@/lib/assess/rules/rules/verb-forms";

const adverbs = "already|never|just|always|ever|recently|not|n't|also|still|finally|often|really|completely";

const perfect: readonly Rule[] = [
  rule(
    "past-participle",
    "<have|has|had|'ve> <@base> more|hard|harder|well|better|earlier|already",
    ([cue, verb], { sentence }) =>
      classesFor(verb.low).includes("v") &&
      !closed.isModal(lowAt(sentence, cue.index - 1)) &&
      verbAs(verb.low, "part") === null &&
      !among("to fun time", verb.low)
        ? replace(verb, participleOf(verb.low), cue.text)
        : null,
    { id: "perfect-more", confidence: 0.75 },
  ),
  rule(
    "past-participle",
    `<have|has|had|'ve> ${adverbs}* <@past>`,
    ([cue, verb], { sentence }) => {
      if (closed.isBe(verb.low) || closed.isHave(verb.low) || (closed.isDo(verb.low) && verb.low !== "did"))
        return null;
      const reading = verbReadings(verb.low);
      if (
        reading.some(({ form }) => form === "part" || form === "base") ||
        verb.tag === "NOUN" ||
        verb.tag === "ADJ" ||
        (lowAt(sentence, cue.index - 1) === "to" && cue.low === "had")
      )
        return null;
      const lemma = verbAs(verb.low, "past");
      return lemma ? replace(verb, participleOf(lemma), cue.text) : null;
    },
    { confidence: 0.9 },
  ),
  rule(
    "past-participle",
    "<have|has|'ve|had> already|never|just|always|ever|n't|not|recently|also <@base>",
    ([cue, verb], { sentence }) => {
      if (
        verbAs(verb.low, "part", "past") ||
        among("to be have", verb.low) ||
        (!isMainly(verb.low, "v") && classesFor(verb.low) !== "vn")
      )
        return null;
      const next = lowAt(sentence, verb.index + 1);
      return lowAt(sentence, verb.index - 1) === "just" && next === "to"
        ? null
        : replace(verb, participleOf(verb.low), cue.text);
    },
    { id: "perfect-base", confidence: 0.85 },
  ),
  rule(
    "past-participle",
    "<i|you|we|they|he|she|it> <have|has|'ve|had> <@base> @determiner|@object|@preposition|to|that|many|some",
    ([, cue, verb], { sentence }) => {
      if (verbAs(verb.low, "part") || classesFor(verb.low) !== "v") return null;
      // "He had have to sing", "if they have encourage like ours": another word is too many, or a noun was meant.
      if (verb.low === "have" || lowAt(sentence, verb.index + 1) === "like") return null;
      // "You have surprise us": just as likely "have to impress".
      if (
        among("you", lowAt(sentence, cue.index - 1)) &&
        closed.isObjectPronoun(lowAt(sentence, verb.index + 1))
      )
        return null;
      if (among("go do", verb.low) || closed.isModal(lowAt(sentence, cue.index - 1))) return null;
      return lowAt(sentence, verb.index) === "to" ? null : replace(verb, participleOf(verb.low), cue.text);
    },
    { id: "perfect-pure", confidence: 0.75 },
  ),
  rule(
    "past-participle",
    "<have|has|'ve> been <@base+@verb> @determiner|@object|@preposition",
    ([, verb], { sentence }) =>
      isLikelyVerb(verb, sentence) && !verbAs(verb.low, "part")
        ? replace(verb, gerundOf(verb.low), "been")
        : null,
    { id: "been-base", confidence: 0.7 },
  ),
];

const byAgent = "by|in|from|with|into|as";

const passive: readonly Rule[] = [
  rule(
    "passive-participle",
    "<@be> @not? @frequency* <@past>",
    ([cue, verb], { sentence }) => {
      if (closed.isBe(verb.low) || closed.isHave(verb.low) || closed.isDo(verb.low)) return null;
      if (
        verbReadings(verb.low).some(({ form }) => form === "part" || form === "base") ||
        verb.tag === "NOUN" ||
        verb.tag === "ADJ"
      )
        return null;
      const lemma = verbAs(verb.low, "past");
      if (intransitive.has(lemma ?? "")) return null;
      const isClauseOfItsOwn =
        cue.low === "is" &&
        ["what", "all", "who"].some((low) =>
          sentence.words.slice(0, cue.index).some((word) => word.low === low),
        );
      return lemma && !isClauseOfItsOwn ? replace(verb, participleOf(lemma), cue.text) : null;
    },
    { confidence: 0.85 },
  ),
  rule(
    "passive-participle",
    `<is|are|was|were|been|be> @adv? <@base> ${byAgent}`,
    ([cue, verb], { sentence }) => {
      if (
        verbAs(verb.low, "part") ||
        intransitive.has(verb.low) ||
        lowAt(sentence, verb.index - 1) === "not" ||
        verb.tag === "ADJ" ||
        !classesFor(verb.low).startsWith("v") ||
        classesFor(verb.low).includes("a")
      )
        return null;
      const next = lowAt(sentence, verb.index + 1);
      if (classesFor(verb.low) !== "v" && next !== "by") return null;
      return next === "by" || transitive.has(verb.low)
        ? replace(verb, participleOf(verb.low), cue.text)
        : null;
    },
    { id: "passive-base", confidence: 0.8 },
  ),
];

/** What nobody can do to anything has no passive. */
const intransitive = new Set(
  "jump go come arrive happen sleep walk travel fall sit stand swim dance laugh cry smile exist appear disappear occur rise die".split(
    " ",
  ),
);

const transitive = new Set(
  "speak make build locate situate repeat create teach write know see find use produce sell surround cover locate involve divide publish invent destroy discover inspire celebrate".split(
    " ",
  ),
);

/** "was put", and not "is read the newspaper". */
const isParticipleToo = (verb: Word, sentence: Sentence) =>
  verbAs(verb.low, "part") !== null &&
  (verb.low !== "read" || !closed.isDeterminer(lowAt(sentence, verb.index + 1)));

/** "Often it is not work": what happens again and again is not in progress. */
const isHabit = ({ words }: Sentence) =>
  words.some(
    ({ low, index }) =>
      among("frequently usually often sometimes rarely never generally normally regularly", low) ||
      (low === "every" && among("day week month year morning evening time", words[index + 1]?.low)),
  );

const progressive: readonly Rule[] = [
  rule(
    "progressive-form",
    "<am|is|are|was|were|'m|'re> @not? @frequency? <@base>",
    ([cue, verb], { sentence }) => {
      const classes = classesFor(verb.low);
      const isOther = someOf(
        isParticipleToo(verb, sentence),
        among("n't not", lowAt(sentence, verb.index + 1)),
        verb.tag === "ADJ",
        !classes.startsWith("v") || classes.includes("a"),
        among(
          "agree think want need know believe mean depend belong disagree understand suppose dare love hope worry repeat call",
          verb.low,
        ),
        isCleft(sentence, cue),
        isNamed(sentence, cue),
        isHabit(sentence),
      );
      const next = lowAt(sentence, verb.index + 1);
      const isPassive = next === "by" || (transitive.has(verb.low) && next === "in");
      const hasObject =
        closed.isDeterminer(next) || closed.isObjectPronoun(next) || closed.isPreposition(next);
      const isVerb = classes === "v" || (hasObject && verb.tag === "VERB");
      return isOther || isPassive || !isVerb || !isOngoing(verb.low)
        ? null
        : replace(verb, gerundOf(verb.low), cue.text);
    },
    { confidence: 0.8 },
  ),
];

/** "The plan was ask her": what follows says what the plan is. */
const named = new Set(
  "option choice key idea plan goal aim dream job task solution way step purpose hobby advice mission decision wish objective suggestion".split(
    " ",
  ),
);
const isNamed = (sentence: Sentence, be: Word) =>
  among("is was", be.low) && named.has(lowAt(sentence, be.index - 1));

const complement: Rule = rule(
  "complement-form",
  "<is|was> <@base+@verb> @determiner|@possessive|@object|@preposition|to|@plural",
  ([be, verb], { sentence }) => {
    const isVerb = classesFor(verb.low).startsWith("v") && !verbAs(verb.low, "part");
    return isVerb && isNamed(sentence, be) && !isCleft(sentence, be) && !isSaidLater(sentence, verb)
      ? insertBefore(verb, "to", be.text)
      : null;
  },
  { confidence: 0.8 },
);

/** "Another plan is call the shop is to wait": the first "is" is one too many. */
const isSaidLater = ({ words }: Sentence, verb: Word) =>
  words.some(
    ({ low, index }) =>
      index > verb.index && among("is was", low) && among("to by just", words[index + 1]?.low),
  );

/** "What I do is read", "all she does is sleep". */
const isCleft = (sentence: Sentence, be: Word) =>
  sentence.words.slice(0, be.index).some(({ low }) => among("do does did all what thing best", low));

/** "A goed trip", "we treat them goed": what stands there is rather a misspelled adjective. */
const isInAdjectivePlace = ({ index }: Word, { words }: Sentence) =>
  among("them me us him", words[index - 1]?.low) ||
  (among("a an the very so this my our", words[index - 1]?.low) && among("NOUN ADJ", words[index + 1]?.tag));

const irregularPast: readonly Rule[] = [
  eachWord(
    "irregular-past",
    (word, sentence) => {
      const written = wrongEnding(word.low);
      if (written) return replace(word, written);
      const lemma = wrongRegularPast(word.low);
      if (!lemma || isInAdjectivePlace(word, sentence)) return null;
      const before = [1, 2].map((back) => lowAt(sentence, word.index - back));
      const isPerfect = before.some((low) => closed.isHave(low) || among("is are was were been be", low));
      return replace(word, isPerfect ? participleOf(lemma) : pastOf(lemma), lemma);
    },
    { confidence: 0.95 },
  ),
];

const isNounToo = (low: string) => isSingularNoun(low) || isPluralNoun(low);

const missingBe: Rule = rule(
  "missing-verb",
  "^|,|and|but|because|that|when|if <i|he|she|we|they> <@ing> @preposition|@determiner|@object|to",
  ([subject, verb], { sentence }) => {
    if (
      !subject ||
      !verb ||
      (verb.tag !== "VERB" && isNounToo(verb.low)) ||
      (lowAt(sentence, subject.index - 1) === "and" && subject.index < 3)
    )
      return null;
    const present: Record<string, string> = { i: "am", he: "is", she: "is", we: "are", they: "are" };
    return insertBefore(verb, present[subject.low] ?? "are", verb.text);
  },
  { id: "missing-be-ing", confidence: 0.75 },
);

export const participleRules: readonly Rule[] = [
  ...irregularPast,
  ...perfect,
  everSeen,
  ...passive,
  ...progressive,
  ...beExtraRules,
  complement,
  missingBe,
];
