import { lowAt, replaceSpan, rule, type Rule } from "@/lib/assess/rules/match/rule";
import { among } from "@/lib/assess/rules/words/among";

/** "I am agree", "they are do not know": a form of "be" before a verb that needs none. */
export const beExtraRules: readonly Rule[] = [
  rule(
    "be-extra",
    "<i|you|he|she|it|we|they> <am|is|are|was|were> <do|does|did> @not @any",
    ([subject, be, aux], { sentence }) =>
      sentence.words.slice(0, be.index).some(({ low }) => among("what who", low))
        ? null
        : replaceSpan(be, aux, aux.low === "do" && among("he she it", subject.low) ? "does" : aux.low),
    { id: "be-do", confidence: 0.9 },
  ),
  rule(
    "be-extra",
    "<i> i <am|'m> <agree|disagree>",
    ([first, , verb]) => replaceSpan(first, verb, `I ${verb.low}`),
    { id: "am-agree", confidence: 0.92 },
  ),
  rule(
    "be-extra",
    "<am|'m|is|are|was|were> <agree|disagree|depend|belong|think|believe> @any",
    ([cue, verb], { sentence }) => {
      if (among("think believe", verb.low) && !among("i 'm am", cue.low)) return null;
      const right = verb.low === "depend" || verb.low === "belong" ? null : verb.low;
      return right
        ? cue.low.startsWith("'")
          ? lowAt(sentence, cue.index - 1) === "i"
            ? replaceSpan(sentence.words[cue.index - 1] ?? cue, verb, `I ${right}`)
            : null
          : sentence.words[cue.index - 1]?.low === "i" || cue.low === "are"
            ? replaceSpan(cue, verb, right)
            : null
        : null;
    },
    { id: "am-agree", confidence: 0.85 },
  ),
];
