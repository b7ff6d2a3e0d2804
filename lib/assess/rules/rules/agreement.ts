import { among, someOf } from "@/lib/assess/rules/words/among";
import { type Sentence, type Word } from "@/lib/assess/rules/text/word";
import { eachWord, lowAt, replace, replaceSpan, rule, type Rule } from "@/lib/assess/rules/match/rule";
import {
  isAsked,
  isBareOne,
  isInnerObject,
  isOfClause,
  isOtherVerb,
  isSubjunctive,
} from "@/lib/assess/rules/rules/agreement-doubts";
import { beForms, haveAndDo } from "@/lib/assess/rules/rules/auxiliary-agreement";
import { fixedAgreementRules } from "@/lib/assess/rules/rules/fixed-agreement";
import { isIndefinite, subjectBefore, type Subject } from "@/lib/assess/rules/text/subject";
import * as closed from "@/lib/assess/rules/words/closed";
import { possibleTags } from "@/lib/assess/rules/text/mend-tags";
import { strictlyUncountable } from "@/lib/assess/rules/words/uncountable";
import { participleOf, thirdPerson, verbAs } from "@/lib/assess/rules/words/verbs";

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
    // "My parent drive": rather both of them.
    subject.head.low === "parent",
    // "T think": a slip for "I".
    subject.head.low.length === 1,
    !subject.isRelative && isBareInfinitive(sentence, subject),
    isSubjunctive(sentence, subject, word),
    lowAt(sentence, word.index + 1) === "'s",
  );
  const isSure = someOf(subject.isPronoun, subject.isRelative, isVerbBehindNoun(word, sentence));
  return !isFree && isSure ? { lemma, subject } : null;
}

const lasting =
  "know want need like love hate think feel seem look understand believe live work mean wish hope belong";
/** "He already finish", "he just arrive", and not "he just want": what was done, so no s lacks. */
const isJustDone = (word: Word, sentence: Sentence, lemma: string) =>
  among("already just yet", lowAt(sentence, word.index - 1)) && !among(lasting, lemma);

/** "He already finish his homework". */
const alreadyDone: Rule = eachWord(
  "usual-phrase",
  (word, sentence) => {
    const already = sentence.words[word.index - 1];
    const found = already?.low === "already" ? needsS(word, sentence) : null;
    return found && already && isJustDone(word, sentence, found.lemma)
      ? replaceSpan(already, word, `has already ${participleOf(found.lemma)}`)
      : null;
  },
  { id: "has-already", confidence: 0.8 },
);

const thirdPersonS: Rule = eachWord(
  "third-person-s",
  (word, sentence) => {
    const found = needsS(word, sentence);
    return found && !isJustDone(word, sentence, found.lemma)
      ? replace(word, thirdPerson(found.lemma), found.subject.head.text)
      : null;
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

/** "A lot of sugar and salt". */
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
  alreadyDone,
  noS,
  apostropheS,
  joined,
];
