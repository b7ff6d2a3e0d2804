import type { Lexicon } from "@/lib/bank/lexicon";
import { soundAlike } from "@/lib/bank/listen-and-type/sound-alikes";
import { basesOf, regularForms } from "@/lib/bank/regular-forms";
import { ipaOf } from "@/lib/bank/spoken-word";
import { isNamedIn, written } from "@/lib/bank/written-word";
import { explain, type Explanation } from "@/lib/questions/explanations";
import { splitWords } from "@/lib/questions/listen-and-type/split-words";

/** What is said without stress between the words that carry the sense. */
const smallWords = new Set(
  `a an and are as at been for from had has have her him his in is of on or our than that the them to was were with
  would your`.split(/\s+/),
);
/** Only before a participle is "have" a helper; as a verb of its own, and in "have to", it is said in full. */
const irregularParticiples = new Set(
  `been become begun bent bet bitten blown bought broken brought built burst caught chosen come cost crept cut dealt
  done drawn driven drunk eaten fallen fed felt fit flown forgiven forgotten fought found frozen given gone got gotten
  grown had heard held hidden hit hung hurt kept known laid lain led left lent let lit lost made meant met mistaken
  outgrown overcome overheard overslept overtaken paid proven put quit read rewritten ridden risen rung run said sat
  seen sent set sewn shaken shone shot shown shut slept slid sold sought sown spent spoken spread sprung spun stolen
  stood struck stuck sung sunk swept sworn swum swung taken taught thought thrown told torn understood undertaken
  undone upset withdrawn withstood woken won worn wound woven written`.split(/\s+/),
);
const between =
  /^(?:already|also|always|ever|hardly|just|long|never|not|now|often|once|only|since|so|still|.{3,}ly)$/;
const isParticiple = (word: string | undefined) =>
  word !== undefined && (irregularParticiples.has(word) || /[a-z]ed$/.test(word));
/** Before these, "that" joins a clause; before a noun it may point at something and is said in full. */
const clauses = new Set(
  `a an are can could do does had has have he her his i is it its may might must my never no nobody our she should
  the their there they was we were will would you your`.split(/\s+/),
);
/** After these, it points at something even so. */
const pointing = new Set([
  undefined,
  ..."about after all and at but by during for from in is of on or to was with".split(" "),
]);
/** Behind these, "in" and "on" belong to the verb and are said in full. */
const joined =
  /^(?:breath(?:e|ed|es|ing)|came|carr(?:y|ies|ied|ying)|com(?:e|es|ing)|dragged|fills?|giv(?:e|es|en|ing)|gave|go|goes|going|gone|went|hand(?:s|ed)?|keeps?|kept|lights|log(?:s|ged)?|mov(?:e|es|ed|ing)|pass(?:es|ed|ing)?|put|puts|putting|rain(?:ed|ing)|scratched|sew(?:s|ed|n|ing)?|settl(?:e|es|ed|ing)|stepped|switch(?:es|ed|ing)?|tak(?:e|es|en|ing)|took|tr(?:y|ies|ied|ying)|turn(?:s|ed|ing)?|hold|holds|held)$/;

/** Whether a small word leans on what follows it, where it stands. */
function isLight(said: readonly string[], index: number, ends: ReadonlySet<number>): boolean {
  const word = said[index] ?? "";
  const [before, after] = [said[index - 1], said[index + 1]];
  if (after === undefined || ends.has(index) || !smallWords.has(word)) return false;
  if (/^ha(?:d|s|ve)$/.test(word))
    return isParticiple(said.slice(index + 1).find((next) => !between.test(next)));
  if (word === "in" || word === "on") return before === undefined || !joined.test(before);
  // "Been to a city": as a verb of its own it is said in full.
  if (word === "been") return after !== "to";
  return word !== "that" || (clauses.has(after) && !pointing.has(before));
}

/** They end as plurals and past forms do, and are none. */
const noEndings = new Set(
  `always besides does feed glasses has his its lens means naked news perhaps series sometimes species this thus was
  wicked yes`.split(/\s+/),
);

/** Beginners know these by ear, many of them from their own language, however seldom they are said in films. */
const elementary = new Set(
  `alphabet backpack bake bakery bean bicycle bike bookstore butterfly camel carrot chess classmate classroom cloudy
  coin december delivery dictionary dinosaur disagree dolphin donkey download drum eighteen eighty football fourteen
  fridays garlic geography giraffe gorilla grandchildren grandparents grandson guitar haircut homework improve
  independent insect instrument internet interview introduction jogging kindergarten kitten laptop luckily mailbox
  marathon mathematics microphone mobile mondays musician nearby ninety northern notebook onion online oven painter
  pasta penguin pepper photographic pineapple playground popcorn puzzle rainbow raincoat rainy refrigerator runner
  sandals saturdays seventh seventies shopper sixty ski snake snowball sofa software spaghetti spring stadium
  strawberry sundays sunflower sunglasses sunny supermarket tenth text textbook tomato topic tourism tourist tractor
  translate twenty umbrella update vegetable vegetarian vocabulary waterfall web weekly zebra`.split(/\s+/),
);

/** Words up to this frequency (Zipf) are worth knowing by ear; where there is nothing else, up to the other. */
const SELDOM = 4;
const NOT_EVERYDAY = 4.6;
/** Nobody writes "sew" for "so": what is so much rarer (Zipf) than the word that was said is no trap. */
const NO_TRAP = 2;
/** From this frequency (Zipf) on, a word is known in its place; the rarer ones are written wrongly. */
const EVERYDAY = 5.7;
const LINES = 3;
const MOST_WORDS = 5;

/**
 * What is hard to hear in a sentence: it follows from the words themselves, so that it is true whoever speaks. At
 * least one line, and at most three. `isKnown` are words that need no help.
 */
export function whatIsHard(
  sentence: string,
  lexicon: Lexicon,
  isKnown: (word: string) => boolean = () => false,
): Explanation[] {
  const said = splitWords(sentence);
  const words = [...new Set(said)];
  const listed = (chosen: readonly string[]) => chosen.slice(0, MOST_WORDS).join(", ");
  const short = words.filter(
    (word) => /^(?:i'm|[a-z]+n't|[a-z]+'(?:re|ve|ll|d))$/.test(word) || isShortIs(word),
  );
  const endings = words.filter((word) => hasEnding(word, lexicon));
  // "Sorry, that coat": behind a mark it points, too.
  const isPointing = /[,;:] that\b/i.test(sentence);
  const ends = phraseEnds(sentence);
  const light = said.filter((_, index) => isLight(said, index, ends));
  const small = [...new Set(light)].filter((word) => word !== "that" || !isPointing);
  const { likely, everyday } = traps(words, lexicon);
  const alike = (pairs: readonly Pair[]) =>
    pairs.map(({ word, other }) => explain("dictation-sound-alike", { word, other }));
  const rare = rarest(
    words.filter((word) => !isNamedIn(sentence, word)),
    lexicon,
    (word) => elementary.has(word) || isKnown(word),
  );
  const lines = [
    ...(short.length > 0 ? [explain("dictation-short-forms", { words: listed(short.map(written)) })] : []),
    ...alike(likely.slice(0, 1)),
    ...(rare && rare.zipf < SELDOM ? [explain("dictation-hard-word", rare.params)] : []),
    ...alike(likely.slice(1)),
    ...(endings.length > 0 ? [explain("dictation-endings", { words: listed(endings) })] : []),
    ...(small.length > 1 ? [explain("dictation-small-words", { words: listed(small) })] : []),
  ].slice(0, LINES);
  if (lines.length > 0) return lines;
  return rare && rare.zipf <= NOT_EVERYDAY ? [explain("dictation-hard-word", rare.params)] : alike(everyday);
}

/** Where the words stand that have a mark behind them. */
function phraseEnds(sentence: string): ReadonlySet<number> {
  const ends = new Set<number>();
  let words = 0;
  for (const phrase of sentence.split(/[,;:.?!]/)) {
    words += splitWords(phrase).length;
    ends.add(words - 1);
  }
  return ends;
}

/** What people mix up who know both. */
const mixedUp = /^(?:its|it's|their|there|they're|too|whose|who's|your|you're)$/;
/** Nobody writes "won" for "one" or "reign" for "rain"; and many say "our" unlike "hour". */
const plain = /^(?:blue|choose|hair|hour|no|one|our|rain|two)$/;

type Pair = { word: string; other: string };

/** Words that sound like others: one that carries the sense, one that people mix up, and one for want of any hint. */
function traps(words: readonly string[], lexicon: Lexicon) {
  const pairs = words
    .flatMap((word) => {
      const other = soundAlike(word);
      return other === undefined || plain.test(word) ? [] : [{ word, other }];
    })
    .map((pair) => ({ ...pair, gap: lexicon.zipf(pair.word) - lexicon.zipf(pair.other) }))
    .toSorted((one, two) => one.gap - two.gap);
  const mixed = pairs.find(({ word }) => mixedUp.test(word));
  const others = pairs.filter(({ word, gap }) => gap <= NO_TRAP && !mixedUp.test(word));
  const telling = others.find(({ word }) => lexicon.zipf(word) < EVERYDAY);
  return { likely: [telling, mixed].filter((pair) => pair !== undefined), everyday: others.slice(0, 1) };
}

const isShortIs = (word: string) => /^(?:he|she|it|that|there|what|who|where|here|how|let)'s$/.test(word);

/** A plural, a third person or a past form: without its ending it is a noun or verb. */
export function hasEnding(word: string, lexicon: Lexicon) {
  if (noEndings.has(word) || !/^[a-z]{4,}$/.test(word)) return false;
  const is = (base: string, ...parts: string[]) =>
    base.length > 2 && lexicon.senses(base).some(({ partOfSpeech }) => parts.includes(partOfSpeech));
  if (/[^su]s$/.test(word))
    return [word.slice(0, -1), word.replace(/es$/, ""), word.replace(/ies$/, "y")].some(
      (base) => base !== word && is(base, "noun", "verb"),
    );
  if (!word.endsWith("ed")) return false;
  const stem = word.slice(0, -2);
  return [stem, `${stem}e`, stem.replace(/(.)\1$/, "$1"), stem.replace(/i$/, "y")].some((base) =>
    is(base, "verb"),
  );
}

/** A form and who or what does it are as easy as their word, however seldom they are written: "birthdays", "printer". */
const formed = [...Object.entries(regularForms), ["verb", [/(.*)er$/, /(.*)r$/, /(.*)or$/]] as const];

function withBases(word: string, lexicon: Lexicon): string[] {
  const bases = basesIn(word, lexicon);
  // "Readers" is "reader", which is "read".
  return [word, ...bases, ...bases.flatMap((base) => basesIn(base, lexicon))];
}

const basesIn = (word: string, lexicon: Lexicon) =>
  formed.flatMap(([part, forms]) =>
    basesOf(word, forms).filter((base) =>
      lexicon.senses(base).some(({ partOfSpeech }) => partOfSpeech === part),
    ),
  );

function rarest(words: readonly string[], lexicon: Lexicon, isKnown: (word: string) => boolean) {
  const known = words.flatMap((word) => {
    const forms = withBases(word, lexicon);
    const isHard = /^[a-z]+$/.test(word) && !forms.some(isKnown);
    const ipa = isHard ? ipaOf(word, null, lexicon) : null;
    const zipf = Math.max(...forms.map((form) => lexicon.zipf(form)));
    return ipa === null ? [] : [{ zipf, params: { word: written(word), ipa } }];
  });
  return known.sort((a, b) => a.zipf - b.zipf)[0];
}
