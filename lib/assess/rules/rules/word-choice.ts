import { among, someOf } from "@/lib/assess/rules/words/among";
import { lowAt, replace, replaceSpan, rule, type Rule } from "@/lib/assess/rules/match/rule";
import { indefinite } from "@/lib/assess/rules/words/takes-an";
import { possibleTags } from "@/lib/assess/rules/text/mend-tags";
import { type Word } from "@/lib/assess/rules/text/word";
import { isCounted } from "@/lib/assess/rules/rules/number";
import { isPersonNoun } from "@/lib/assess/rules/words/countable";
import { verbAs } from "@/lib/assess/rules/words/verbs";
import { adjectiveOfAdverb, adverbOf } from "@/lib/assess/rules/words/adjectives";

/** "Teach others new songs": a verb with somebody and something. */
const hasTwoObjects = (verb: Word | undefined) =>
  verb !== undefined &&
  /^(?:teach|tell|show|give|offer|send|lend|ask)/.test(verbAs(verb.low, "base", "s", "past", "ing") ?? "");

/** "Other driver like it": the noun lacks its s. */
const isPluralVerb = (verb: Word | undefined) =>
  verb !== undefined && verb.tag === "VERB" && verbAs(verb.low, "base") !== null;

/** "Others decisions": what belongs to them. */
const owned = new Set(
  "values opinions feelings lives ideas decisions thoughts needs mistakes words actions".split(" "),
);

const others: readonly Rule[] = [
  rule(
    "another-other",
    "@verb|@preposition|and|or <other> <one> $|,|and|with|in|for",
    ([word, noun]) => replace(word, "another", noun.text),
    { id: "other-one", confidence: 0.8 },
  ),
  rule(
    "another-other",
    "<others|anothers> @adj? <@plural>",
    ([word, noun], { sentence }) =>
      noun.index - word.index < 3 && !hasTwoObjects(sentence.words[word.index - 1]) && !owned.has(noun.low)
        ? replace(word, "other", noun.text)
        : null,
    { confidence: 0.85 },
  ),
  rule("another-other", "<another> @adj* @plural are|were|do|have", ([word]) => replace(word, "other"), {
    id: "another-plural",
    confidence: 0.85,
  }),
  rule("another-other", "in <another> words", ([word]) => replace(word, "other"), {
    id: "in-other-words",
    confidence: 0.9,
  }),
  rule("another-other", "<others> people|countries|students|things", ([word]) => replace(word, "other"), {
    id: "others-people",
    confidence: 0.9,
  }),
  rule(
    "another-other",
    "^|@verb|@preposition|but|,|is <other> <@countable> !(@noun|@plural|than)",
    ([word, noun], { sentence }) => {
      const before = sentence.words[(word.index ?? 0) - 1];
      const isSomeBefore = sentence.words.slice(0, word.index).some(({ low }) => low === "some");
      const isNone = someOf(
        among("any no some the each every one or", before?.low),
        among("side half end hand stuff people attitude", noun.low),
        noun.low === "way" && before?.tag === "VERB",
        isPluralVerb(sentence.words[noun.index + 1]),
        isPersonNoun(noun.low),
        // "Some sing, other dance by the wall."
        before?.low === "," && isSomeBefore,
      );
      return isNone ? null : replace(word, "another", noun.text);
    },
    { id: "another", confidence: 0.75 },
  ),
  rule("an-another", "<a|an> <another>", ([first, second]) => replaceSpan(first, second, "another"), {
    id: "a-another",
    confidence: 0.97,
  }),
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
    "<another> @adj* <people|children|men|women> !('s|')",
    ([word, noun]) => replace(word, "other", noun.text),
    { id: "another-people", confidence: 0.85 },
  ),
];

const actions =
  "drive|drives|drove|driving|sing|sings|sang|singing|speak|speaks|spoke|speaking|play|plays|played|playing|work|works|worked|working|study|studies|studied|studying|write|writes|wrote|writing|walk|walks|walked|walking|dance|dances|danced|dancing|cook|cooks|cooked|swim|swims|swam|learn|learns|learned|learning|increase|increases|increased|increasing|decrease|decreased|change|changes|changed|changing|improve|improves|improved|improving|eat|eats|ate|sleep|slept|read|reads|listen|listens|listened|act|acted|behave|behaves|behaved|react|reacted|answer|answered|explain|explained|explains|talk|talks|talked|breathe|communicate|laugh|smile|smiled|rise|risen|rose|dropped|drop|happen|happened|treat|treated";

const notManner = new Set(
  "silent important curious good early late hard fast high low long alone healthy right wrong free full open close loud quick slow clean deep easy straight first last next abroad sick poor rich less more better worse well okay ok dead due old young big small black white red true happy single single-handed online daily weekly much many fair short tall wide large double outside inside hot cold fresh cheap aloud pretty still just even only own such english french native public professional local international social national foreign".split(
    " ",
  ),
);

const adverbs: readonly Rule[] = [
  rule("misspelled", "me|us|them|him|it <goed>", ([word]) => replace(word, "well"), {
    id: "goed",
    confidence: 0.96,
  }),
  rule(
    "adjective-adverb",
    "<complete|absolute|total|extreme> <sure|different|wrong|new|happy|right|free|alone|tired|impossible|necessary|safe>",
    ([adverb, adjective], { sentence }) =>
      among("a an the my his her", lowAt(sentence, adverb.index - 1))
        ? null
        : replace(adverb, adverbOf(adverb.low) ?? adverb.low, adjective.text),
    { id: "complete-sure", confidence: 0.8 },
  ),
  rule(
    "adjective-adverb",
    "<explain|explained|explains|answer|answered|write|writes|wrote|pronounce|pronounces|describe|described|drive|drives|drove> everything|it|me|them|him|@determiner @noun? <clear|careful|correct|perfect|beautiful|dangerous|polite|safe|slow|quick> $|,|and|so|because",
    ([verb, adjective]) => replace(adjective, adverbOf(adjective.low) ?? adjective.low, verb.text),
    { id: "explain-clear", confidence: 0.8 },
  ),
  rule(
    "adjective-adverb",
    `<${actions}> <very|so|really|too|quite|more>? <@adj> $|when|if|because|in|on|and|,|to|at|for|with|every|during|over|since`,
    ([verb], { sentence, last: adjective }) => {
      if (verb === adjective || notManner.has(adjective.low) || verb.tag === "NOUN") return null;
      const adverb = adverbOf(adjective.low);
      const isOfNoun =
        lowAt(sentence, adjective.index + 1) === "and" && sentence.words[adjective.index + 2]?.tag === "ADJ";
      if (
        !adverb ||
        isOfNoun ||
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
    "<smell|smells|smelled|taste|tastes|tasted|sound|sounds|sounded|seem|seems|seemed|look|looks|looked|feel|feels|felt|become|became|becomes> <very|so|really>? <@adv> $|,|today|now|lately|in|and|but|because|when|for|to|after",
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

const soSuch: readonly Rule[] = [
  rule(
    "so-such",
    "<such> <kind|quickly|slowly|well|fast|hard|beautifully|loudly|often> $|that|,",
    ([such, word]) => replace(such, "so", word.text),
    { id: "such-adverb", confidence: 0.85 },
  ),
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
      // "Such lovely handwriting": what is not counted takes no article.
      isCounted(noun.low) && !among("other good great", adjective.low)
        ? replace(such, `such ${indefinite(adjective.text)}`, noun.text)
        : null,
    { id: "such-a", confidence: 0.6 },
  ),
];

export const wordChoiceRules: readonly Rule[] = [...others, ...adverbs, ...soSuch];
