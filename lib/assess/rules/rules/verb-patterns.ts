import { among, someOf } from "@/lib/assess/rules/words/among";
import { type Sentence, type Word } from "@/lib/assess/rules/text/word";
import { everyForm } from "@/lib/assess/rules/words/verbs";
import { lowAt, remove, replace, replaceSpan, rule, type Rule } from "@/lib/assess/rules/match/rule";
import { isLikelyVerb, isSurelyVerb } from "@/lib/assess/rules/rules/verb-forms";
import * as closed from "@/lib/assess/rules/words/closed";
import { classesFor } from "@/lib/assess/rules/words/classes";
import { gerundOf } from "@/lib/assess/rules/words/verbs";

export const unchecked = new Set(["being", "having"]);

const withGerund = everyForm(
  "enjoy avoid finish mind suggest practice practise dislike recommend imagine admit deny quit delay postpone appreciate discuss",
);

/** "Enjoys cook for us", and not "finish paint samples". */
const isVerbHere = (verb: Word, sentence: Sentence) =>
  isSurelyVerb(verb, sentence) ||
  (isLikelyVerb(verb, sentence) && verb.low !== "work" && sentence.words[verb.index + 1]?.tag !== "NOUN");

const gerund: readonly Rule[] = [
  rule(
    "gerund-after-verb",
    `<${withGerund}> <to> <@base>`,
    ([cue, to, verb], { sentence }) =>
      cue.tag !== "NOUN" &&
      !/^practi[cs]/.test(cue.low) &&
      // "It was very enjoy to ski": rather "enjoyable".
      !among("very so is 's more", lowAt(sentence, cue.index - 1))
        ? replaceSpan(to, verb, gerundOf(verb.low), cue.text)
        : null,
    { confidence: 0.9 },
  ),
  rule(
    "gerund-after-verb",
    `<${withGerund}> <@base>`,
    ([cue, verb], { sentence }) =>
      classesFor(verb.low).startsWith("v") && cue.tag === "VERB" && isVerbHere(verb, sentence)
        ? replace(verb, gerundOf(verb.low), cue.text)
        : null,
    { id: "gerund-base", confidence: 0.8 },
  ),
  rule(
    "gerund-after-verb",
    "<keep|keeps|kept> <to> <@base>",
    ([cue, to, verb]) => replaceSpan(to, verb, gerundOf(verb.low), cue.text),
    { id: "keep-to", confidence: 0.75 },
  ),
  rule(
    "gerund-after-verb",
    "<keep|keeps|kept> <@base> @determiner|@object|@preposition|@adv",
    ([cue, verb], { sentence }) =>
      isSurelyVerb(verb, sentence) ? replace(verb, gerundOf(verb.low), cue.text) : null,
    { id: "keep-base", confidence: 0.75 },
  ),
  rule(
    "gerund-after-verb",
    "ca|can|could|ca @not <help|stand> <to> <@base>",
    ([cue, to, verb]) => replaceSpan(to, verb, gerundOf(verb.low), cue.text),
    { id: "cannot-help" },
  ),
  rule(
    "gerund-after-verb",
    "<give|gives|gave|given|giving> up <to> <@base>",
    ([, to, verb]) => replaceSpan(to, verb, gerundOf(verb.low), "give up"),
    { id: "give-up" },
  ),
  rule(
    "gerund-after-verb",
    "<stop|stops|stopped> <to> <smoke|drink|cry|eat|play|work|study|worry|complain|argue|use>",
    ([cue, to, verb], { sentence }) => {
      const rest = sentence.words.map(({ low }) => low);
      const isOver =
        (verb.low === "smoke" && !rest.includes("cigarette")) ||
        rest.includes("ago") ||
        rest.includes("anymore") ||
        among("cry worry complain argue", verb.low);
      return isOver ? replaceSpan(to, verb, gerundOf(verb.low), cue.text) : null;
    },
    { id: "stop-to", confidence: 0.7 },
  ),
  rule(
    "gerund-after-verb",
    "<spend|spends|spent|spending> @word+!@verb* time|hour|hours|day|days|years|evening|weekend|minutes <to> <@base>",
    ([cue, to, verb]) => replaceSpan(to, verb, gerundOf(verb.low), cue.text),
    { id: "spend-time-to", confidence: 0.8 },
  ),
  rule(
    "gerund-after-verb",
    "<spend|spends|spent> @word+!@verb* time|hours|days|years <@base> @determiner|@object|@preposition",
    ([cue, verb], { sentence }) =>
      isSurelyVerb(verb, sentence) ? replace(verb, gerundOf(verb.low), cue.text) : null,
    { id: "spend-time-base", confidence: 0.75 },
  ),
  rule(
    "gerund-after-verb",
    "<worth> <to> <@base>",
    ([cue, to, verb]) => replaceSpan(to, verb, gerundOf(verb.low), cue.text),
    { id: "worth-to" },
  ),
  rule(
    "gerund-after-verb",
    "have|has|had|having|with|no|any <difficulty|trouble|problems|fun> <to> <@base>",
    ([cue, to, verb]) => replaceSpan(to, verb, gerundOf(verb.low), cue.text),
    { id: "trouble-to", confidence: 0.75 },
  ),
  rule(
    "gerund-after-verb",
    "<like|love|likes|loves> <live|go|eat|see|meet|learn|know|watch|read|listen|write|teach|sing|be>",
    ([cue, verb], { sentence }) =>
      cue.tag === "VERB" &&
      !closed.isModal(lowAt(sentence, cue.index - 1)) &&
      lowAt(sentence, cue.index - 1) !== "'d" &&
      /^(?:i|we|they|you|he|she|people|also|really|always|n't|not|would|and|who|that|to|they)$/.test(
        lowAt(sentence, cue.index - 1),
      )
        ? replace(verb, gerundOf(verb.low), cue.text)
        : null,
    { id: "like-base", confidence: 0.8 },
  ),
  rule(
    "gerund-after-verb",
    "<go|goes|went|going|gone> <to> <shopping|swimming|fishing|camping|hiking|dancing|skiing|jogging|cycling|sightseeing>",
    ([, to]) => remove(to, "go"),
    { id: "go-to-shopping", confidence: 0.85 },
  ),
  rule(
    "gerund-after-verb",
    "<go|goes|went> <shop|swim|fish|camp|hike|dance|ski|jog|sightsee> $|with|in|at|and|on|,|every",
    ([cue, verb]) => replace(verb, gerundOf(verb.low), cue.text),
    { id: "go-shop", confidence: 0.75 },
  ),
];

const prepositions = "of|about|without|by|at|in|for|from|after|before|on|with";

const fixed =
  "interested in|good at|bad at|tired of|afraid of|think about|thinking about|instead of|dream of|dream about|fond of|capable of|addicted to|keen on|responsible for|sorry for|thanks for|thank you for|proud of|famous for|worried about|excited about|way of|chance of|idea of|insist on|succeed in|because of|in spite of".split(
    "|",
  );

/** "for help the people", and not "thank you for help us": what is meant is what for. */
const isForPurpose = (cue: Word, { words }: Sentence) =>
  cue.low === "for" &&
  !words
    .slice(Math.max(0, cue.index - 4), cue.index)
    .some(({ low }) =>
      /^(?:thank|ask|beg|sorry|apolog|responsib|famous|known|reason|good|bad|used|blame|forgive|excuse|reward|prize|love|passion|punish|credit|except|instead)/.test(
        low,
      ),
    );

/** "Is about to begin", "just in", "later on lead", "fail after fail": the preposition has no verb behind it. */
const isLoose = (before: string, cue: Word, verb: Word) =>
  someOf(among("just later early", before), before === verb.low, cue.low === "about" && closed.isBe(before));

const forPurpose: Rule = rule(
  "purpose-to",
  "<for> @not? <@base>",
  ([cue, verb], { sentence }) => {
    const isVerb = classesFor(verb.low) === "v" || (isSurelyVerb(verb, sentence) && verb.tag !== "NOUN");
    const isSpan =
      verb.index === cue.index + 1 && isForPurpose(cue, sentence) && !among("let see want", verb.low);
    return isVerb &&
      isSpan &&
      lowAt(sentence, verb.index - 2) !== "just" &&
      !among("to not", lowAt(sentence, verb.index + 1))
      ? replaceSpan(cue, verb, `to ${verb.low}`)
      : null;
  },
  { id: "for-purpose", confidence: 0.75 },
);

/** "Without live the house": one lives in it, and leaves it. */
const meantVerb = ({ low, index }: Word, { words }: Sentence) =>
  low === "live" &&
  closed.isDeterminer(words[index + 1]?.low ?? "") &&
  among("school house home room office class job country city town building", words[index + 2]?.low)
    ? "leave"
    : low;

const asksForOn =
  /^(?:focus|concentrat|insist|depend|rel[iy]|work|keen|plan|spen[dt]|keep|based|tip|advice|idea)/;

/** "Should he by allow": rather "be allowed". */
const isRatherBe = (cue: Word, { words }: Sentence) =>
  cue.low === "by" &&
  words.slice(Math.max(0, cue.index - 4), cue.index).some(({ low }) => closed.isModal(low));

/** "Ask for help", "at mean time". */
const isNounAfter = (cue: Word, { low, index }: Word, sentence: Sentence) =>
  low === "help"
    ? /^(?:ask|beg|call|cry)/.test(lowAt(sentence, cue.index - 1))
    : low === "mean" && lowAt(sentence, index + 1) === "time";

/** "At the time of lunch he can rest": a noun, and a clause behind it. */
const isBeforeClause = (verb: Word, sentence: Sentence) =>
  classesFor(verb.low).includes("n") &&
  among("i you we they he she it", lowAt(sentence, verb.index + 1)) &&
  (closed.isModal(lowAt(sentence, verb.index + 2)) || sentence.words[verb.index + 2]?.tag === "VERB");

/** "With talk else", "the man on meet": another word was meant than a verb. */
const isOtherMeant = (cue: Word, verb: Word, sentence: Sentence) =>
  someOf(
    isRatherBe(cue, sentence),
    isNounAfter(cue, verb, sentence),
    isBeforeClause(verb, sentence),
    lowAt(sentence, verb.index + 1) === "else",
    cue.low === "on" && !asksForOn.test(lowAt(sentence, cue.index - 1)),
  );

const afterPreposition: readonly Rule[] = [
  forPurpose,
  rule(
    "gerund-after-preposition",
    "<by> <@base> in|with|at|on|for|as|from",
    ([cue, verb], { sentence }) =>
      !isRatherBe(cue, sentence) && classesFor(verb.low).startsWith("v") && !among("hand", verb.low)
        ? replace(verb, gerundOf(verb.low), cue.text)
        : null,
    { id: "by-base", confidence: 0.75 },
  ),
  rule(
    "gerund-after-preposition",
    "<of|about|without|at|in|from|by|on> <to> <@base>",
    ([cue, to, verb], { sentence }) => {
      if (verb.tag === "NOUN") return null;
      const before = sentence.words[cue.index - 1];
      const isAdjective = before?.tag === "ADJ" || before?.low === "interested";
      const isThought = /^(?:think|thought|dream|talk|idea)/.test(before?.low ?? "");
      const isOther = among("in on by from at", cue.low) || (cue.low === "about" && !isThought);
      return isOther && !isAdjective ? null : replaceSpan(to, verb, gerundOf(verb.low), cue.text);
    },
    { id: "preposition-to", confidence: 0.8 },
  ),
  ...fixed.map((phrase) =>
    rule(
      "gerund-after-preposition",
      `${phrase.split(" ").slice(0, -1).join(" ")} <${phrase.split(" ").at(-1)}> <@base>`,
      ([cue, verb], { sentence }) => {
        if (!classesFor(verb.low).startsWith("v") && !isSurelyVerb(verb, sentence)) return null;
        const next = sentence.words[verb.index + 1];
        const ends = !/[a-z]/.test(next?.low ?? "") || among("of and", next?.low) || next?.tag === "AUX";
        const isAlone = classesFor(verb.low) !== "v" && ends;
        return isAlone ? null : replace(verb, gerundOf(verb.low), cue.text);
      },
      { id: `gerund-after-${phrase.replaceAll(" ", "-")}`, confidence: 0.85 },
    ),
  ),
  rule(
    "gerund-after-preposition",
    `<${prepositions}> <@base>`,
    ([cue, verb], { sentence }) => {
      const isPure = classesFor(verb.low) === "v";
      const before = sentence.words[cue.index - 1];
      const isParticle =
        before?.tag === "VERB" && among(isPure ? "in on by" : "in on by with about at", cue.low);
      const isOther = someOf(
        (verb.tag === "NOUN" || among("let see be", verb.low)) && !isPure,
        verb.tag === "ADJ" || lowAt(sentence, verb.index + 1) === "not",
        /^[A-Z]/.test(verb.text),
        !isSurelyVerb(verb, sentence),
        isParticle || isLoose(before?.low ?? "", cue, verb),
        verb.low === "have" && lowAt(sentence, verb.index + 1) === "to",
        isForPurpose(cue, sentence),
        isOtherMeant(cue, verb, sentence),
      );
      return isOther ? null : replace(verb, gerundOf(meantVerb(verb, sentence)), cue.text);
    },
    { confidence: 0.75 },
  ),
  rule(
    "gerund-after-preposition",
    "look|looking|looks|looked forward <to> <@base>",
    ([, verb]) => (verb.tag !== "NOUN" ? replace(verb, gerundOf(verb.low), "look forward to") : null),
    { id: "look-forward", confidence: 0.9 },
  ),
  rule(
    "gerund-after-preposition",
    "@be|'m|get|got used <to> <@base>",
    ([cue, verb], { sentence }) =>
      isLikelyVerb(verb, sentence) &&
      /^(?:i|we|they|he|she|you|people|am|'m)$/.test(lowAt(sentence, cue.index - 3))
        ? replace(verb, gerundOf(verb.low), "be used to")
        : null,
    { id: "be-used-to", confidence: 0.7 },
  ),
];

export const verbPatternRules: readonly Rule[] = [...gerund, ...afterPreposition];
