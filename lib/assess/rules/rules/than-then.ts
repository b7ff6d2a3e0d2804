import { among } from "@/lib/assess/rules/words/among";
import { lowAt, replace, rule, type Rule } from "@/lib/assess/rules/match/rule";
import { type Sentence, type Word } from "@/lib/assess/rules/text/word";
import { isComparative } from "@/lib/assess/rules/words/adjectives";

/** "If the shop has more eggs, then …", "faster then ever" has no "if" before it. */
const isAfterIf = ({ index }: Word, { words }: Sentence) =>
  words.slice(0, index).some(({ low }) => among("if when", low));

export const thanThenRules: readonly Rule[] = [
  rule(
    "comparative-form",
    "more @adj <that|then|as> @possessive|the|this @noun $|,",
    ([word]) => replace(word, "than", "more"),
    { id: "more-that", confidence: 0.8 },
  ),
  rule(
    "than-then",
    "more|less|better|fewer|worse|bigger @any* <then> i|we|you|he|she|they <expected|thought|before|usual|did|do|have|am|was|is|can|imagined>",
    ([then], { sentence }) => (isAfterIf(then, sentence) ? null : replace(then, "than", "more")),
    { id: "then-i-expected", confidence: 0.8 },
  ),
  rule(
    "than-then",
    "<@comparative+!more+!less+!later> <as> <mine|yours|his|hers|ours|theirs|me|him|them>",
    ([cue, word], { sentence }) =>
      among("as so", lowAt(sentence, cue.index - 1)) ? null : replace(word, "than", cue.text),
    { id: "older-as", confidence: 0.85 },
  ),
  rule(
    "than-then",
    "<@comparative|rather|other> @noun? <then> !(,|@subject+i)",
    ([cue, then], { sentence }) => {
      if (cue.low === "later" || isAfterIf(then, sentence)) return null;
      const next = sentence.words[then.index + 1];
      const isPhrase =
        next &&
        (next.tag === "DET" ||
          next.tag === "NOUN" ||
          next.tag === "PROPN" ||
          next.tag === "NUM" ||
          next.tag === "PRON" ||
          next.tag === "ADP" ||
          next.tag === "ADJ");
      return isPhrase ? replace(then, "than", cue.text) : null;
    },
    { confidence: 0.8 },
  ),
  rule(
    "than-then",
    "more|less|better|fewer <@adj|@adv|@noun|@plural> <then> @determiner|@object|@noun|@proper|@ing|@subject",
    ([cue, then], { sentence }) => (isAfterIf(then, sentence) ? null : replace(then, "than", cue.text)),
    { id: "more-then", confidence: 0.85 },
  ),
  rule(
    "than-then",
    "and|,|^ <than> @subject|@determiner|,",
    ([than], { sentence }) => {
      const before = sentence.words.slice(0, than.index ?? 0);
      return !before.some(({ low }) => isComparative(low) || low === "rather" || low === "other")
        ? replace(than, "then")
        : null;
    },
    { id: "and-then", confidence: 0.85 },
  ),
  rule(
    "comparative-form",
    "<@comparative+!more+!less+!later> <that|from|as|of> <me|him|them|us|my|your|his|mine|yours|before|ever|others>",
    ([cue, word, next]) =>
      next &&
      !among("further farther closer better nearer", cue.low) &&
      !(word.low === "of" && next.low !== "ever") &&
      !(word.low === "as" && next.low !== "me") &&
      !(word.low === "that" && !among("me him them us mine yours before ever", next.low))
        ? replace(word, "than", cue.text)
        : null,
    { id: "comparative-than", confidence: 0.75 },
  ),
];
