import { insertBefore, lowAt, rule, type Rule } from "@/lib/assess/rules/match/rule";
import * as closed from "@/lib/assess/rules/words/closed";
import { among, someOf } from "@/lib/assess/rules/words/among";
import { verbAs } from "@/lib/assess/rules/words/verbs";

/** "Have you ever seen", "nor was he ever seen", "have Tom and I ever seen": the verb that helps stands before. */
const isHelped = (low: string) =>
  someOf(
    closed.isHave(low),
    closed.isBe(low),
    closed.isDo(low),
    closed.isModal(low),
    among("n't not and or nor 's 'd had", low),
  );

/** "The best film that I ever seen". */
export const everSeen: Rule = rule(
  "past-participle",
  "<i|you|he|she|we|they> <ever> <@part>",
  ([subject, ever, verb], { sentence }) => {
    const isOther = verbAs(verb.low, "past", "base") !== null;
    const have = among("he she", subject.low) ? "has" : "have";
    return isOther || isHelped(lowAt(sentence, subject.index - 1)) ? null : insertBefore(ever, have, have);
  },
  { id: "ever-seen", confidence: 0.87 },
);
