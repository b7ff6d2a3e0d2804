import { allOf, among, someOf } from "@/lib/assess/rules/words/among";
import { replace, rule, type Rule, type RuleEdit } from "@/lib/assess/rules/match/rule";
import { isFinite } from "@/lib/assess/rules/rules/pronouns";
import { type Sentence, type Word } from "@/lib/assess/rules/text/word";
import * as closed from "@/lib/assess/rules/words/closed";

const start = "@subject|@determiner|there|people|students|@proper|@plural|everyone|everybody|nobody";

const withComma =
  (next: string) =>
  (words: string): Rule =>
    rule(
      "comma-after-opening",
      `^ and|but|so? ${words.replace(/(?<last>\S+)$/, "<$<last>>")} ${next}`,
      ([word]) => replace(word, `${word.text},`),
      { id: "comma-after-opener", confidence: 0.85 },
    );

/** "For example I like tea". */
const openers: readonly Rule[] = [
  "in my opinion|view",
  "for example|instance",
  "however|therefore|moreover|furthermore|firstly|secondly|thirdly|lastly|consequently|nevertheless|additionally",
  "overall|meanwhile|fortunately|luckily|sadly|surprisingly|obviously|similarly|likewise|conversely|accordingly|personally",
  "in conclusion|addition|fact|general|short|summary|particular|contrast|reality|brief|essence",
  "in my experience",
  "on the contrary",
  "from|in my point of view",
  "to conclude|summarize",
  "to begin|start with",
  "second of all",
  "above all",
  "after all",
  "generally speaking",
  "first of all",
  "on the other|one hand",
  "as a result|consequence",
  "in other words",
  "last but not least",
  "to sum up",
].map(withComma(start));

/** "First we eat", and not "first impressions"; behind "thus", "hence" and times such as "nowadays" it is a matter of taste. */
const shortOpeners: readonly Rule[] = ["first|second|third|finally|besides|unfortunately"].map(
  withComma("i|you|he|she|it|we|they|there"),
);
const also: Rule = rule(
  "comma-after-opening",
  `^ <also> ${start}`,
  ([word]) => replace(word, `${word.text},`),
  {
    id: "comma-after-opener",
    confidence: 0.8,
  },
);
const exampleOfTime = withComma("when|if|in|at|one|many|some|most|a|an|the")("for example|instance");

/** After these, another clause is what is said or thought, and no comma stands before it. */
const saying =
  /^(?:th(?:ink|inks|ought)|kn(?:ow|ows|ew)|sa(?:y|ys|id)|believe|hope|guess|feel|felt|see|saw|mean|realize|understand|tell|told|sure|glad|afraid|wish|like|want|need|so|such|what|how|than|that)/;

const isClauseSubject = (word: Word, { words }: Sentence): boolean => {
  const before = words[word.index - 1];
  const verb = words[word.index + 1];
  if (!before || !closed.isSubjectPronoun(word.low) || !isFinite(verb)) return false;
  const isObject = among("you it", word.low) && among("VERB AUX ADP", before.tag);
  return !someOf(
    isObject,
    among("CCONJ SCONJ ADP DET PUNCT AUX PART", before.tag),
    closed.isConjunction(before.low),
    closed.isSubordinator(before.low),
    closed.isPreposition(before.low),
    closed.isSubjectPronoun(before.low) && !among("it you", before.low),
    closed.isFrequency(before.low),
    saying.test(before.low),
  );
};

const opensClause = ({ words }: Sentence) =>
  among("if when although because while since after unless whenever once", words[0]?.low) ||
  (words[0]?.low === "even" && words[1]?.low === "though");

/** "The book you want is here", "a bike he trusts": the clause belongs to its noun. */
const ofNoun = (last: Word, rest: readonly Word[]) =>
  last.tag === "NOUN" && (rest.length < 2 || rest.some((word) => among("is are was were has had", word.low)));

/** The pronoun with which the only other clause of these words plainly begins. */
function secondSubject(plain: readonly Word[], sentence: Sentence): Word | null {
  const [subject, more] = plain
    .slice(3)
    .filter(({ low, index }) => closed.isSubjectPronoun(low) && isFinite(sentence.words[index + 1]));
  return subject && !more && isClauseSubject(subject, sentence) ? subject : null;
}

/** "If you", "when the", "even though his". */
function opensWithClause(sentence: Sentence): boolean {
  const { words } = sentence;
  const low = words[words[0]?.low === "even" ? 2 : 1]?.low ?? "";
  return opensClause(sentence) && (closed.isSubjectPronoun(low) || closed.isDeterminer(low));
}

/** "When I was ill my mother", "If you run you fall": one clause behind another, and nothing between them. */
const betweenClauses: Rule = (sentence) => {
  const { words } = sentence;
  const end = words.findIndex(({ tag }) => tag === "PUNCT");
  const plain = end < 0 ? words : words.slice(0, end);
  const subject = opensWithClause(sentence) ? secondSubject(plain, sentence) : null;
  const before = subject && words[subject.index - 1];
  const last = before?.low === "then" ? words[before.index - 1] : before;
  if (!subject || !last) return [];
  const isSure = allOf(
    plain.slice(2, subject.index).some((word) => isFinite(word)),
    !ofNoun(last, plain.slice(subject.index + 2)),
    !plain.some(({ low }) => among("that which who what whether than more less", low)),
  );
  return isSure ? [commaAfter(last, "comma-after-clause")] : [];
};

const commaAfter = (word: Word, kind: "comma-after-clause" | "comma-after-place"): RuleEdit => ({
  ...replace(word, `${word.text},`),
  kind,
  ruleId: `learner/${kind}`,
  confidence: 0.75,
});

const longestPlace = 6;
/** Behind "On Sunday" and "After the long meal" a comma is a matter of taste. */
const shortestPlace = 5;

/** "In the evening", "after school": where or when, without a clause of its own. */
const isPlace = (phrase: readonly Word[]) =>
  allOf(
    among("in on at after before during by without", phrase[0]?.low),
    phrase.length >= shortestPlace && phrase.length <= longestPlace,
    among("NOUN PROPN", phrase.at(-1)?.tag),
    !phrase.some(
      ({ low, tag }) => among("VERB AUX PUNCT SCONJ", tag) || among("way time day moment that what", low),
    ),
  );

/** Another verb before the next mark or clause: "in the house we bought there was". */
function hasMoreVerbs(rest: readonly Word[]): boolean {
  const end = rest.findIndex(
    ({ low, tag }) => tag === "PUNCT" || closed.isConjunction(low) || closed.isSubordinator(low),
  );
  const clause = end < 0 ? rest : rest.slice(0, end);
  return clause.some(({ low }) => among("is are was were has had will can", low));
}

/** "In the evening we read", and not "with the way he cooks". */
const afterPlace: Rule = (sentence) => {
  const { words } = sentence;
  const subject = words.find(({ low }) => closed.isSubjectPronoun(low));
  const verb = subject && words[subject.index + 1];
  const last = subject && words[subject.index - 1];
  if (!last || !verb || !isFinite(verb) || !isPlace(words.slice(0, subject.index))) return [];
  return hasMoreVerbs(words.slice(verb.index + 1)) ? [] : [commaAfter(last, "comma-after-place")];
};

export const commaRules: readonly Rule[] = [
  ...openers,
  ...shortOpeners,
  also,
  exampleOfTime,
  betweenClauses,
  afterPlace,
];
