import { among, someOf } from "@/lib/assess/rules/words/among";
import {
  eachWord,
  insertBefore,
  lowAt,
  remove,
  replace,
  replaceSpan,
  rule,
  type Rule,
} from "@/lib/assess/rules/match/rule";
import { isSurelyVerb } from "@/lib/assess/rules/rules/verb-forms";
import { type Sentence, type Word } from "@/lib/assess/rules/text/word";
import * as closed from "@/lib/assess/rules/words/closed";
import { classesFor } from "@/lib/assess/rules/words/classes";
import { gerundOf, inflect, verbAs, type VerbForm } from "@/lib/assess/rules/words/verbs";

const forms: readonly VerbForm[] = ["base", "s", "past", "part", "ing"];
const unchecked = new Set(["being", "having"]);
/** Every form of these verbs, for a pattern. */
const all = (lemmas: string, without: readonly VerbForm[] = []) =>
  [
    ...new Set(
      lemmas
        .split(" ")
        .flatMap((lemma) =>
          forms.filter((form) => !without.includes(form)).map((form) => inflect(lemma, form)),
        ),
    ),
  ].join("|");

const withGerund = all(
  "enjoy avoid finish mind suggest practice practise dislike recommend imagine admit deny quit delay postpone appreciate discuss",
);
const gerund: readonly Rule[] = [
  rule(
    "gerund-after-verb",
    `<${withGerund}> <to> <@base>`,
    ([cue, to, verb]) => (cue.tag !== "NOUN" ? replaceSpan(to, verb, gerundOf(verb.low), cue.text) : null),
    { confidence: 0.9 },
  ),
  rule(
    "gerund-after-verb",
    `<${withGerund}> <@base>`,
    ([cue, verb], { sentence }) =>
      classesFor(verb.low).startsWith("v") &&
      cue.tag === "VERB" &&
      isSurelyVerb(verb, sentence) &&
      !(verb.low === "let")
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
const afterPreposition: readonly Rule[] = [
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
        verb.tag === "ADJ",
        !isSurelyVerb(verb, sentence),
        isParticle || before?.low === "just",
        cue.low === "about" && closed.isBe(before?.low ?? ""),
      );
      return isOther ? null : replace(verb, gerundOf(verb.low), cue.text);
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
      isSurelyVerb(verb, sentence) &&
      /^(?:i|we|they|he|she|you|people|am|'m)$/.test(lowAt(sentence, cue.index - 3))
        ? replace(verb, gerundOf(verb.low), "be used to")
        : null,
    { id: "be-used-to", confidence: 0.7 },
  ),
];

const withInfinitive = all(
  "hope want decide promise refuse agree offer expect manage afford plan wish pretend",
  ["ing"],
);
const infinitive: readonly Rule[] = [
  rule(
    "infinitive-after-verb",
    `<${withInfinitive}> <@ing>`,
    ([cue, verb]) => {
      const lemma = verb && verbAs(verb.low, "ing");
      return lemma && !unchecked.has(verb.low) && cue.tag === "VERB" && verb.tag === "VERB"
        ? replace(verb, `to ${lemma}`, cue.text)
        : null;
    },
    { confidence: 0.8 },
  ),
  rule(
    "missing-to",
    `<${withInfinitive}|planning|hoping|deciding|trying|try|tries|tried> @not? <@base>`,
    ([cue, verb], { sentence }) => {
      if (cue.tag !== "VERB") return null;
      const isVerb =
        isSurelyVerb(verb, sentence) ||
        verb.low === "be" ||
        (verb.tag === "VERB" && classesFor(verb.low).startsWith("v"));
      return isVerb && !/^(?:let|mean)$/.test(verb.low) ? insertBefore(verb, "to", cue.text) : null;
    },
    { confidence: 0.8 },
  ),
  rule(
    "missing-to",
    "<want|wants|wanted|need|needs|needed> <be|go|know|see|learn|buy|get|eat|become|do|make|find|tell|take|say|meet|improve|speak|live|study|visit|play|use|have|sleep|talk> !(@ing)",
    ([cue, verb], { sentence }) => {
      if (
        cue.low === "need" &&
        among("do not i we you they", lowAt(sentence, cue.index - 1)) &&
        lowAt(sentence, verb.index + 1) === "not"
      )
        return null;
      return verb.tag === "NOUN" || (verb.low === "be" && cue.low === "need")
        ? null
        : insertBefore(verb, "to", cue.text);
    },
    { id: "want-to", confidence: 0.85 },
  ),
  rule(
    "missing-to",
    "@be|'m|'re @not? <going> <@base>",
    ([cue, verb], { sentence }) =>
      isSurelyVerb(verb, sentence) || (verb.tag === "VERB" && classesFor(verb.low).startsWith("v"))
        ? insertBefore(verb, "to", cue.text)
        : null,
    { id: "going-to", confidence: 0.85 },
  ),
  rule(
    "missing-to",
    "would|'d <like|love|prefer> <@base>",
    ([cue, verb], { sentence }) =>
      isSurelyVerb(verb, sentence) || (verb.tag === "VERB" && classesFor(verb.low).startsWith("v"))
        ? insertBefore(verb, "to", cue.text)
        : null,
    { id: "would-like", confidence: 0.85 },
  ),
  rule("missing-to", "<able|ought|unable> <@base>", ([cue, verb]) => insertBefore(verb, "to", cue.text), {
    id: "able-to",
    confidence: 0.85,
  }),
  rule(
    "missing-to",
    "<want|wants|wanted|ask|asked|asks|tell|told|allow|allows|allowed|expect|advise|advised|encourage|encouraged|invited|teach|force|forced|enable|enables> <me|him|us|them> <@base>",
    ([cue, , verb], { sentence }) =>
      (classesFor(verb.low) === "v" || isSurelyVerb(verb, sentence)) && verb.tag !== "NOUN"
        ? insertBefore(verb, "to", cue.text)
        : null,
    { id: "want-someone-to", confidence: 0.8 },
  ),
  rule(
    "missing-to",
    "it|it's is|'s|was @adv? <important|easy|difficult|hard|necessary|possible|impossible|dangerous|better|common|useful> <@base>",
    ([cue, verb], { sentence }) => (isSurelyVerb(verb, sentence) ? insertBefore(verb, "to", cue.text) : null),
    { id: "important-to", confidence: 0.75 },
  ),
  rule(
    "missing-to",
    "<have|has|had> <go|wake|study|learn|get|pay|wait|wear|speak|choose|take|eat|buy> !(@noun)",
    ([cue, verb], { sentence }) =>
      verb.tag === "VERB" &&
      among("i we they you he she students people", lowAt(sentence, cue.index - 1)) &&
      classesFor(verb.low).startsWith("v")
        ? insertBefore(verb, "to", cue.text)
        : null,
    { id: "have-to", confidence: 0.55 },
  ),
];

/** "for to learn", "to can": the infinitive with a word too many. */
const excess: readonly Rule[] = [
  rule("base-after-to", "<for> <to> @base", ([preposition]) => remove(preposition, "to"), {
    id: "for-to",
    confidence: 0.85,
  }),
  rule("base-after-to", "<to> <can>", ([to, can]) => replaceSpan(to, can, "to be able to", "to"), {
    id: "to-can",
    confidence: 0.8,
  }),
];
const suggested: Rule = rule(
  "usual-phrase",
  "<suggest|suggested|suggests|recommend|recommended|recommends> <me|him|us|them|you|her> <to> <@base>",
  ([cue, object, , verb]) => {
    const subject: Record<string, string> = {
      me: "I",
      him: "he",
      us: "we",
      them: "they",
      you: "you",
      her: "she",
    };
    return replaceSpan(object, verb, `that ${subject[object.low] ?? object.low} ${verb.low}`, cue.text);
  },
  { id: "suggest-someone-to", confidence: 0.75 },
);

const unlearned: Rule = eachWord(
  "infinitive-after-verb",
  (word: Word, sentence: Sentence) => {
    const verb = sentence.words[word.index + 1];
    const lemma = verb && verbAs(verb.low, "past");
    const isCue = /^(?:want|wants|wanted|decided|need|needs|hope|hopes|plan)$/.test(word.low);
    return isCue &&
      verb &&
      lemma &&
      verb.tag === "VERB" &&
      !verbAs(verb.low, "base") &&
      !verbAs(verb.low, "part")
      ? replace(verb, `to ${lemma}`, word.text)
      : null;
  },
  { id: "want-past", confidence: 0.7 },
);

export const verbPatternRules: readonly Rule[] = [
  ...gerund,
  ...afterPreposition,
  ...infinitive,
  ...excess,
  suggested,
  unlearned,
];
