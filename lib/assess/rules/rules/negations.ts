import { allOf, among } from "@/lib/assess/rules/words/among";
import { lowAt, replaceSpan, rule, type Rule } from "@/lib/assess/rules/match/rule";
import { subjectBefore } from "@/lib/assess/rules/text/subject";
import { classesFor } from "@/lib/assess/rules/words/classes";
import { verbAs } from "@/lib/assess/rules/words/verbs";

/** "He not see", "they no want": a verb is negated with a form of "do". */
export const negationRules: readonly Rule[] = [
  rule(
    "do-negative",
    "<i|you|he|she|it|we|they|people|students> <not|no> <@base|@s|@past|have|has|had>",
    ([subject, not, verb], { sentence }) => {
      const lemma = verbAs(verb.low, "base", "s", "past");
      const found = subjectBefore(sentence, not.index);
      const isVerb = allOf(
        lemma !== null,
        not.low === "not" || verb.tag !== "NOUN",
        among("have has had", verb.low) || classesFor(lemma ?? "").startsWith("v"),
        !among("be do", lemma ?? ""),
        verb.tag !== "ADJ",
      );
      if (!isVerb || !found || !lemma || lowAt(sentence, subject.index - 1) === "why") return null;
      const isPast = verbAs(verb.low, "past") !== null && verbAs(verb.low, "base") === null;
      const does = isPast ? "did" : found.number === "singular" ? "does" : "do";
      return replaceSpan(not, verb, `${does} not ${lemma}`, subject.text);
    },
    { confidence: 0.85 },
  ),
  rule(
    "do-negative",
    "<i|you|he|she|it|we|they|people|students> <no> <can|could|will|would|should|must|is|are|am|was|were> !(,|one|longer|way)",
    ([subject, no, verb]) =>
      replaceSpan(no, verb, verb.low === "can" ? "cannot" : `${verb.low} not`, subject.text),
    { id: "no-can", confidence: 0.8 },
  ),
];
