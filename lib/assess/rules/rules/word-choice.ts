import { among } from "@/lib/assess/rules/words/among";
import { lowAt, replace, replaceSpan, rule, type Rule } from "@/lib/assess/rules/match/rule";
import { indefinite } from "@/lib/assess/rules/rules/articles";
import { possibleTags } from "@/lib/assess/rules/text/mend-tags";
import { adjectiveOfAdverb, adverbOf } from "@/lib/assess/rules/words/adjectives";
import { isPersonNoun } from "@/lib/assess/rules/words/countable";
import { inflect, verbReadings, type VerbForm } from "@/lib/assess/rules/words/verbs";
import { type Sentence, type Word } from "@/lib/assess/rules/text/word";
import { isBe, isHave, isQuestionWord } from "@/lib/assess/rules/words/closed";
import { type EditKind } from "@/lib/core/edit-kinds";

const forms: readonly VerbForm[] = ["base", "s", "past", "part", "ing"];
const all = (lemma: string) => [...new Set(forms.map((form) => inflect(lemma, form)))].join("|");

/** The same form of another verb. */
function otherVerb({ low, index }: Word, sentence: Sentence, lemma: string): string {
  const possible = verbReadings(low).map(({ form }) => form);
  const before = [1, 2].map((back) => lowAt(sentence, index - back));
  const isPerfect = possible.includes("part") && before.some((each) => isHave(each) || isBe(each));
  return inflect(lemma, isPerfect ? "part" : (possible[0] ?? "base"));
}

type Collocation = { kind: EditKind; wrong: string; nouns: string; right: string };
const between = "@determiner|@adj|some|any|much|more|lots|lot|of|too|very|many|my|@possessive|@number";
const collocations: readonly Collocation[] = [
  {
    kind: "make-do",
    wrong: "do",
    right: "make",
    nouns:
      "mistake|mistakes|decision|decisions|effort|efforts|progress|money|noise|friends|appointment|suggestion|promise|difference|cake|choice|choices|call|complaint|list|speech|offer|change|changes|joke|jokes|excuse|excuses|phone",
  },
  {
    kind: "make-do",
    wrong: "make",
    right: "do",
    nouns:
      "homework|homeworks|exercise|exercises|sport|sports|yoga|housework|dishes|laundry|shopping|research|business|judo|karate|gymnastics|aerobics|favor|favour|activities|chores|ironing|gardening",
  },
  {
    kind: "usual-phrase",
    wrong: "make",
    right: "take",
    nouns: "photo|photos|photograph|selfie|selfies|shower|nap|bath",
  },
  {
    kind: "usual-phrase",
    wrong: "do",
    right: "take",
    nouns: "photo|photos|photograph|photographs|pictures|selfie|selfies|shower|nap|break",
  },
  {
    kind: "usual-phrase",
    wrong: "make",
    right: "have",
    nouns: "party|barbecue|picnic|dream|vacation|holiday|conversation|fun",
  },
  {
    kind: "usual-phrase",
    wrong: "do",
    right: "have",
    nouns: "party|picnic|dream|conversation|fun|barbecue|lunch|dinner",
  },
  { kind: "usual-phrase", wrong: "do", right: "ask", nouns: "question|questions" },
  { kind: "usual-phrase", wrong: "make", right: "ask", nouns: "question|questions" },
  {
    kind: "usual-phrase",
    wrong: "open",
    right: "turn on",
    nouns: "light|lights|tv|television|computer|radio",
  },
  {
    kind: "usual-phrase",
    wrong: "close",
    right: "turn off",
    nouns: "light|lights|tv|television|computer|radio",
  },
  { kind: "usual-phrase", wrong: "eat", right: "take", nouns: "medicine|medicines|pill|pills" },
  { kind: "usual-phrase", wrong: "drink", right: "take", nouns: "medicine|medicines|pill|pills" },
  { kind: "usual-phrase", wrong: "learn", right: "gain", nouns: "knowledge" },
  { kind: "usual-phrase", wrong: "do", right: "commit", nouns: "crime|crimes|suicide" },
  { kind: "usual-phrase", wrong: "make", right: "commit", nouns: "crime|crimes|suicide" },
  {
    kind: "say-tell",
    wrong: "say",
    right: "tell",
    nouns: "truth|lie|lies|story|stories|joke|jokes|secret|secrets",
  },
  { kind: "say-tell", wrong: "tell", right: "say", nouns: "hello|goodbye|hi|thanks|sorry|prayers" },
];

/** "Do they make", "nor did any": the "do" of a question or a negation. */
function isAuxiliary(verb: Word, sentence: Sentence): boolean {
  const before = lowAt(sentence, verb.index - 1);
  const next = lowAt(sentence, verb.index + 1);
  return (
    before === "" ||
    isQuestionWord(before) ||
    among("nor so neither ,", before) ||
    among("n't they you we", next)
  );
}

/** The noun belongs to a longer name; a "phone" counts with its "call" only. */
function isOtherPhrase(noun: Word, sentence: Sentence): boolean {
  const next = sentence.words[noun.index + 1];
  return noun.low === "phone" ? next?.low !== "call" : next?.tag === "NOUN";
}

const byCollocation: readonly Rule[] = collocations.map(({ kind, wrong, nouns, right }) =>
  rule(
    kind,
    `<${all(wrong)}> ${between}* <${nouns}>`,
    ([verb, noun], { sentence }) => {
      if (noun.index - verb.index > 5 || isOtherPhrase(noun, sentence)) return null;
      if (wrong === "do" ? isAuxiliary(verb, sentence) : verb.tag !== "VERB") return null;
      if (right === "ask" && lowAt(sentence, verb.index + 1) === "the") return null;
      const [head, ...particle] = right.split(" ");
      const after = [otherVerb(verb, sentence, head ?? right), ...particle].join(" ");
      return replace(verb, after, noun.text);
    },
    { id: `${wrong}-for-${right.replace(" ", "-")}`, confidence: 0.8 },
  ),
);

const people = "me|him|us|them|her|you";
const sayTell: readonly Rule[] = [
  rule(
    "say-tell",
    `<${all("say")}> <${people}> @any`,
    ([verb, object], { sentence }) => {
      const next = object && sentence.words[object.index + 1];
      const isClause =
        next &&
        object.low !== "me" &&
        (next.tag === "AUX" || next.tag === "VERB" || next.text.startsWith("'"));
      return !isClause ? replace(verb, otherVerb(verb, sentence, "tell"), object.text) : null;
    },
    { confidence: 0.85 },
  ),
  rule(
    "say-tell",
    `<${all("say")}> to? <my|his|her|our|their> <mother|father|friend|friends|parents|teacher|brother|sister|boss|children> that|to|about|the`,
    ([verb, , noun], { sentence }) =>
      lowAt(sentence, verb.index + 1) !== "to"
        ? replace(verb, otherVerb(verb, sentence, "tell"), noun.text)
        : null,
    { id: "say-someone", confidence: 0.8 },
  ),
  rule(
    "say-tell",
    "<i|he|she|we|they|teacher|mother|father|friend> <tell|tells|told> <that|,>",
    ([subject, verb, that], { sentence }) =>
      subject && verb && that.low === "that" && !/^(?:story|is|was)$/.test(lowAt(sentence, that.index + 1))
        ? replace(verb, otherVerb(verb, sentence, "say"), that.text)
        : null,
    { id: "tell-that", confidence: 0.75 },
  ),
];

const others: readonly Rule[] = [
  rule(
    "another-other",
    "<others> @adj? <@plural>",
    ([word, noun]) => (noun.index - word.index < 3 ? replace(word, "other", noun.text) : null),
    { confidence: 0.85 },
  ),
  rule("another-other", "<others> people|countries|students|things", ([word]) => replace(word, "other"), {
    id: "others-people",
    confidence: 0.9,
  }),
  rule(
    "another-other",
    "^|@verb|@preposition|and|but|,|is|that <other> <@countable> !(@noun|@plural|than)",
    ([word, noun], { sentence }) => {
      const before = sentence.words[(word.index ?? 0) - 1];
      if (
        (before && among("any no some the each every one or", before.low)) ||
        noun.low === "side" ||
        (noun.low === "way" && before?.tag === "VERB")
      )
        return null;
      return replace(word, "another", noun.text);
    },
    { id: "another", confidence: 0.75 },
  ),
  rule(
    "another-other",
    "<an> <other>",
    ([first, second]) => (first && second ? replaceSpan(first, second, "another") : null),
    { id: "an-other", confidence: 0.9 },
  ),
  rule(
    "another-other",
    "<the> <another>",
    ([first, second]) => (first && second ? replaceSpan(first, second, "the other") : null),
    { id: "the-another", confidence: 0.8 },
  ),
  rule(
    "another-other",
    "<another> <people|children|men|women>",
    ([word, noun]) => replace(word, "other", noun.text),
    { id: "another-people", confidence: 0.85 },
  ),
];

const actions =
  "drive|drives|drove|driving|sing|sings|sang|singing|speak|speaks|spoke|speaking|play|plays|played|playing|work|works|worked|working|study|studies|studied|studying|write|writes|wrote|writing|walk|walks|walked|walking|dance|dances|danced|dancing|cook|cooks|cooked|swim|swims|swam|learn|learns|learned|learning|increase|increases|increased|increasing|decrease|decreased|change|changes|changed|changing|improve|improves|improved|improving|eat|eats|ate|sleep|slept|read|reads|listen|listens|listened|think|act|acted|behave|behaves|behaved|react|reacted|answer|answered|explain|explained|explains|talk|talks|talked|breathe|communicate|laugh|smile|smiled|rise|risen|rose|dropped|drop|happen|happened|treat|treated";
const notManner = new Set(
  "silent important curious good early late hard fast high low long alone healthy right wrong free full open close loud quick slow clean deep easy straight first last next abroad sick poor rich less more better worse well okay ok dead due old young big small black white red true happy single single-handed online daily weekly much many fair short tall wide large double outside inside hot cold fresh cheap aloud pretty still just even only own such english french native public professional local international social national foreign".split(
    " ",
  ),
);
const adverbs: readonly Rule[] = [
  rule(
    "adjective-adverb",
    `<${actions}> <very|so|really|too|quite|more>? <@adj> $|when|if|because|in|on|and|,|to|at|for|with|every|during|over|since`,
    ([verb], { sentence, last: adjective }) => {
      if (verb === adjective || notManner.has(adjective.low) || verb.tag === "NOUN") return null;
      const adverb = adverbOf(adjective.low);
      if (
        !adverb ||
        adverb === adjective.low ||
        !possibleTags(adverb).includes("ADV") ||
        /(?:ed|ing|ish|er|est|ese|ian|ern)$/.test(adjective.low) ||
        lowAt(sentence, verb.index - 1) === "the"
      )
        return null;
      return replace(adjective, adverb, verb.text);
    },
    { confidence: 0.8 },
  ),
  rule(
    "adjective-adverb",
    "<drive|drives|speak|speaks|sing|sings|play|plays|played|work|works|speaking|cook|cooks|dance|dances|did|do|does|swim|swims|write|writes|english|sleep|slept> <very|so|really|too|quite> <good|bad> $|when|because|in|and|,|at|but",
    ([verb, , adjective]) => replace(adjective, adjective.low === "good" ? "well" : "badly", verb.text),
    { id: "very-good-well", confidence: 0.85 },
  ),
  rule(
    "adjective-adverb",
    "<speak|speaks|sing|sings|play|plays|cook|cooks|dance|dances|sleep|slept|work|works> <good|bad> $|when|because|in|and|,|at|but|together",
    ([verb, adjective]) =>
      verb.tag === "VERB" ? replace(adjective, adjective.low === "good" ? "well" : "badly", verb.text) : null,
    { id: "good-well", confidence: 0.8 },
  ),
  rule(
    "adjective-adverb",
    "<smell|smells|smelled|taste|tastes|tasted|sound|sounds|sounded|seem|seems|seemed|look|looks|looked|feel|feels|felt|become|became|becomes> <very|so|really>? <@adv> $|,|and|but|because|when|for|to|after",
    ([verb], { last: adverb }) => {
      if (
        verb === adverb ||
        verb.tag === "NOUN" ||
        /^(?:really|only|early|clearly|differently|likely|especially|recently|nearly|simply|carefully|closely|directly|strongly|silently|quickly|apparently|occasionally|briefly|constantly|quietly|slowly|immediately|suddenly|finally)$/.test(
          adverb.low,
        )
      )
        return null;
      const adjective = /ly$/.test(adverb.low) ? adjectiveOfAdverb(adverb.low) : null;
      return adjective ? replace(adverb, adjective, verb.text) : null;
    },
    { id: "linking-verb", confidence: 0.8 },
  ),
  rule(
    "adjective-adverb",
    "<real|extreme|complete|absolute|incredible|terrible> <important|happy|difficult|good|beautiful|expensive|different|hard|tired|cold|hot|big|small|interesting|useful>",
    ([adverb, adjective], { sentence }) =>
      !among("a an the", lowAt(sentence, adverb.index - 1))
        ? replace(adverb, adverbOf(adverb.low) ?? adverb.low, adjective.text)
        : null,
    { id: "adverb-before-adjective", confidence: 0.7 },
  ),
  rule(
    "adjective-adverb",
    "@be <usual|normal|general|special|recent|final|easy> <@ing|@part> @any",
    ([adjective, verb]) =>
      verb.tag === "VERB" ? replace(adjective, adverbOf(adjective.low) ?? adjective.low, verb.text) : null,
    { id: "adverb-before-verb", confidence: 0.6 },
  ),
  rule(
    "adjective-adverb",
    "<hardly> $",
    ([word], { sentence }) =>
      among(
        "work worked study studied works studies working studying very train",
        lowAt(sentence, word.index - 1),
      )
        ? replace(word, "hard")
        : null,
    { id: "hardly", confidence: 0.8 },
  ),
];

const feelings: Record<string, string> = {
  boring: "bored",
  interesting: "interested",
  exciting: "excited",
  tiring: "tired",
  disappointing: "disappointed",
  surprising: "surprised",
  confusing: "confused",
  annoying: "annoyed",
  embarrassing: "embarrassed",
  frightening: "frightened",
  exhausting: "exhausted",
  shocking: "shocked",
  amazing: "amazed",
  satisfying: "satisfied",
  worrying: "worried",
  relaxing: "relaxed",
  depressing: "depressed",
};
const causes = Object.fromEntries(Object.entries(feelings).map(([ing, ed]) => [ed, ing]));
const ings = Object.keys(feelings).join("|");
const eds = Object.keys(causes).join("|");
const thingNouns =
  "lecture|movie|film|book|lesson|class|classes|story|game|trip|match|news|speech|job|work|course|concert|show|party|article|novel|series|subject|homework|museum|exhibition|conversation|meeting|journey|result|results|experience|idea|place|city|place|country|presentation|documentary|video|program|activity|website";
const degree =
  "very|so|really|too|quite|extremely|all|not|n't|also|always|more|most|always|often|a|bit|little";
const ingEd: readonly Rule[] = [
  rule(
    "ing-ed-adjective",
    `<i|we|they|he|she|people|students|parents|everyone|everybody> <am|is|are|was|were|'m|'re|feel|feels|felt|got|get|become|became> ${degree}* <${ings}> $|,|and|because|about|in|with|by|of|when|to|but|at|that|after`,
    ([subject, verb], { sentence, last: word }) => {
      const right = feelings[word.low];
      const next = lowAt(sentence, word.index + 1);
      const isFelt = among("feel felt feels got get", verb.low);
      const isOfOthers =
        among("they he she", subject.low) && !among("about in with by at that", next) && !isFelt;
      const isUnclear =
        (word.low === "relaxing" && verb.low !== "feel") || (word.low === "amazing" && !among("by at", next));
      return right && !isOfOthers && !isUnclear ? replace(word, right, subject.text) : null;
    },
    { confidence: 0.8 },
  ),
  rule(
    "ing-ed-adjective",
    `<${thingNouns}|it> <is|are|was|were|'s> ${degree}* <${eds}> $|,|and|because|for|that|when|but|to`,
    ([subject], { sentence, last: word }) => {
      const right = word && causes[word.low];
      if (
        !subject ||
        !right ||
        (["it"].includes(subject.low) && !among("interested bored excited", word.low))
      )
        return null;
      return sentence.words.slice(0, subject.index).some(({ low }) => low === "dog" || low === "cat")
        ? null
        : replace(word, right, subject.text);
    },
    { id: "thing-ed", confidence: 0.8 },
  ),
  rule(
    "ing-ed-adjective",
    `<${eds}> <${thingNouns}|thing|things|way>`,
    ([word, noun]) => {
      const right = word && causes[word.low];
      return right && !among("tired satisfied relaxed worried shocked amazed", word.low)
        ? replace(word, right, noun.text)
        : null;
    },
    { id: "ed-noun", confidence: 0.75 },
  ),
  rule(
    "ing-ed-adjective",
    `<${ings}> <in|about> <@ing|the|this|that|it|my|english|music|sports|history>`,
    ([word, preposition], { sentence }) => {
      const before = lowAt(sentence, (word.index ?? 0) - 1);
      const isFelt =
        word &&
        among("interesting exciting", word.low) &&
        among("am 'm very are so really is get was were more", before);
      const isPerson = sentence.words
        .slice(0, word.index ?? 0)
        .some(({ low }) => among("i we he she they people students", low) || isPersonNoun(low));
      return isFelt &&
        isPerson &&
        !sentence.words.slice(0, word.index).some(({ low }) => among("what it thing something that", low))
        ? replace(word, feelings[word.low] ?? word.low, preposition.text)
        : null;
    },
    { id: "interesting-in", confidence: 0.75 },
  ),
];

const soSuch: readonly Rule[] = [
  rule(
    "so-such",
    "@be|'s|@verb|had|have <so> <a|an> <@adj> <@noun>",
    ([so, article]) => replace(so, "such", `${article.text}`),
    { confidence: 0.85 },
  ),
  rule(
    "so-such",
    "<so> <@adj> <people|places|friends|things|weather|food|music|cities|countries|books|movies|problems> $|that|,|and|in|with",
    ([so, adjective, noun]) =>
      !among("many much few little", adjective.low) ? replace(so, "such", noun.text) : null,
    { id: "so-plural", confidence: 0.8 },
  ),
  rule(
    "so-such",
    "<such> <@adj> $|that|,|and|because",
    ([such, adjective], { sentence }) =>
      lowAt(sentence, such.index - 1) !== "as" ? replace(such, "so", adjective.text) : null,
    { confidence: 0.85, id: "such-adjective" },
  ),
  rule("so-such", "<such> <many|much|few>", ([such, cue]) => replace(such, "so", cue.text), {
    id: "such-many",
    confidence: 0.85,
  }),
  rule(
    "so-such",
    "<such> <@adj> <@countable> $|that|,|and|in|to",
    ([such, adjective, noun]) =>
      !among("other good great", adjective.low)
        ? replace(such, `such ${indefinite(adjective.text)}`, noun.text)
        : null,
    { id: "such-a", confidence: 0.6 },
  ),
];

export const wordChoiceRules: readonly Rule[] = [
  ...byCollocation,
  ...sayTell,
  ...others,
  ...adverbs,
  ...ingEd,
  ...soSuch,
];
