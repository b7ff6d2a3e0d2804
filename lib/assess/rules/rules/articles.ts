import { among, someOf } from "@/lib/assess/rules/words/among";
import {
  lowAt,
  remove,
  replace,
  replaceSpan,
  rule,
  eachWord,
  type Rule,
} from "@/lib/assess/rules/match/rule";
import { isHead } from "@/lib/assess/rules/rules/number";
import { type Sentence, type Word } from "@/lib/assess/rules/text/word";
import * as closed from "@/lib/assess/rules/words/closed";
import { classesFor } from "@/lib/assess/rules/words/classes";
import { indefinite, takesAn } from "@/lib/assess/rules/words/takes-an";
import { isPluralNoun } from "@/lib/assess/rules/words/nouns";
import { pairNouns } from "@/lib/assess/rules/words/pair-nouns";
import { isStrictlyUncountable } from "@/lib/assess/rules/words/uncountable";
import { isSuperlative } from "@/lib/assess/rules/words/adjectives";

/** "A warm room an warm drinks": nothing that is one stands behind it. */
const isAnd = (index: number, low: string, { words }: Sentence) => {
  const noun = words.slice(index + 1, index + 4).find(({ tag }) => tag !== "ADJ");
  return low === "an" && noun?.tag === "NOUN" && isPluralNoun(noun.low);
};

/** "Greek, Dutch an Swiss singers", "Rome an Paris": the last of a list. */
const isLastOfList = ({ index }: Word, { words }: Sentence) => {
  const [before, next] = [words[index - 1], words[index + 1]];
  const isName = [before, next].every((word) => /^[A-Z]/.test(word?.text ?? ""));
  return isName || (words[index - 2]?.low === "," && among("NOUN PROPN ADJ", before?.tag));
};

/** "In the yard an mostly on the roof": an adverb with no adjective behind it. */
const isBeforeAdverb = (index: number, { words }: Sentence) =>
  words[index + 1]?.tag === "ADV" && !among("ADJ NOUN ADV", words[index + 2]?.tag);

/** "I an happy", "a safe an quiet town": what was meant is no article. */
function isOtherWord({ index, low }: Word, sentence: Sentence): boolean {
  const [before, next] = [sentence.words[index - 1], sentence.words[index + 1]];
  const isAn = low === "an";
  return someOf(
    among("on in at of for to with it is are am us our if as all", next?.low),
    isAnd(index, low, sentence),
    // "My nephew an niece".
    isAn && among("NOUN PROPN", before?.tag),
    // "They will a invited by post": what was meant is "be".
    isAn ? isBeforeAdverb(index, sentence) : lowAt(sentence, index + 2) === "by",
    closed.isSubjectPronoun(before?.low ?? ""),
    before?.tag === "ADJ",
    isAn && next?.tag === "VERB" && classesFor(next.low).startsWith("v"),
  );
}

const typos: readonly Rule[] = [
  rule("an-and", "i <an> @any", ([word]) => replace(word, "am"), { id: "an-am", confidence: 0.9 }),
  rule(
    "an-and",
    "@adj <an> <@adj> @noun|$|,|and",
    ([word, next]) => (takesAn(next.text) === false ? replace(word, "and") : null),
    { id: "an-and", confidence: 0.85 },
  ),
  rule(
    "an-and",
    "@noun|@adj <an> <@any>",
    ([word, next], { sentence }) =>
      takesAn(next.text) === false && (isLastOfList(word, sentence) || isPluralNoun(next.low))
        ? replace(word, "and")
        : null,
    { id: "an-and", confidence: 0.96 },
  ),
  rule(
    "an-and",
    "<an> this|that|these|those|the|they|he|she|we|i|it|my|your|his|her|our|their|then|also|did|didn't|do|does|is|are|was|were|has|had|can|will",
    ([word]) => replace(word, "and"),
    { id: "an-and", confidence: 0.96 },
  ),
  rule(
    "another-other",
    "<a> <other> @adj? !(@plural)",
    ([article, other]) => replaceSpan(article, other, "another"),
    { id: "a-other", confidence: 0.97 },
  ),
  rule("article-extra", "<a> <any|some> <@noun>", ([article, cue]) => remove(article, cue.text), {
    id: "a-any",
    confidence: 0.9,
  }),
  rule("article-extra", "<a|an> <enough>", ([article, cue]) => remove(article, cue.text), {
    id: "a-enough",
    confidence: 0.9,
  }),
];

/** "An healthy food": what is not counted has no article at all, neither "an" nor "a". */
function isUncounted(next: Word, { words }: Sentence): boolean {
  const head = words.slice(next.index, next.index + 3).find(({ tag }) => tag !== "ADJ");
  const behind = head && words[head.index + 1];
  return (
    head?.tag === "NOUN" &&
    (isStrictlyUncountable(head.low) || among("food water air nature behavior behaviour", head.low)) &&
    behind?.tag !== "NOUN"
  );
}

/** "Ending up a sleepy and cold": with no noun behind it, the article is one too many. */
const isAlone = (next: Word, { words }: Sentence) => {
  const [after, then] = [1, 2].map((ahead) => words[next.index + ahead]);
  const isJoined = among("and , but or as", after?.low);
  return (
    next.tag === "ADJ" &&
    isJoined &&
    !among("ADJ ADV NOUN PROPN", then?.tag) &&
    !/(?:ed|ing)$/.test(then?.low ?? "")
  );
};

const beforeSound: Rule = rule(
  "article-a-an",
  "<a|an> <@any>",
  ([article, next], { sentence }) => {
    if (!next || (article.text === "A" && article.index > 0) || next.start - article.end > 1) return null;
    const isNoNoun = among("enough any some and or but nor yet so", next.low);
    if (someOf(isNoNoun, isOtherWord(article, sentence))) return null;
    const an = takesAn(next.text);
    if (an === null || an === (article.low === "an")) return null;
    const isNone = someOf(!an && isUncounted(next, sentence), isAlone(next, sentence));
    return isNone ? null : replace(article, an ? "an" : "a", next.text);
  },
  { confidence: 0.95 },
);

const uncounted: Rule = rule(
  "uncountable-article",
  "<an> <@adj>",
  ([article, next], { sentence }) =>
    takesAn(next.text) === false && isUncounted(next, sentence) ? remove(article, next.text) : null,
  { id: "an-uncounted", confidence: 0.96 },
);

const inFront: Rule = rule(
  "article-extra",
  "in <the> front of !(the|a) !(bus|car|class|classroom|line|plane|room|boat|theater|train|queue|house)",
  ([article]) => remove(article, "in front of"),
  { id: "in-front-of" },
);

const extra = (id: string, pattern: string, confidence = 0.85): Rule =>
  rule("article-extra", pattern, ([article, cue]) => remove(article, cue.text), {
    id,
    confidence,
  });

const concepts =
  "life|love|happiness|nature|society|education|health|friendship|peace|freedom|poverty|pollution|honesty|patience|creativity|mankind";

const superfluous: readonly Rule[] = [
  extra(
    "the-country",
    "<the> <italy|spain|france|germany|china|japan|korea|russia|turkey|brazil|mexico|thailand|indonesia|england|canada|india|vietnam|portugal|argentina|europe|asia|africa|america|australia> !(@noun|@proper|of|that|i)",
    0.85,
  ),
  extra(
    "afraid-of-the",
    "afraid|scared|fear of <the> <spiders|dogs|snakes|animals|insects|ghosts|mice|cats|people|bees> $|,|and|because|so",
    0.75,
  ),
  extra("the-my", "<the|a|an> <@possessive>", 0.9),
  extra("the-these", "<the|a|an> <this|these|those> @adj? @noun", 0.85),
  extra(
    "the-sport",
    "play|plays|played|playing|is|like|likes|love|loves|prefer|watch <the> <tennis|football|soccer|basketball|baseball|volleyball|golf|chess|hockey|badminton> !(@noun|of|that|which)",
  ),
  extra(
    "the-meal",
    "have|has|had|having|eat|eats|ate|eating|cook|cooks|cooked|for|after|before <the> <breakfast|lunch|dinner> !(@noun|that|which|of|my|we|i|she|he|they)",
  ),
  extra(
    "the-concept",
    `^|that|because|think|,|and|but <the> <${concepts}> in?  @determiner? @adj? @noun? is|are|can|has|was|will|becomes|makes`.replace(
      "  ",
      " ",
    ),
    0.75,
  ),
  extra("the-need", `need|needs|want|find|found|bring|brings|about|like|love <the> <${concepts}> and|$`, 0.7),
  extra(
    "the-weekday",
    "on <the> <monday|tuesday|wednesday|thursday|friday|saturday|sunday|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays> !(@noun|of|before|after)",
  ),
  extra(
    "the-month",
    "in <the> <january|february|march|april|june|july|august|september|october|november|december> !(@noun|of)",
  ),
  extra("at-night", "at <the> <night> !(@noun|of|before|that|when)"),
  extra(
    "by-bus",
    "go|goes|went|gone|going|travel|travels|traveled|come|comes|came|get|gets|got|arrive|arrived|there|here|home|school|work by <the|a> <bus|train|car|plane|bike|taxi|subway|boat|ship|metro> !(@noun|that|of|i|he|she|we|they)",
    0.7,
  ),
  extra("at-home", "at|go|went|going|goes <the> <home> !(@noun|of|for|that)"),
  extra("the-most-people", "^ <the> <most> people|students|of"),
  extra(
    "language",
    "speak|speaks|speaking|learn|learning|study|studying|studies|learned|know <the> <english|spanish|french|german|chinese|japanese|korean|russian|italian|portuguese|turkish|thai> !(@noun|of|that|spoken|which)",
  ),
  extra(
    "a-advice",
    "<a|an> @adj? <advices|informations|furnitures|homeworks|knowledges|equipments|researches>",
    0.6,
  ),
  extra("the-nowadays", "<the> <nowadays> !(@noun|@adj)"),
  extra("the-everyone", "<the> <everyone|everything|everybody|someone|something>"),
];

const swaps: readonly Rule[] = [
  rule(
    "article-the",
    "<a|an> <same|only|best|worst|biggest|largest|highest|oldest|capital|fastest|tallest|smallest> !(child|letter|letters|seller|friend|son|daughter|parent|city)",
    ([article, next], { sentence }) => {
      if (!next) return null;
      const after = lowAt(sentence, next.index + 1);
      return next.low === "capital" && after !== "of" ? null : replace(article, "the", next.text);
    },
    { confidence: 0.85 },
  ),
  rule(
    "article-the",
    "have|has|had|'ve <the> <@adj>* <brother|sister|son|daughter|job|dog|cat|problem|question|idea|friend|headache|cold|car> $|and|,|or|who|with",
    ([article], { sentence, last }) => {
      const next = sentence.words[article.index + 1];
      if (!next || isSuperlative(next.low) || among("same only first right other last whole new", next.low))
        return null;
      return replace(article, indefinite(next.text), last.text);
    },
    { id: "have-a", confidence: 0.7 },
  ),
  rule(
    "article-the",
    "in|around|all <a> <internet|morning|evening|afternoon|sky> $|,|and|@be",
    ([article, noun]) => replace(article, "the", noun.text),
    { id: "the-one" },
  ),
];

/** A noun met a second time: "a dog in the park, and a dog was playing". */
const knownAgain: Rule = eachWord(
  "article-the",
  (word, sentence) => {
    const noun = sentence.words[word.index + 1];
    if (!among("a an", word.low) || !noun || noun.tag !== "NOUN") return null;
    const earlier = sentence.words
      .slice(0, Math.max(0, word.index - 2))
      .some((each, index, all) => each.low === noun.low && among("a an", all[index - 1]?.low));
    const isSubject =
      among("and , but so", lowAt(sentence, word.index - 1)) && closed.isBe(lowAt(sentence, noun.index + 1));
    return earlier && isSubject ? replace(word, "the", noun.text) : null;
  },
  { id: "the-again", confidence: 0.7 },
);

/** "A white pants", "a blue eyes": nothing that is one stands there. */
const beforePair: Rule = rule(
  "article-extra",
  `<a|an> @adv? @adj* <${pairNouns}>`,
  ([article, noun], { sentence }) => {
    const between = sentence.words.slice(article.index + 1, noun.index);
    const isSome = between.some(({ low }) => among("few many several", low));
    return isSome || !isHead(noun, sentence) ? null : remove(article, noun.text);
  },
  { id: "a-pair", confidence: 0.85 },
);

const twoArticles: Rule = rule(
  "article-twice",
  "<a|an|the> <a|an|the> @any",
  ([first, second], { sentence }) => {
    const next = sentence.words[second.index + 1];
    if (!next || second.text === "A" || first.low === second.low || takesAn(next.text) === null) return null;
    const isOnlyOne = isSuperlative(next.low) || among("same only first last next", next.low);
    return replaceSpan(first, second, isOnlyOne || second.low === "the" ? "the" : indefinite(next.text));
  },
  { id: "two-articles", confidence: 0.85 },
);

export const articleRules: readonly Rule[] = [
  ...typos,
  uncounted,
  beforeSound,
  inFront,
  ...superfluous,
  ...swaps,
  knownAgain,
  beforePair,
  twoArticles,
];
