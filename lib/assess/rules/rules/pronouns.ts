import { allOf, among, someOf } from "@/lib/assess/rules/words/among";
import {
  eachWord,
  insertBefore,
  lowAt,
  remove,
  replace,
  replaceSpan,
  rule,
  type Rule,
} from "@/lib/assess/rules/match/rule";
import { phraseStart } from "@/lib/assess/rules/text/subject";
import { type Sentence, type Word } from "@/lib/assess/rules/text/word";
import * as closed from "@/lib/assess/rules/words/closed";
import { isPersonNoun, needsDeterminer } from "@/lib/assess/rules/words/countable";
import { verbAs } from "@/lib/assess/rules/words/verbs";

const objectOf: Record<string, string> = { i: "me", he: "him", she: "her", we: "us", they: "them" };
const subjectOf: Record<string, string> = { me: "I", him: "he", her: "she", us: "we", them: "they" };
const isFinite = (word: Word | undefined) =>
  word !== undefined &&
  (word.tag === "AUX" ||
    closed.isModal(word.low) ||
    closed.isHave(word.low) ||
    closed.isDo(word.low) ||
    (word.tag === "VERB" && !verbAs(word.low, "ing")) ||
    word.text.startsWith("'") ||
    closed.isFrequency(word.low));

const cases: readonly Rule[] = [
  rule(
    "pronoun-case",
    "<with|for|to|about|from|of|between|by|at|without|behind|near> <he|she|we|they|i>",
    ([preposition, pronoun], { sentence }) => {
      if (
        isFinite(sentence.words[pronoun.index + 1]) ||
        (preposition.low === "for" && sentence.words[pronoun.index + 1]?.tag === "ADV")
      )
        return null;
      return replace(pronoun, objectOf[pronoun.low] ?? pronoun.low, preposition.text);
    },
    { confidence: 0.9 },
  ),
  rule(
    "pronoun-case",
    "<with|for|to|about|from|between|by|at> @determiner? @noun|you|me|him|her|them and <he|she|we|they|i> $|@preposition|,|and|when|because|yesterday",
    ([preposition, pronoun]) => replace(pronoun, objectOf[pronoun.low] ?? pronoun.low, preposition.text),
    { id: "and-i", confidence: 0.85 },
  ),
  rule(
    "pronoun-case",
    "<give|gave|gives|tell|told|help|helped|invite|invited|ask|asked|show|showed|teach|taught|visit|visited|love|loves|see|saw|meet|met|call|called|sent|send|brought|bought|made|let|want|wants|took|paid> <he|she|we|they> !(@modal|@be)",
    ([verb, pronoun], { sentence }) => {
      if (verb.tag !== "VERB") return null;
      const next = sentence.words[pronoun.index + 1];
      const isClause = next !== undefined && isFinite(next) && next.low !== "to";
      return isClause ? null : replace(pronoun, objectOf[pronoun.low] ?? pronoun.low, verb.text);
    },
    { id: "verb-he", confidence: 0.8 },
  ),
  rule(
    "pronoun-case",
    "<give|gave|gives|tell|told|help|helped|invite|invited|ask|asked|show|showed|teach|taught|visited|saw|met|called|sent|brought|bought|took> @possessive @noun and <i|he|she|we|they> $|@preposition|to|some|a|the|@determiner|,|@common",
    ([verb, pronoun], { sentence }) =>
      !isFinite(sentence.words[pronoun.index + 1])
        ? replace(pronoun, objectOf[pronoun.low] ?? pronoun.low, verb.text)
        : null,
    { id: "verb-and-i", confidence: 0.85 },
  ),
  rule(
    "pronoun-case",
    "^ <me> and <my> <@noun> <@any>",
    ([me, , noun]) => replaceSpan(me, noun, `my ${noun.text} and I`),
    { id: "me-and-my", confidence: 0.8 },
  ),
  rule(
    "pronoun-case",
    "^|,|and|but|because|that|when|if <him|them|me|us> <is|are|am|was|were|has|have|will|can|should|do|does|did|would|want|wants|like|likes|go|goes|went>",
    ([pronoun, verb], { sentence }) => {
      const before = sentence.words[pronoun.index - 1];
      const isObject =
        before?.low === "and" && sentence.words[pronoun.index - 2]?.tag !== "PUNCT" && pronoun.index > 3;
      return isObject ? null : replace(pronoun, subjectOf[pronoun.low] ?? pronoun.low, verb.text);
    },
    { id: "him-is", confidence: 0.75 },
  ),
  rule(
    "pronoun-case",
    "^ @possessive <@noun> and <me> <@any>",
    ([, me, verb]) => (isFinite(verb) && verb.low !== "to" ? replace(me, "I", verb.text) : null),
    { id: "and-me", confidence: 0.8 },
  ),
];

const things = new Set(
  "movie film book photo picture city country house school problem job story game food car phone internet computer team restaurant thing reason course exam test trip song weather town place company class language hobby dream family idea".split(
    " ",
  ),
);

/** "My mother she works", "The movie it is about": a subject said twice, with one verb behind it. */
const doubled: Rule = (sentence) =>
  sentence.words.flatMap((pronoun, index) => {
    const noun = sentence.words[index - 1];
    const verb = sentence.words[index + 1];
    if (!noun || !verb || !among("he she it they", pronoun.low) || !isFinite(verb)) return [];
    const found = doubledSubject(sentence, noun, pronoun, verb);
    return found
      ? [
          {
            ...remove(pronoun, noun.text),
            kind: "double-subject" as const,
            ruleId: "learner/double-subject",
            confidence: 0.8,
          },
        ]
      : [];
  });

function isHeadOf(pronoun: string, head: Word) {
  if (pronoun === "it") return things.has(head.low) || head.low === "thing";
  if (pronoun === "they") return /s$/.test(head.low) || among("people children men women", head.low);
  return isPersonNoun(head.low) || head.tag === "PROPN";
}

const isNounLike = (word: Word) => among("NOUN PROPN", word.tag);
const timeHead =
  /day$|^(?:january|june|july|august|time|moment|way|year|first|last|minute|reason|night|week)$/;

/** The phrase that ends here: "the most important thing for me". */
function phraseBefore(words: readonly Word[], last: Word): { head: Word; start: number } {
  const start = phraseStart(words, last.index);
  const outer = words[start - 2];
  return outer && among("for of in", words[start - 1]?.low)
    ? { head: outer, start: phraseStart(words, outer.index) }
    : { head: last, start };
}

function doubledSubject(sentence: Sentence, last: Word, pronoun: Word, verb: Word): boolean {
  const { words } = sentence;
  const isClause = words.slice(0, pronoun.index).some(({ low }) => among("that which who", low));
  if (isClause) return relativeDoubled(sentence, pronoun, verb);
  if (!isNounLike(last) && !among("me us", last.low)) return false;
  const { head, start } = phraseBefore(words, last);
  const first = words[start];
  if (!first || among("every each any no", first.low)) return false;
  return allOf(
    start === 0 || among("because , and but think that", lowAt(sentence, start - 1)),
    !timeHead.test(head.low),
    closed.isDeterminer(first.low) || first.tag === "PROPN",
    isHeadOf(pronoun.low, head) || first.low === "this",
    !hasSecondVerb(sentence, verb),
  );
}

const isFiniteForm = (word: Word) =>
  allOf(word.tag === "VERB", verbAs(word.low, "s", "past") !== null, verbAs(word.low, "part") === null);

/** "The book he wrote is good": another finite verb behind the first. */
function hasSecondVerb({ words }: Sentence, verb: Word): boolean {
  const rest = words.slice(verb.index + 1);
  const end = rest.findIndex(({ low }) => closed.isSubordinator(low) || among(", and but or", low));
  const clause = end < 0 ? rest : rest.slice(0, end);
  return clause.some((word, index) => {
    const isFinal = among("is are was were has had will can does did would", word.low);
    if (isFinal) return index > 0 || verb.tag !== "AUX";
    return index > 0 && isFiniteForm(word) && clause[index - 1]?.low !== "to";
  });
}

/** "The book that I read last week it was exciting". */
function relativeDoubled({ words }: Sentence, pronoun: Word, verb: Word): boolean {
  const relative = words.findIndex(({ low }) => among("that which who", low));
  const before = words[pronoun.index - 1];
  if (!before || relative < 1 || relative > 4) return false;
  const inner = words.slice(relative + 1, pronoun.index);
  return allOf(
    pronoun.low === "it" && among("is was has", verb.low),
    isNounLike(before) || among("here there yesterday", before.low),
    closed.isDeterminer(words[0]?.low ?? ""),
    words[relative - 1]?.tag === "NOUN",
    inner.length > 1 && inner.some(({ tag }) => tag === "VERB"),
  );
}

const reflexives: Record<string, string> = {
  hisself: "himself",
  theirself: "themselves",
  theirselves: "themselves",
  themself: "themselves",
  ourself: "ourselves",
  ourselfs: "ourselves",
  themselfs: "themselves",
  yourselfs: "yourselves",
  itsself: "itself",
  meself: "myself",
  myselfs: "myself",
  himselfs: "himself",
};
const reflexive: readonly Rule[] = [
  eachWord(
    "reflexive",
    (word) => (reflexives[word.low] ? replace(word, reflexives[word.low] ?? word.low) : null),
    { confidence: 0.95 },
  ),
  rule(
    "reflexive",
    "<feel|feels|felt> <myself|yourself|himself|herself|ourselves|themselves> @adv? @adj",
    ([cue, word]) => remove(word, cue.text),
    { id: "feel-myself", confidence: 0.85 },
  ),
  rule(
    "reflexive",
    "<concentrate|relax|afford|meet|remember|complain|relaxed|met> <myself|himself|herself|ourselves|themselves>",
    ([cue, word]) => (!among("met meet remember", cue.low) ? remove(word, cue.text) : null),
    { id: "no-reflexive", confidence: 0.75 },
  ),
  rule(
    "reflexive",
    "we <met|meet> <us> $|@preposition|,|and|every|for",
    ([cue, word]) => remove(word, cue.text),
    { id: "we-met-us", confidence: 0.85 },
  ),
  rule(
    "reflexive",
    "by <my|your|his|her> <self>",
    ([first, second]) =>
      first && second
        ? replaceSpan(
            first,
            second,
            { my: "myself", your: "yourself", his: "himself", her: "herself" }[first.low] ?? "",
          )
        : null,
    { id: "my-self" },
  ),
  rule(
    "reflexive",
    "<i> <hurt|cut|introduce|introduced|enjoyed|taught|asked|told|blame|burned> <me> $|,|with|and|in|about|to|by",
    ([, verb, me]) => replace(me, "myself", verb.text),
    { id: "i-me", confidence: 0.8 },
  ),
  rule(
    "reflexive",
    "<she|he|they|we> <enjoyed|hurt|introduced|taught> <her|him|them|us> $|when|very|at|,",
    ([subject, verb, object]) => {
      const pairs: Record<string, string> = { "we us": "ourselves" };
      const right = subject && object && pairs[`${subject.low} ${object.low}`];
      return right && object ? replace(object, right, verb.text) : null;
    },
    { id: "we-us", confidence: 0.75 },
  ),
];

const kin =
  "brother|sister|mother|father|friend|grandmother|grandfather|uncle|aunt|cousin|teacher|boss|neighbor|neighbour|wife|husband|son|daughter|mom|dad|girlfriend|boyfriend|roommate|colleague|boyfriend|grandma|grandpa";
const owned =
  "house|car|room|name|phone|birthday|apartment|job|wedding|bike|computer|bag|book|dog|cat|laptop|family|office|shop|restaurant|party|shoes|clothes|opinion|life|hair|dream|hobby|kitchen|garden|advice|company|voice|face|work|camera|bedroom|health|age|place|hand|hands|eyes|friend|friends|brother|sister|son|daughter|wife|husband";
const ownForms: Record<string, string> = {
  mine: "my",
  yours: "your",
  hers: "her",
  ours: "our",
  theirs: "their",
};
const possessives: readonly Rule[] = [
  rule(
    "possessive-form",
    `<my|your|his|her|our|their> @adj? <${kin}> <${owned}>`,
    ([, owner, thing]) => replace(owner, `${owner.text}'s`, thing.text),
    { confidence: 0.85 },
  ),
  rule(
    "possessive-form",
    "<mine|yours|hers|ours|theirs> @adj? <@common>",
    ([word, noun], { sentence }) =>
      lowAt(sentence, word.index - 1) !== "of"
        ? replace(word, ownForms[word.low] ?? word.low, noun.text)
        : null,
    { id: "mine-noun", confidence: 0.85 },
  ),
  rule(
    "possessive-form",
    `<him|he|she|they|them|you|we|me> <${kin}|hair|birthday|parents|friends|family|mothers|children>`,
    ([word, noun], { sentence }) => {
      const own: Record<string, string> = {
        him: "his",
        he: "his",
        she: "her",
        they: "their",
        them: "their",
        you: "your",
        we: "our",
        me: "my",
      };
      const next = sentence.words[noun.index + 1];
      const before = lowAt(sentence, word.index - 1);
      const isTwoObjects =
        among("him them you me", word.low) &&
        /^(?:call|called|made|make|give|gave|show|showed|tell|told|find|found|buy|bought|bring)$/.test(
          before,
        );
      return isTwoObjects ||
        next?.low === "to" ||
        noun.tag === "VERB" ||
        (word.low === "you" && next?.low === "and")
        ? null
        : replace(word, own[word.low] ?? word.low, noun.text);
    },
    { id: "him-kin", confidence: 0.8 },
  ),
  rule(
    "possessive-form",
    "<him|them|me|us> @adj? <@common> $|and|,|@preposition|because",
    ([word, noun], { sentence }) => {
      if (!needsDeterminer(noun.low) || isPersonNoun(noun.low)) return null;
      const own: Record<string, string> = { him: "his", them: "their", me: "my", us: "our" };
      const before = sentence.words[word.index - 1];
      return before &&
        (before.tag === "VERB" || before.tag === "ADP") &&
        noun.index - word.index < 3 &&
        !/^(?:keep|keeps|kept|wish|save|cost|lend|lent|send|sent|teach|taught|ask|asked|give|gave|show|showed|tell|told|buy|bought|make|made|call|called|bring|brought|pay|paid|get|got|find|found)$/.test(
          before.low,
        ) &&
        !/^(?:year|week|month|day|hour|minute|decade|century)$/.test(noun.low) &&
        !verbAs(noun.low, "base")
        ? replace(word, own[word.low] ?? word.low, noun.text)
        : null;
    },
    { id: "him-thing", confidence: 0.7 },
  ),
  rule(
    "possessive-form",
    "the <house|car|name|birthday|room|job|phone> of <my|his|her|your> <brother|sister|friend|mother|father|uncle|aunt|teacher|boss> $|,|is|was|and|@preposition",
    ([thing, own, owner], { sentence }) => {
      const article = thing && sentence.words[thing.index - 1];
      return article && thing && own && owner
        ? replaceSpan(article, owner, `${own.low} ${owner.text}'s ${thing.text}`)
        : null;
    },
    { id: "of-my", confidence: 0.45 },
  ),
];

/** "I think is good", and not "what I think is good". */
function lacksSubject(cue: Word, be: Word, sentence: Sentence): boolean {
  const next = sentence.words[be.index + 1];
  if (!next || cue.tag === "NOUN" || be.text.startsWith("'") || next.tag === "PRON" || next.low === "there")
    return false;
  const before = sentence.words.slice(0, cue.index).map(({ low }) => low);
  const isSaid = among("think believe feel said say guess hope", cue.low);
  const isInside = before.some((low) => among("what who which that this one all how", low));
  const isLoose = next.tag !== "ADJ" && among("so but", cue.low);
  const isJoined = cue.low === "but" && before.at(-1) !== ",";
  return !someOf(isSaid && isInside, isLoose, isJoined);
}

const missingSubject: readonly Rule[] = [
  rule(
    "missing-subject",
    "^ @preposition @determiner? @adj* @noun , <is|was> <@adj|very|not|so> @any",
    ([be, cue]) => (!among("there this that", cue.low) ? insertBefore(be, "it", cue.text) : null),
    { id: "comma-is", confidence: 0.75 },
  ),
  rule(
    "missing-subject",
    "<think|believe|because|if|hope|feel|although|though|so|guess|say|said|but> <is|was|'s> @any",
    ([cue, be], { sentence }) => (lacksSubject(cue, be, sentence) ? insertBefore(be, "it", cue.text) : null),
    { confidence: 0.8 },
  ),
  rule(
    "missing-subject",
    "^ <is|was> <very|so|not|really|important|difficult|easy|necessary|good|better|hard|possible|impossible|true|common|clear|interesting|a> @any",
    ([be, next], { sentence }) =>
      next &&
      sentence.words.at(-1)?.low !== "?" &&
      sentence.words.at(-2)?.low !== "?" &&
      sentence.words.length > 4
        ? insertBefore(be, "it", be.text)
        : null,
    { id: "is-first", confidence: 0.75 },
  ),
  rule(
    "missing-subject",
    "<when|while|and|because|if|then> <was|is> <raining|snowing|dark|cold|hot|late|sunny|windy|cloudy|warm>",
    ([cue, be]) => (cue.low !== "and" ? insertBefore(be, "it", cue.text) : null),
    { id: "when-is", confidence: 0.85 },
  ),
  rule(
    "missing-subject",
    "^|,|when|yesterday|because ,? <was|is|were> <raining|snowing|sunny|cold|hot|cloudy>",
    ([be, cue], { sentence }) => {
      const before = sentence.words[(be.index ?? 0) - 1];
      return (!before || among(", because when yesterday", before.low)) &&
        sentence.words.at(-1)?.low !== "?" &&
        !sentence.words.slice(0, be.index).some(({ tag, low }) => tag === "VERB" && low !== "was") &&
        sentence.words.slice(0, be.index).length < 5
        ? insertBefore(be, "it", cue.text)
        : null;
    },
    { id: "weather", confidence: 0.7 },
  ),
  rule(
    "missing-subject",
    "^ <depends|seems> on|that|to|like",
    ([verb]) => insertBefore(verb, "it", verb.text),
    { id: "it-depends", confidence: 0.75 },
  ),
  rule(
    "missing-subject",
    "think|believe|because|but|know|that <have|has> <a|many|lots|some|two|several> @any",
    ([verb, cue], { sentence }) => {
      const before = lowAt(sentence, (verb.index ?? 0) - 1);
      return among("think believe because", before)
        ? replace(verb, cue.low === "a" ? "there is" : "there are")
        : null;
    },
    { id: "because-have", confidence: 0.55 },
  ),
  rule(
    "missing-subject",
    "^ <exist|exists|have> <many|some|a|several> <@noun> @any",
    ([verb, cue], { sentence }) =>
      verb.low !== "have" && sentence.words.length > 4
        ? replace(verb, cue.low === "a" ? "there is" : "there are")
        : null,
    { id: "exist-many", confidence: 0.7 },
  ),
];

export const pronounRules: readonly Rule[] = [
  ...cases,
  doubled,
  ...reflexive,
  ...possessives,
  ...missingSubject,
];
