import { allOf, among, someOf } from "@/lib/assess/rules/words/among";
import { type Sentence, type Word } from "@/lib/assess/rules/text/word";
import { eachWord, lowAt, replace, type Change, type Rule } from "@/lib/assess/rules/match/rule";
import {
  isAsked,
  isBareOne,
  isInnerObject,
  isOfClause,
  isOtherVerb,
  isSubjunctive,
} from "@/lib/assess/rules/rules/agreement-doubts";
import { subjectBefore, type Subject } from "@/lib/assess/rules/text/subject";
import * as closed from "@/lib/assess/rules/words/closed";
import { possibleTags } from "@/lib/assess/rules/text/mend-tags";
import { isPersonNoun } from "@/lib/assess/rules/words/countable";
import { isSingularNoun, singular } from "@/lib/assess/rules/words/nouns";

const forms: Record<string, Record<Subject["number"], string>> = {
  is: { singular: "is", plural: "are", first: "am", second: "are" },
  was: { singular: "was", plural: "were", first: "was", second: "were" },
  has: { singular: "has", plural: "have", first: "have", second: "have" },
  does: { singular: "does", plural: "do", first: "do", second: "do" },
};
const family: Record<string, string> = {
  is: "is",
  are: "is",
  am: "is",
  was: "was",
  were: "was",
  has: "has",
  have: "has",
  does: "does",
  do: "does",
};

/** "For small dogs, young drivers is a bad idea": nobody is an idea, so the subject is another one. */
const isNoPerson = (verb: Word, { head }: Subject, { words }: Sentence) => {
  const said = words.slice(verb.index + 1, verb.index + 4);
  const noun = said.findIndex(({ low }) => among("idea thing way option choice solution", low));
  const isOne = among("a an", said[0]?.low) && noun > 0;
  return among("is was", verb.low) && isOne && isPersonNoun(singular(head.low) ?? head.low);
};

/** "Two essays on one Friday is a lot": several as one amount. */
const isAmount = (verb: Word, sentence: Sentence) =>
  verb.low === "is" &&
  among("a enough the too plenty all", lowAt(sentence, verb.index + 1)) &&
  among("lot limit much of long maximum minimum far we", lowAt(sentence, verb.index + 2));

/** "makes it have": an "it" that is an object. */
const isObjectIt = (verb: Word, { head, start }: Subject, sentence: Sentence) =>
  allOf(head.low === "it", among("have do", verb.low), start > 0, lowAt(sentence, start - 1) !== ",");

function auxiliary(verb: Word, sentence: Sentence): Change | null {
  const kin = family[verb.low];
  const isNone = someOf(
    isOtherVerb(verb, sentence),
    isAmount(verb, sentence),
    among("to n't", lowAt(sentence, verb.index - 1)),
  );
  const subject = kin && !isNone ? subjectBefore(sentence, verb.index) : null;
  if (!kin || !subject) return null;
  const right = forms[kin]?.[subject.number];
  return right && right !== verb.low && !isFreeOf(subject, verb, sentence)
    ? replace(verb, right, subject.head.text)
    : null;
}

/** "They was don't sing", "if they is possible": another word than the agreement is wrong. */
const isNoForm = (verb: Word, { head }: Subject, { words }: Sentence) => {
  const next = words[verb.index + 1];
  const isItself =
    among("necessary possible important better easy difficult", next?.low) && head.low === "you";
  return among("do does did don't", next?.low) || isItself;
};

/** "They help are cousins": what was meant is "our". */
const isOur = (verb: Word, { head }: Subject, { words }: Sentence) =>
  allOf(
    verb.low === "are",
    head.tag === "NOUN",
    possibleTags(head.low).includes("VERB"),
    words[verb.index + 1]?.tag === "NOUN",
  );

/** Where a verb need not agree, or nobody can say with what. */
function isFreeOf(subject: Subject, verb: Word, sentence: Sentence): boolean {
  const { head, start, isRelative } = subject;
  // "Whoever sits there DON'T talk": what is shouted is a sentence of its own.
  if (/^[A-Z]{2}/.test(verb.text) && /[a-z]/.test(head.text)) return true;
  const isOfMore = among("are were have do", verb.low);
  return someOf(
    isOfClause(verb, sentence, subject),
    isNoPerson(verb, subject, sentence),
    isOur(verb, subject, sentence),
    isNoForm(verb, subject, sentence),
    isInnerObject(sentence, subject),
    isSubjunctive(sentence, subject, verb),
    !isRelative && isAsked(sentence, start),
    isObjectIt(verb, subject, sentence),
    among("these those", sentence.words[start]?.low) && isSingularNoun(head.low),
    isOfMore && isBareOne(sentence, subject),
    isOfMore && head.tag === "PROPN",
  );
}

export const beForms: Rule = eachWord(
  "be-form",
  (word, sentence) => (closed.isBe(word.low) ? auxiliary(word, sentence) : null),
  { confidence: 0.85 },
);
export const haveAndDo: Rule = eachWord(
  "subject-verb",
  (word, sentence) =>
    word.low !== "do" ||
    lowAt(sentence, word.index + 1) === "n't" ||
    lowAt(sentence, word.index + 1) === "not"
      ? among("have has do does", word.low)
        ? auxiliary(word, sentence)
        : null
      : null,
  { confidence: 0.85 },
);
