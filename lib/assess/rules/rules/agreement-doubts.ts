import { allOf, among, someOf } from "@/lib/assess/rules/words/among";
import { type Sentence, type Word } from "@/lib/assess/rules/text/word";
import { lowAt } from "@/lib/assess/rules/match/rule";
import { isCounted } from "@/lib/assess/rules/rules/number";
import { type Subject } from "@/lib/assess/rules/text/subject";
import * as closed from "@/lib/assess/rules/words/closed";
import { needsDeterminer } from "@/lib/assess/rules/words/countable";
import { isSingularNoun } from "@/lib/assess/rules/words/nouns";
import { isUncountable } from "@/lib/assess/rules/words/uncountable";

/** "He suggested that she be", "if I were", "may the king have": forms that no subject changes. */
export function isSubjunctive(sentence: Sentence, subject: Subject, verb: Word) {
  const before = sentence.words.slice(Math.max(0, subject.start - 4), subject.start).map(({ low }) => low);
  if (verb.low === "were")
    return before.some((low) => among("if wish wishes though unless as suppose imagine wished whether", low));
  const asks =
    /^(?:suggest|recommend|insist|demand|propose|request|require|ask|advise|prefer|important|essential|vital|necessary|crucial|better|lest)/;
  return before.some((low) => asks.test(low));
}

/** What "does not", "have been" stand behind: a question's verb comes before its subject. */
export const isAsked = (sentence: Sentence, start: number) => {
  const before = sentence.words[start - 1];
  return (
    before !== undefined && (closed.isDo(before.low) || closed.isModal(before.low) || closed.isBe(before.low))
  );
};

/** "Student have": a counted noun that lacks an article or its plural; which verb is right is not clear. */
export function isBareOne({ words }: Sentence, { head, start, isPronoun }: Subject): boolean {
  const first = start < head.index && among("that", words[start]?.low) ? start + 1 : start;
  const isOfSeveral = among("some many most all other several these those few first", words[first]?.low);
  const isBare = someOf(
    needsDeterminer(head.low),
    isCounted(head.low),
    among("after before until", words[first - 1]?.low),
    // "We sing, teacher become glad": what stands alone behind a comma may be anything.
    words[first - 1]?.low === "," && isSingularNoun(head.low) && !isUncountable(head.low),
  );
  const lacks =
    first === head.index
      ? isBare
      : allOf(isOfSeveral, isSingularNoun(head.low), !isUncountable(head.low) || head.low === "school");
  return allOf(!isPronoun, head.tag === "NOUN", lacks);
}

/** "Guests who use the pool use it": the noun before the verb is the object of an inner clause. */
export function isInnerObject({ words }: Sentence, subject: Subject): boolean {
  if (subject.isRelative || subject.isPronoun) return false;
  const relative = words.findLastIndex(
    ({ low, index }) => index < subject.start && among("who which that", low),
  );
  const inner = words.slice(relative + 1, subject.start);
  return (
    relative > 0 &&
    (words[relative - 1]?.tag === "NOUN" || among("others those people", words[relative - 1]?.low)) &&
    inner.some(({ tag }) => tag === "VERB")
  );
}

const saysOfClause =
  "a an the why how what good great bad important very not it so me us them that everything sense";
/** "Some stairs, which is a relief", "old keys, which makes it slow": what is said before, and not the noun. */
export const isOfClause = (verb: Word, sentence: Sentence, { isRelative }: Subject) =>
  isRelative &&
  among("is was makes means gives helps leads allows", verb.low) &&
  lowAt(sentence, verb.index - 1) === "which" &&
  (among(saysOfClause, lowAt(sentence, verb.index + 1)) || lowAt(sentence, verb.index - 2) === ",");

/** "What skill have you learned", "it needn't be": verbs before their subject, and one that takes no s. */
export function isOtherVerb(word: Word, sentence: Sentence) {
  const next = lowAt(sentence, word.index + 1);
  if (word.low === "need") return among("n't not be", next);
  // "He yield us" is rather "yells at us".
  if (word.low === "yield") return closed.isObjectPronoun(next);
  return (
    among("have has do does is are was were", word.low) && closed.isSubjectPronoun(next) && next !== "it"
  );
}
