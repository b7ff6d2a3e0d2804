import { replaceSpan, rule, type Change, type Kept, type Rule } from "@/lib/assess/rules/match/rule";

/** "I m", "don t": both halves are there, and a space where the apostrophe belongs. */
const joined = ([first, second]: Kept): Change | null =>
  second.start - first.end === 1 ? replaceSpan(first, second, `${first.text}'${second.text}`) : null;

const half = (id: string, pattern: string): Rule =>
  rule("apostrophe", pattern, joined, { id, confidence: 0.95 });

export const shortFormRules: readonly Rule[] = [
  half("i-m", "<i> <m|ve|ll>"),
  half("don-t", "<don|doesn|didn|isn|wasn|aren|weren|hasn|haven|couldn|wouldn|shouldn|can|won> <t>"),
  half("they-re", "<they|we|you> <re|ve|ll>"),
  half("it-s", "<it|that|he|she|there|what|let> <s>"),
  rule(
    "repeated-word",
    "<it|that|he|she|there> <'s> <is|has>",
    ([subject, short, verb], { sentence }) =>
      sentence.words[verb.index + 1]?.low === "been" || verb.low === "has"
        ? null
        : replaceSpan(subject, verb, `${subject.text} ${verb.low}`, short.text),
    { id: "it-s-is", confidence: 0.9 },
  ),
];
