import { among } from "@/lib/assess/rules/words/among";
import { everyForm } from "@/lib/assess/rules/words/verbs";
import { lowAt, replace, rule, type Rule } from "@/lib/assess/rules/match/rule";
import { inflect, verbReadings } from "@/lib/assess/rules/words/verbs";
import { type Sentence, type Word } from "@/lib/assess/rules/text/word";
import { isBe, isHave, isQuestionWord } from "@/lib/assess/rules/words/closed";
import { type EditKind } from "@/lib/core/edit-kinds";

/** The same form of another verb. */
function otherVerb({ low, index }: Word, sentence: Sentence, lemma: string): string {
  const possible = verbReadings(low).map(({ form }) => form);
  const before = [1, 2].map((back) => lowAt(sentence, index - back));
  const isPerfect = possible.includes("part") && before.some((each) => isHave(each) || isBe(each));
  return inflect(lemma, isPerfect ? "part" : (possible[0] ?? "base"));
}

type Collocation = { kind: EditKind; wrong: string; nouns: string; right: string };

const between = "@determiner|@adj|some|any|much|more|lots|lot|of|too|very|many|my|@possessive|@number";

const collocations: readonly Collocation[] = [
  { kind: "lose-miss", wrong: "lose", right: "miss", nouns: "bus|train|flight|plane" },
  {
    kind: "usual-phrase",
    wrong: "do",
    right: "play",
    nouns: "soccer|football|tennis|basketball|volleyball|chess|guitar|piano|baseball",
  },
  {
    kind: "make-do",
    wrong: "do",
    right: "make",
    nouns:
      "mistake|mistakes|decision|decisions|effort|efforts|progress|money|noise|friends|appointment|suggestion|promise|difference|cake|choice|choices|call|complaint|list|speech|offer|change|changes|joke|jokes|excuse|excuses|phone",
  },
  {
    kind: "make-do",
    wrong: "make",
    right: "do",
    nouns:
      "homework|homeworks|exercise|exercises|sport|sports|yoga|housework|dishes|laundry|shopping|research|judo|karate|gymnastics|aerobics|favor|favour|activities|chores|ironing|gardening",
  },
  {
    kind: "usual-phrase",
    wrong: "make",
    right: "take",
    nouns: "photo|photos|photograph|selfie|selfies|shower|nap|bath",
  },
  {
    kind: "usual-phrase",
    wrong: "do",
    right: "take",
    nouns: "photo|photos|photograph|photographs|pictures|selfie|selfies|shower|nap|break",
  },
  {
    kind: "usual-phrase",
    wrong: "make",
    right: "have",
    nouns: "party|barbecue|picnic|dream|vacation|holiday|conversation",
  },
  {
    kind: "usual-phrase",
    wrong: "do",
    right: "have",
    nouns: "party|picnic|dream|conversation|fun|barbecue|lunch|dinner",
  },
  { kind: "usual-phrase", wrong: "do", right: "ask", nouns: "question|questions" },
  { kind: "usual-phrase", wrong: "make", right: "ask", nouns: "question|questions" },
  {
    kind: "usual-phrase",
    wrong: "open",
    right: "turn on",
    nouns: "light|lights|tv|television|computer|radio",
  },
  {
    kind: "usual-phrase",
    wrong: "close",
    right: "turn off",
    nouns: "light|lights|tv|television|computer|radio",
  },
  { kind: "usual-phrase", wrong: "eat", right: "take", nouns: "medicine|medicines|pill|pills" },
  { kind: "usual-phrase", wrong: "drink", right: "take", nouns: "medicine|medicines|pill|pills" },
  { kind: "usual-phrase", wrong: "learn", right: "gain", nouns: "knowledge" },
  { kind: "usual-phrase", wrong: "do", right: "commit", nouns: "crime|crimes|suicide" },
  { kind: "usual-phrase", wrong: "make", right: "commit", nouns: "crime|crimes|suicide" },
  {
    kind: "say-tell",
    wrong: "say",
    right: "tell",
    nouns: "truth|lie|lies|story|stories|joke|jokes|secret|secrets",
  },
  { kind: "say-tell", wrong: "tell", right: "say", nouns: "hello|goodbye|hi|thanks|sorry|prayers" },
];

/** "Do they make", "nor did any": the "do" of a question or a negation. */
function isAuxiliary(verb: Word, sentence: Sentence): boolean {
  const before = lowAt(sentence, verb.index - 1);
  const next = lowAt(sentence, verb.index + 1);
  return (
    before === "" ||
    isQuestionWord(before) ||
    among("nor so neither ,", before) ||
    among("n't they you we", next)
  );
}

/** The noun belongs to a longer name; a "phone" counts with its "call" only. */
function isOtherPhrase(noun: Word, verb: Word, sentence: Sentence): boolean {
  // "It is safe do change": a second verb.
  if (among("change call offer cake phone", noun.low) && noun.index === verb.index + 1) return true;
  const next = sentence.words[noun.index + 1];
  // "He made her dream come true".
  if (among("come true", next?.low)) return true;
  return noun.low === "phone" ? next?.low !== "call" : next?.tag === "NOUN";
}

const byCollocation: readonly Rule[] = collocations.map(({ kind, wrong, nouns, right }) =>
  rule(
    kind,
    `<${everyForm(wrong)}> ${between}* <${nouns}>`,
    ([verb, noun], { sentence }) => {
      if (noun.index - verb.index > 5 || isOtherPhrase(noun, verb, sentence)) return null;
      if (wrong === "do" ? isAuxiliary(verb, sentence) : verb.tag !== "VERB") return null;
      const isTeacher = /^teachers?$/.test(lowAt(sentence, verb.index - 1));
      if ((noun.low.startsWith("homework") && isTeacher) || (noun.low === "friends" && verb.low === "does"))
        return null;
      if (right === "ask" && lowAt(sentence, verb.index + 1) === "the") return null;
      const [head, ...particle] = right.split(" ");
      const after = [otherVerb(verb, sentence, head ?? right), ...particle].join(" ");
      return replace(verb, after, noun.text);
    },
    { id: `${wrong}-for-${right.replace(" ", "-")}`, confidence: 0.8 },
  ),
);

const people = "me|him|us|them|her|you";

const sayTell: readonly Rule[] = [
  rule(
    "say-tell",
    `<${everyForm("say")}> <${people}> @any`,
    ([verb, object], { sentence }) => {
      const next = object && sentence.words[object.index + 1];
      const isClause =
        next && object.low !== "me" && (among("AUX VERB ADV", next.tag) || next.text.startsWith("'"));
      return !isClause && !/^[A-Z]/.test(object.text)
        ? replace(verb, otherVerb(verb, sentence, "tell"), object.text)
        : null;
    },
    { confidence: 0.85 },
  ),
  rule(
    "say-tell",
    `<${everyForm("say")}> to? <my|his|her|our|their> <mother|father|friend|friends|parents|teacher|brother|sister|boss|children> that|to|about|the`,
    ([verb, , noun], { sentence }) =>
      lowAt(sentence, verb.index + 1) !== "to"
        ? replace(verb, otherVerb(verb, sentence, "tell"), noun.text)
        : null,
    { id: "say-someone", confidence: 0.8 },
  ),
  rule(
    "say-tell",
    "<i|he|she|we|they|teacher|mother|father|friend> <tell|tells|told> <that|,>",
    ([subject, verb, that], { sentence }) =>
      subject && verb && that.low === "that" && !/^(?:story|is|was)$/.test(lowAt(sentence, that.index + 1))
        ? replace(verb, otherVerb(verb, sentence, "say"), that.text)
        : null,
    { id: "tell-that", confidence: 0.75 },
  ),
];

export const collocationRules: readonly Rule[] = [...byCollocation, ...sayTell];
