import { among, someOf } from "@/lib/assess/rules/words/among";
import { inflect } from "@/lib/assess/rules/words/verbs";
import { lowAt, replaceSpan, remove, replace, rule, type Rule } from "@/lib/assess/rules/match/rule";
import { type Sentence, type Word } from "@/lib/assess/rules/text/word";
import * as closed from "@/lib/assess/rules/words/closed";

/** "Although S, but S": the second connector goes. */
function second(first: RegExp, other: string): Rule {
  return (sentence) => {
    const { words } = sentence;
    const opener = words.find(({ low }, index) => index < 2 && first.test(low));
    if (
      !opener ||
      (opener.low === "even" && words[opener.index + 1]?.low !== "though") ||
      words[opener.index + 1]?.low === "of"
    )
      return [];
    const found = words.find(({ low }, index) => low === other && index > opener.index + 3);
    if (!found || isLaterClause(sentence, opener, found) || isPurpose(sentence, opener, found)) return [];
    const cue = opener.low === "even" ? "even though" : opener.low;
    return [
      {
        ...remove(found, cue),
        kind: "double-connector" as const,
        ruleId: `learner/${opener.low}-${other}`,
        confidence: 0.85,
      },
    ];
  };
}

/** "When you see it, call me so I can come": the "so" says what for. */
function isPurpose({ words }: Sentence, opener: Word, found: Word) {
  const after = words.slice(found.index + 1, found.index + 4);
  const isAim = after.some(({ low }) => among("can could will wo do does would that may", low));
  return among("if when", opener.low) && (isAim || words[found.index - 1]?.low !== ",");
}

const startsClause = (next: Word | undefined) =>
  next !== undefined &&
  someOf(
    closed.isSubjectPronoun(next.low),
    closed.isDeterminer(next.low),
    among("NOUN PROPN", next.tag),
    among("there people nobody", next.low),
  );

/** The main clause has begun before it: another comma with a subject behind it. */
function isLaterClause({ words }: Sentence, opener: Word, found: Word): boolean {
  const next = words[found.index + 1];
  const isLoose =
    found.low === "so" && words[found.index - 1]?.low !== "," && !closed.isSubjectPronoun(next?.low ?? "");
  const hasComma = words.slice(opener.index, found.index - 1).some(({ low }) => low === ",");
  return someOf(hasComma, !startsClause(next), isLoose, found.index > 22);
}

const negatives: Record<string, string> = {
  nothing: "anything",
  nobody: "anybody",
  nowhere: "anywhere",
  none: "any",
  never: "ever",
  no: "any",
};
const doubleNegative: readonly Rule[] = [
  rule(
    "double-negative",
    "<nobody|nothing|none> <did|does|do> <n't|not> <@base>",
    ([cue, aux, , verb]) =>
      replaceSpan(aux, verb, inflect(verb.low, aux.low === "did" ? "past" : "s"), cue.text),
    { id: "nobody-did-not", confidence: 0.85 },
  ),
  rule(
    "double-negative",
    "do|does|did|ca|can|could|will|wo|would|is|are|was|were|have|has <n't|not> @adv? <@base|@part|@ing|have|be|do> @object? <nothing|nobody|nowhere|none>",
    ([not, , word], { sentence }) => {
      const next = sentence.words[word.index + 1];
      const isClause =
        lowAt(sentence, not.index + 1) === "just" ||
        (next !== undefined && (next.tag === "AUX" || next.tag === "VERB") && next.low !== "to");
      return isClause
        ? null
        : replace(
            word,
            negatives[word.low] ?? word.low,
            not.text === "n't" ? `${lowAt(sentence, not.index - 1)}n't` : not.text,
          );
    },
    { confidence: 0.9 },
  ),
  rule(
    "double-negative",
    "<never|nobody|hardly> <@base|@s|@past|have|has|had|do|does|did> @object? <nothing|nobody|nowhere>",
    ([not, , word], { sentence }) => {
      const next = word && sentence.words[word.index + 1];
      return next?.tag !== "AUX" && next?.tag !== "VERB"
        ? replace(word, negatives[word.low] ?? word.low, not.text)
        : null;
    },
    { id: "never-nothing", confidence: 0.85 },
  ),
  rule(
    "double-negative",
    "do|does|did|ca|can|could|wo|will|have|has <n't> <@base|have|@part> <no> <@noun|one|more>",
    ([not, , no, noun], { sentence }) => {
      const cue = `${lowAt(sentence, not.index - 1)}n't`;
      if (noun.low === "one") return replaceSpan(no, noun, "anyone", cue);
      return noun.low === "matter" ? null : replace(no, "any", cue);
    },
    { id: "not-no", confidence: 0.85 },
  ),
  rule(
    "double-negative",
    "do|does|did|ca|can|could|wo|will|have|has|is|are <n't> <never>",
    ([not, never], { sentence }) => replace(never, "ever", `${lowAt(sentence, not.index - 1)}n't`),
    { id: "not-never", confidence: 0.85 },
  ),
  rule("double-negative", "ca|can|could <n't|not> <hardly>", ([, hardly]) => remove(hardly), {
    id: "not-hardly",
    confidence: 0.6,
  }),
];

const others: readonly Rule[] = [
  rule(
    "double-connector",
    "<and|but> <also|however> ,? <however|but|and>",
    ([first], { sentence }) =>
      first && lowAt(sentence, first.index + 1) === "however" ? remove(first, "however") : null,
    { id: "but-however", confidence: 0.6 },
  ),
  rule(
    "usual-phrase",
    "reason is <because> @subject|@determiner",
    ([because]) => replace(because, "that", "reason"),
    { id: "reason-because", confidence: 0.6 },
  ),
];

export const connectorRules: readonly Rule[] = [
  second(/^(?:although|though|even|despite)$/, "but"),
  second(/^(?:because|since)$/, "so"),
  second(/^(?:if|when)$/, "so"),
  ...doubleNegative,
  ...others,
];
