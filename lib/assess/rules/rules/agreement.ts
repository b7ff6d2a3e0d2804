import { allOf, among, someOf } from "@/lib/assess/rules/words/among";
import { type Sentence, type Word } from "@/lib/assess/rules/text/word";
import {
  eachWord,
  lowAt,
  replace,
  replaceSpan,
  rule,
  type Change,
  type Rule,
} from "@/lib/assess/rules/match/rule";
import { isCounted } from "@/lib/assess/rules/rules/number";
import { fixedAgreementRules } from "@/lib/assess/rules/rules/fixed-agreement";
import { isIndefinite, subjectBefore, type Subject } from "@/lib/assess/rules/text/subject";
import * as closed from "@/lib/assess/rules/words/closed";
import { possibleTags } from "@/lib/assess/rules/text/mend-tags";
import { isPersonNoun, needsDeterminer } from "@/lib/assess/rules/words/countable";
import { isSingularNoun, singular } from "@/lib/assess/rules/words/nouns";
import { isUncountable, strictlyUncountable } from "@/lib/assess/rules/words/uncountable";
import { thirdPerson, verbAs } from "@/lib/assess/rules/words/verbs";

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

/** "He suggested that she be", "if I were", "may the king have": forms that no subject changes. */
function isSubjunctive(sentence: Sentence, subject: Subject, verb: Word) {
  const before = sentence.words.slice(Math.max(0, subject.start - 4), subject.start).map(({ low }) => low);
  if (verb.low === "were")
    return before.some((low) => among("if wish wishes though unless as suppose imagine wished whether", low));
  const asks =
    /^(?:suggest|recommend|insist|demand|propose|request|require|ask|advise|prefer|important|essential|vital|necessary|crucial|better|lest)/;
  return before.some((low) => asks.test(low));
}

/** What "does not", "have been" stand behind: a question's verb comes before its subject. */
const isAsked = (sentence: Sentence, start: number) => {
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
  );
  const lacks =
    first === head.index ? isBare : allOf(isOfSeveral, isSingularNoun(head.low), !isUncountable(head.low));
  return allOf(!isPronoun, head.tag === "NOUN", lacks);
}

/** "For many, students is a good idea": nobody is an idea, so the subject is another one. */
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

/** "They can help are parents": what was meant is "our". */
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
  // "Whoever you are DON'T stop": what is shouted is a sentence of its own.
  if (/^[A-Z]{2}/.test(verb.text) && /[a-z]/.test(head.text)) return true;
  const isOfMore = among("are were have do", verb.low);
  return someOf(
    isOfClause(verb, sentence, subject),
    isNoPerson(verb, subject, sentence),
    isOur(verb, subject, sentence),
    isInnerObject(sentence, subject),
    isSubjunctive(sentence, subject, verb),
    !isRelative && isAsked(sentence, start),
    isObjectIt(verb, subject, sentence),
    among("these those", sentence.words[start]?.low) && isSingularNoun(head.low),
    isOfMore && isBareOne(sentence, subject),
    isOfMore && head.tag === "PROPN",
  );
}

const beForms: Rule = eachWord(
  "be-form",
  (word, sentence) => (closed.isBe(word.low) ? auxiliary(word, sentence) : null),
  { confidence: 0.85 },
);
const haveAndDo: Rule = eachWord(
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

const isVerbHere = (word: Word, sentence: Sentence) => {
  if (word.index > 0 && /^[A-Z]/.test(word.text)) return false;
  const possible = possibleTags(word.low);
  if (word.tag === "VERB") return possible[0] === "VERB" || isVerbFollowed(sentence.words[word.index + 1]);
  return word.tag === "NOUN" && possible[0] === "VERB" && isVerbFollowed(sentence.words[word.index + 1]);
};
const isVerbFollowed = (next: Word | undefined) =>
  next !== undefined &&
  (closed.isDeterminer(next.low) ||
    closed.isObjectPronoun(next.low) ||
    closed.isPreposition(next.low) ||
    next.low === "that" ||
    next.low === "to" ||
    next.tag === "ADV");

/** "made him go", "saw the boy leave": a base form that is right behind a noun. */
function isBareInfinitive(sentence: Sentence, subject: Subject) {
  const before = sentence.words.slice(Math.max(0, subject.start - 2), subject.start);
  return before.some(
    ({ low }) =>
      /^(?:let|lets|make|makes|made|making|help|helps|helped|helping|see|sees|saw|seeing|seen|hear|hears|heard|hearing|watch|watches|watched|watching|notice|noticed|have|had|feel|felt|than|not|to)$/.test(
        low,
      ) &&
      !(low === "to" && subject.isPronoun) &&
      !(low === "not" && isIndefinite(subject.head.low)),
  );
}

/** "The train leave at seven", and not "a paper cover for a letter": a word that could be a noun has more behind it. */
export function isVerbBehindNoun(word: Word, sentence: Sentence) {
  if (word.tag !== "VERB") return false;
  if (!possibleTags(word.low).includes("NOUN")) return true;
  const next = sentence.words[word.index + 1];
  if (!next || among("for of that and or with", next.low)) return false;
  if (next.tag === "ADV" && among("VERB AUX", sentence.words[next.index + 1]?.tag)) return false;
  return isVerbFollowed(next) || next.tag === "ADJ" || next.tag === "VERB" || next.tag === "NOUN";
}

/** "Drivers who know the law know it": the noun before the verb is the object of an inner clause. */
function isInnerObject({ words }: Sentence, subject: Subject): boolean {
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
/** "Some people, which is a good sign", "new words, which makes it easy": what is said before, and not the noun. */
const isOfClause = (verb: Word, sentence: Sentence, { isRelative }: Subject) =>
  isRelative &&
  among("is was makes means gives helps leads allows", verb.low) &&
  lowAt(sentence, verb.index - 1) === "which" &&
  (among(saysOfClause, lowAt(sentence, verb.index + 1)) || lowAt(sentence, verb.index - 2) === ",");

/** "What skill have you learned", "it needn't be": verbs before their subject, and one that takes no s. */
function isOtherVerb(word: Word, sentence: Sentence) {
  const next = lowAt(sentence, word.index + 1);
  if (word.low === "need") return among("n't not be", next);
  // "She yield them" is rather "yells at them".
  if (word.low === "yield") return closed.isObjectPronoun(next);
  return (
    among("have has do does is are was were", word.low) && closed.isSubjectPronoun(next) && next !== "it"
  );
}

/** A base form that can be nothing else here: no past, no noun, no auxiliary. */
export function bareForm(word: Word, sentence: Sentence): string | null {
  const lemma = verbAs(word.low, "base");
  const isNone = someOf(
    closed.isClosedWord(word.low),
    among("have do be", word.low),
    isOtherVerb(word, sentence),
    verbAs(word.low, "past") !== null,
  );
  return isNone || !isVerbHere(word, sentence) ? null : lemma;
}

function needsS(word: Word, sentence: Sentence): { lemma: string; subject: Subject } | null {
  const lemma = bareForm(word, sentence);
  const subject = lemma ? subjectBefore(sentence, word.index) : null;
  if (!lemma || subject?.number !== "singular") return null;
  const isFree = someOf(
    isInnerObject(sentence, subject),
    isAsked(sentence, subject.start),
    isBareOne(sentence, subject),
    !subject.isRelative && isBareInfinitive(sentence, subject),
    isSubjunctive(sentence, subject, word),
    lowAt(sentence, word.index + 1) === "'s",
  );
  const isSure = someOf(subject.isPronoun, subject.isRelative, isVerbBehindNoun(word, sentence));
  return !isFree && isSure ? { lemma, subject } : null;
}

const thirdPersonS: Rule = eachWord(
  "third-person-s",
  (word, sentence) => {
    const found = needsS(word, sentence);
    return found ? replace(word, thirdPerson(found.lemma), found.subject.head.text) : null;
  },
  { confidence: 0.8 },
);

/** "It get's late": the ending has an apostrophe too many. */
const apostropheS: Rule = rule(
  "verb-apostrophe",
  "he|she|it|that|who|which|@noun|everybody|everyone|nobody <get|make|want|need|think|say|see|go|come|help|take|give|know|feel|look|like|love|live|work|start|end|keep|mean|seem|happen|play|run|show|tell|try|use|put|cost|turn|become|bring> <'s>",
  ([verb, ending]) =>
    ending.start === verb.end ? replaceSpan(verb, ending, thirdPerson(verb.low), verb.text) : null,
  { confidence: 0.9 },
);

const isAuxiliary = ({ low }: Word) =>
  someOf(closed.isBe(low), closed.isHave(low), closed.isDo(low), low === "'s");

const noS: Rule = eachWord(
  "subject-verb",
  (word, sentence) => {
    const lemma = verbAs(word.low, "s");
    if (!lemma || isAuxiliary(word) || word.tag === "PROPN" || !isVerbHere(word, sentence)) return null;
    const subject = subjectBefore(sentence, word.index);
    if (!subject || subject.number === "singular") return null;
    // A small "i" before a form with s is rather an "it" that lost a letter.
    const isOther = someOf(
      isOfClause(word, sentence, subject),
      subject.head.text === "i",
      isAsked(sentence, subject.start),
      isInnerObject(sentence, subject),
    );
    return isOther ? null : replace(word, lemma, subject.head.text);
  },
  { id: "plural-verb", confidence: 0.8 },
);

/** "A lot of effort and focus". */
const isJoinedNoun = ({ low, index }: Word, { words }: Sentence) =>
  words[index - 2]?.tag === "NOUN" && possibleTags(low).includes("NOUN");

/** "He gets up and go to school". */
const joined: Rule = rule(
  "third-person-s",
  "<he|she|it> @frequency? <@s> !(@modal) @word+!@verb+!@subject+!@subordinator* and <@base+@verb>",
  ([subject, verb, second], { sentence }) => {
    if (!isVerbHere(second, sentence)) return null;
    const between = sentence.words.slice(verb.index + 1, second.index);
    if (
      between.length > 7 ||
      between.some(({ low }) => low === "to" || closed.isModal(low) || low === "let" || low === "help")
    )
      return null;
    if (subjectBefore(sentence, verb.index)?.head !== subject || /^(?:helps|lets|makes|does)$/.test(verb.low))
      return null;
    const lemma = verbAs(second.low, "base");
    return lemma && !isJoinedNoun(second, sentence) && !among("be have do", lemma)
      ? replace(second, thirdPerson(lemma), subject.text)
      : null;
  },
  { id: "joined-verbs", confidence: 0.7 },
);

const isNeverCounted = (low: string) => low === "stuff" || strictlyUncountable.has(low);

/** "Everybody want", "the stuff are": why it is one is another matter than with "he". */
const ofEverybody =
  (agreement: Rule): Rule =>
  (sentence) =>
    agreement(sentence).map((edit) => {
      const subject = edit.cue?.toLowerCase() ?? "";
      if (isIndefinite(subject)) return { ...edit, kind: "indefinite-singular" };
      return isNeverCounted(subject) ? { ...edit, kind: "uncountable-verb" } : edit;
    });

export const agreementRules: readonly Rule[] = [
  ...fixedAgreementRules,
  ...[beForms, haveAndDo, thirdPersonS].map(ofEverybody),
  noS,
  apostropheS,
  joined,
];
