import { among, someOf } from "@/lib/assess/rules/words/among";
import {
  insertBefore,
  lowAt,
  remove,
  replace,
  replaceSpan,
  rule,
  eachWord,
  type Change,
  type Rule,
} from "@/lib/assess/rules/match/rule";
import { type Sentence, type Word } from "@/lib/assess/rules/text/word";
import * as closed from "@/lib/assess/rules/words/closed";
import { isSuperlative } from "@/lib/assess/rules/words/adjectives";
import { isPersonNoun, needsDeterminer } from "@/lib/assess/rules/words/countable";
import { verbAs } from "@/lib/assess/rules/words/verbs";

const silentH = /^(?:hour|honest|honor|honour|heir)/;
const likeYou = /^(?:uni(?!n|m)|uri|use|usu|uti|eu|ewe|one\b|once|ubiq|ukr|ura|uto|u-)/;
const letterSounds = /^[AEFHILMNORSX](?:[A-Z0-9]|$|-)/;

/** Whether "an" stands before it; null where that is not sure. */
export function takesAn(text: string): boolean | null {
  const low = text.toLowerCase();
  if (/^[A-Z]{2,}/.test(text))
    return /^[AEIOU]?[^AEIOU]{2,}/.test(text) || text.length <= 3 ? letterSounds.test(text) : null;
  if (/^[A-Z](?:-|$)/.test(text)) return letterSounds.test(text);
  if (/^\d/.test(text)) return /^(?:8|11|18)/.test(text) && !/^(?:11|18)\d(?!\d)/.test(text);
  if (!/^[a-z]/.test(low) || low.length === 1) return null;
  if (silentH.test(low)) return true;
  if (likeYou.test(low)) return false;
  return /^[aeiou]/.test(low);
}

const beforeSound: Rule = rule(
  "article-a-an",
  "<a|an> <@any>",
  ([article, next]) => {
    if (!next || (article.text === "A" && article.index > 0) || next.start - article.end > 1) return null;
    const an = takesAn(next.text);
    if (an === null || an === (article.low === "an") || closed.isConjunction(next.low)) return null;
    return replace(article, an ? "an" : "a", next.text);
  },
  { confidence: 0.95 },
);

export const indefinite = (next: string) => (takesAn(next) ? "an" : "a");

/** What may stand in front of a noun phrase that lacks its article. */
const takers = new Set(
  `be have buy get want need see find make eat read write become watch wear use choose meet own build open visit draw carry
  hold bring take give send receive rent drive ride start create prefer like love hate enjoy`.split(/\s+/),
);
const prepositions = new Set("with for near behind like as without under about into inside".split(" "));
/** With one of these in it, a phrase may stand without an article. */
const unusual = new Set("chief head senior assistant vice all every each both half about".split(" "));
const fixed = new Set("care place part example person way".split(" "));

function opensPhrase(word: Word | undefined): boolean {
  if (!word) return false;
  if (prepositions.has(word.low)) return true;
  if (word.low === "'m" || word.low === "'re") return true;
  const lemma = verbAs(word.low, "base", "s", "past", "part", "ing");
  if (!lemma || !takers.has(lemma) || word.tag === "NOUN") return false;
  return true;
}

/** "same", "two" and the like stand before a noun instead of an article. */
const isDetermined = ({ low }: Word) =>
  someOf(
    closed.isNumberAboveOne(low),
    isSuperlative(low),
    among(
      "many few several one same first last next only other such more most own second third what which whose all both much enough 's less half",
      low,
    ),
  );

/** Part of a longer name or a pair: "bus stop", "cat and mouse", "day by day". */
const goesOn = (next: Word | undefined, after: Word | undefined) =>
  (next?.low === "and" && among("NOUN PROPN ADJ", after?.tag)) ||
  among("NOUN PROPN NUM", next?.tag) ||
  among("'s - or by", next?.low);

/** "want to buy new laptop": a counted noun that has nothing before it but adjectives. */
function missing(opener: Word, phrase: readonly Word[], sentence: Sentence): Change | null {
  const head = phrase.at(-1);
  const first = phrase[0];
  if (!head || !first || !needsDeterminer(head.low) || !opensPhrase(opener)) return null;
  const isRole = among("as like for about", opener.low) && !isPersonNoun(head.low) && phrase.length < 2;
  const isFine = someOf(
    fixed.has(head.low),
    phrase.some(({ low }) => closed.isPreposition(low) || unusual.has(low)),
    opener.low === "without" && head.low === "reason",
    goesOn(sentence.words[head.index + 1], sentence.words[head.index + 2]),
    isRole,
    isDetermined(first),
  );
  return isFine ? null : insertBefore(first, indefinite(first.text), head.text);
}

const afterOpener: Rule = rule(
  "article-missing",
  "<@verb|@preposition> @adv* <@adj+!@determiner>* <@common>",
  ([opener], { sentence, last: head }) => {
    const inside = sentence.words.slice(opener.index + 1, head.index + 1);
    if (inside.some(({ low }) => low === "not" || low === "n't" || low === "ago")) return null;
    if (inside[0]?.tag === "ADV" && !among("very really too quite", inside[0].low)) return null;
    return missing(opener, inside, sentence);
  },
  { confidence: 0.7 },
);

/** "I didn't have car". */
const whenChild: Rule = rule(
  "article-missing",
  "when @subject was|were <child|kid|teenager|baby|student|boy|girl>",
  ([noun]) => insertBefore(noun, "a", noun.text),
  { id: "when-child", confidence: 0.9 },
);

const superlative: Rule = rule(
  "article-missing",
  "<@be|of|as|in|become|became|has|have> <@superlative+!most+!least+!best+!worst|best> @adj* <@common>",
  ([, word, noun], { sentence }) => {
    if ((word.low === "best" && among("friend friends", noun.low)) || word.low === "latest") return null;
    const before = lowAt(sentence, word.index - 1);
    return before === "in" && word.low === "least"
      ? null
      : insertBefore(word, "the", `${word.text} ${noun.text}`);
  },
  { id: "the-superlative", confidence: 0.85 },
);
const theMost: Rule = rule(
  "article-missing",
  "<@be|of|as|become|became> <most> <@adj> <@common>",
  ([, most, adjective]) =>
    !among("young old other modern big small", adjective.low)
      ? insertBefore(most, "the", `${most.text} ${adjective.text}`)
      : null,
  { id: "the-most", confidence: 0.8 },
);

const the = (id: string, pattern: string, confidence = 0.85): Rule =>
  rule("article-missing", pattern, ([word]) => insertBefore(word, "the", word.text), {
    id,
    confidence,
  });

const specific: readonly Rule[] = [
  the(
    "the-near",
    "near <window|beach|sea|river|station|door|airport|park|center|centre|ocean> $|,|and|@preposition",
  ),
  the(
    "the-place",
    "in <forest|kitchen|garden|park|library|street|sky|countryside|bathroom|living|yard|sea|ocean|city|center|centre> $|,|room|and|center|centre|with|on",
    0.75,
  ),
  the("the-other-side", "on|in <other> side"),
  the("the-same", "@verb|@preposition|and <same> @noun|way|time|as"),
  the("the-side", "on|at <left|right|other|opposite> side|hand"),
  the(
    "the-daytime",
    "in <morning|afternoon|evening|morning|background|foreground|middle|beginning|meantime|past> !(@noun)",
  ),
  the("the-world", "in|around <world|internet>"),
  the("the-internet", "on|from|use|using|uses|used <internet> !(@noun)"),
  the("the-end", "at|in|from <end|beginning|top|bottom|center|centre|edge> of"),
  the("the-middle", "in <middle|center|centre> of the|a|my|this", 0.5),
  the("the-only", "is|was|are|were|'s <only> thing|person|reason|problem|solution"),
  the("the-first", "is|was|for|at|in|on <first|second|last> time|day|thing|step|reason|year|week", 0.7),
  the("the-fact", "despite <fact> that"),
  the(
    "the-cinema",
    "go|goes|went|going to <cinema|beach|supermarket|park|gym|zoo|museum|library|doctor|dentist|bank|mall|station|airport|restaurant|market|hospital>",
  ),
  the("the-weather", "^ <weather> is|was"),
  the("the-ordinal", "in <1990s|1980s|2000s|1970s|1960s>"),
  the("the-piano", "play|plays|played|playing <piano|guitar|violin|drums|flute|cello> !(@noun)"),
];
const inFront: Rule = rule(
  "article-extra",
  "in <the> front of",
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
    "by <the|a> <bus|train|car|plane|bike|taxi|subway|boat|ship|metro> !(@noun|that|of|i|he|she|we|they)",
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
  extra("the-nowadays", "<the> <nowadays>"),
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
    "in|around|all <a> <world|internet|morning|evening|afternoon|sky> $|,|and|@be",
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

const twoArticles: Rule = rule(
  "article-extra",
  "<a|an|the> <a|an|the>",
  ([first, second]) =>
    first && second && first.low !== second.low
      ? replaceSpan(first, second, first.low === "the" || second.low === "the" ? "the" : second.low)
      : null,
  { id: "two-articles", confidence: 0.85 },
);

const withAdjective: Rule = rule(
  "article-missing",
  "it|this|that|he|she @be|'s|was @adv? <great|good|nice|bad|wonderful|amazing|big|important|terrible|beautiful|new|interesting> <experience|time|way|place|thing|success|pleasure|moment|memory|day|life> $|for|to|of|,|because|and|that",
  ([adjective, noun]) => insertBefore(adjective, indefinite(adjective.text), noun.text),
  { id: "be-adjective", confidence: 0.75 },
);
const onVehicle: Rule = rule(
  "article-missing",
  "on <airplane|plane|bus|train|ship|boat|bicycle|bike|motorcycle> $|,|and|before|to|for|so|because",
  ([noun]) => insertBefore(noun, indefinite(noun.text), noun.text),
  { id: "on-vehicle", confidence: 0.7 },
);
const bareSubject: Rule = rule(
  "article-missing",
  "^|, <little|young|old|big|small|tall>? <man|woman|boy|girl|child|student|teacher|person|dog|cat|baby> <is|was|has|@s|@base> @determiner|@ing|to|@possessive|on|in",
  ([first], { sentence }) =>
    isDetermined(first)
      ? null
      : insertBefore(first, indefinite(first.text), sentence.words[first.index]?.text),
  { id: "bare-subject", confidence: 0.75 },
);

export const articleRules: readonly Rule[] = [
  withAdjective,
  onVehicle,
  bareSubject,
  beforeSound,
  whenChild,
  superlative,
  theMost,
  ...specific,
  inFront,
  ...superfluous,
  ...swaps,
  knownAgain,
  twoArticles,
  afterOpener,
];
