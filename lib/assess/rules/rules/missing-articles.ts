import { among, someOf } from "@/lib/assess/rules/words/among";
import { insertBefore, lowAt, rule, type Change, type Rule } from "@/lib/assess/rules/match/rule";
import { type Sentence, type Word } from "@/lib/assess/rules/text/word";
import * as closed from "@/lib/assess/rules/words/closed";
import { isSuperlative } from "@/lib/assess/rules/words/adjectives";
import { isPersonNoun, needsDeterminer } from "@/lib/assess/rules/words/countable";
import { verbAs } from "@/lib/assess/rules/words/verbs";
import { type EditKind } from "@/lib/core/edit-kinds";
import { indefinite } from "@/lib/assess/rules/words/takes-an";

/** What may stand in front of a noun phrase that lacks its article. */
const takers = new Set(
  `be have buy get want need see find make eat read write become watch wear use choose meet own build open visit draw carry
  hold bring take give send receive rent drive ride start create prefer like love hate enjoy`.split(/\s+/),
);

const prepositions = new Set("with for near behind like as without under about into inside".split(" "));

/** With one of these in it, a phrase may stand without an article. */
const unusual = new Set("chief head senior assistant vice all every each both half about".split(" "));

/** "take control of", "took note". */
const takenBare = new Set("advantage notice note shape charge effect control root aim cover turn".split(" "));

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
  (next?.tag === "VERB" && /(?:ed|ing|done)$/.test(next.low)) ||
  // "The plan by chef be": another word was meant.
  among("'s - or by less be", next?.low);

/** "They are adult": several are no "an adult". */
const isOfSeveral = (opener: Word, head: Word, sentence: Sentence) =>
  someOf(isPersonNoun(head.low), among("are were", opener.low)) &&
  among("are were 're become", opener.low) &&
  lowAt(sentence, opener.index - 1) !== "you";

/** "You're decision", "I became feeling", "very much idea": what stands here is no noun phrase. */
const isNoOne = (opener: Word, head: Word, phrase: readonly Word[], sentence: Sentence) =>
  someOf(
    among("'m 're", opener.low) && !isPersonNoun(head.low),
    head.low === "feeling" && /^(?:bec[ao]m|start)/.test(opener.low),
    // "On are phone": what was meant is "our".
    opener.low === "are" && closed.isPreposition(lowAt(sentence, opener.index - 1)),
    phrase.some(({ low }) => among("much different various last next", low)),
  );

/** "want to buy new laptop": a counted noun that has nothing before it but adjectives. */
/** "As teacher", "into opinion": bare behind these, or another word was meant. */
const isRole = (opener: Word, head: Word, phrase: readonly Word[]) =>
  phrase.length < 2 &&
  (opener.low === "into" || (among("as like for about", opener.low) && !isPersonNoun(head.low)));

function missing(opener: Word, phrase: readonly Word[], sentence: Sentence): Change | null {
  const head = phrase.at(-1);
  const first = phrase[0];
  if (!head || !first || !needsDeterminer(head.low) || !opensPhrase(opener)) return null;
  const isFine = someOf(
    fixed.has(head.low),
    verbAs(opener.low, "base", "s", "past", "part", "ing") === "take" && takenBare.has(head.low),
    phrase.some(({ low }) => closed.isPreposition(low) || unusual.has(low)),
    opener.low === "without" && head.low === "reason",
    head.low === "advantage" || (opener.low === "for" && head.low === "man"),
    goesOn(sentence.words[head.index + 1], sentence.words[head.index + 2]),
    isRole(opener, head, phrase),
    isOfSeveral(opener, head, sentence),
    isNoOne(opener, head, phrase, sentence),
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

const the = (id: string, pattern: string, confidence = 0.85, kind: EditKind = "article-missing"): Rule =>
  rule(kind, pattern, ([word]) => insertBefore(word, "the", word.text), {
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
  the("the-same", "@verb+!does+!is+!are|@preposition|and <same> @noun|way|time|as"),
  the("the-same", "he|she|it|who|that|@singular does <same> @noun|way|time"),
  the("be-the-same", "@be @not|also|still|almost|exactly? <same> $|,|and|but|as|because|for"),
  the("the-side", "on|at <left|right|other|opposite> side|hand"),
  the(
    "the-daytime",
    "in <morning|afternoon|evening|morning|background|foreground|middle|beginning|meantime|past> !(@noun)",
  ),
  the("the-world", "in|around <world|internet>", 0.85, "article-the"),
  the("the-other-half", "^|,|and|but|because|that|so|to|for|of|on|in <other> half|end|hand !(@noun)"),
  the("the-internet", "on|from|use|using|uses|used <internet> !(@noun)", 0.85, "article-the"),
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
];

const withAdjective: Rule = rule(
  "article-missing",
  "it|this|that|he|she @be|'s|was @adv? <great|good|nice|bad|wonderful|amazing|big|important|terrible|beautiful|new|interesting> <experience|time|way|place|thing|success|pleasure|moment|memory|day|life> $|for|to|of|,|because|and|that",
  ([adjective, noun]) => insertBefore(adjective, indefinite(adjective.text), noun.text),
  { id: "be-adjective", confidence: 0.75 },
);

const isPerson: Rule = rule(
  "article-missing",
  "<is|am|was|'m|'s> <@any> $|,|and|in|at",
  ([be, noun], { sentence }) => {
    const isOne =
      among("i he she", lowAt(sentence, be.index - 1)) || isPersonNoun(lowAt(sentence, be.index - 1));
    const isRole = isPersonNoun(noun.low) && noun.tag !== "ADJ" && /^[a-z]/.test(noun.text);
    return isOne && isRole ? insertBefore(noun, indefinite(noun.text), noun.text) : null;
  },
  { id: "is-nurse", confidence: 0.8 },
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

/** "I stayed for long time". */
const longTime: Rule = rule(
  "article-missing",
  "for|in|after|took|takes|take <long|short> <time> $|,|and|but|because|to|@preposition|@subject",
  ([adjective, noun]) => insertBefore(adjective, "a", noun.text),
  { id: "long-time", confidence: 0.8 },
);

export const missingArticleRules: readonly Rule[] = [
  longTime,
  isPerson,
  withAdjective,
  onVehicle,
  bareSubject,
  whenChild,
  superlative,
  theMost,
  ...specific,
  afterOpener,
];
