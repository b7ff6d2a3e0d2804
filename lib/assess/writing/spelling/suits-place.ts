import { classesFor } from "@/lib/assess/rules/words/classes";
import { possibleTags } from "@/lib/assess/rules/text/mend-tags";
import { allOf, among, someOf } from "@/lib/assess/rules/words/among";
import { isDeterminer, isModal } from "@/lib/assess/rules/words/closed";
import { isPersonNoun } from "@/lib/assess/rules/words/countable";
import { isPluralNoun, isSingularNoun, pluralOf, singular } from "@/lib/assess/rules/words/nouns";
import { isUncountable } from "@/lib/assess/rules/words/uncountable";
import { pastOf, verbAs } from "@/lib/assess/rules/words/verbs";
import { type Place } from "@/lib/assess/writing/spelling/place";
import { type Suggestion } from "@/lib/assess/writing/spelling/suggest-words";

const isOnly = (word: string, tag: string) => {
  const tags = possibleTags(word);
  return tags.length > 0 && tags.every((each) => each === tag);
};

const behindBe =
  /(?:\b(?:am|is|are|was|were|be|been)|n['’]t|['’](?:s|m|re))\s+(?:(?:not|so|very|too|really)\s+)*$/i;
const closing = /^\s*(?:[.,;:!?)]|(?:for|because|and|but)\b|$)/;

/** "It is not politely." */
function adjectiveFor(word: string, { around }: Place): string | null {
  if (!word.endsWith("ly") || !behindBe.test(around.left) || !closing.test(around.right)) return null;
  if (!/(?:am|is|are|was|were|be|been|['’](?:s|m|re|t))\s+[\w\s]*$/i.test(around.left)) return null;
  const forms = [word.replace(/ily$/, "y"), word.replace(/ly$/, "le"), word.slice(0, -2)];
  return forms.find((form) => form !== word && possibleTags(form).includes("ADJ")) ?? null;
}

const negated = "don't doesn't didn't dont doesnt didnt";
/** Behind "don't" and "can" a verb has no ending. */
const wantsBase = ({ before, word: { start } }: Place) =>
  start > 0 &&
  (among(negated, before) || isModal(before) || /^(?:can|wo|could|would|should|must)n?'t$/.test(before));
const hasEnding = (word: string) => isOnly(word, "VERB") && verbAs(word, "base") !== word;

const lastTwo = (left: string) =>
  left
    .toLowerCase()
    .match(/[a-z']+/g)
    ?.slice(-2) ?? [];
const isJoining = (low: string) => low === "and" || low === "or";
/** "Songs or describes", "the describes": a finite verb where a noun is wanted. */
function isVerbForNoun(word: string, { before, around }: Place) {
  if (!isOnly(word, "VERB") || verbAs(word, "part") !== null) return false;
  const [first = "", second = ""] = lastTwo(around.left);
  const isListed = allOf(isJoining(second), isPluralNoun(first), isOnly(first, "NOUN"), /s$/.test(word));
  return isListed || (isDeterminer(before) && !among("that this", before));
}

const isClauseNext = (right: string) => /^\s*(?:that|how|why|what|if)\b/i.test(right);
/** "They reley that": no clause follows "rely". */
const takesNoClause = (word: string, { around }: Place) =>
  among("rely relies relied relay", word) && isClauseNext(around.right);

const isMaybeNoun = (word: string) => possibleTags(word).some((tag) => tag === "NOUN" || tag === "ADJ");
/** "Of her grod a little", "a big plunned and": no participle stands alone where a noun is wanted. */
const isPartForNoun = (word: string, { before, after }: Place) =>
  allOf(
    among("my your his her our their its a an the new big good great", before),
    isOnly(word, "VERB"),
    verbAs(word, "part") !== null,
    !isMaybeNoun(after),
  );

/** "Far from boghtd a cake": what stands behind these words is no past. */
const isPastBehind = (word: string, { before }: Place) =>
  allOf(
    among("for to without by of", before),
    isOnly(word, "VERB"),
    verbAs(word, "past") !== null,
    verbAs(word, "base") === null,
  );

/** "She has to be conscience that": a thing stands behind "be" with an article. */
const isThingBehindBe = (word: string, { around }: Place) =>
  allOf(
    behindBe.test(around.left),
    /^\s*(?:that|to|about|of|for|and|but|[.,;:!?)]|$)/i.test(around.right),
    isOnly(word, "NOUN"),
    isSingularNoun(word),
    !isPersonNoun(word),
    !isUncountable(word),
  );

const isPastEnding = (written: string, base: string) =>
  !/de?$/.test(base) &&
  (/(?:ed|de)$/.test(written) || (written.endsWith("d") && written.length > base.length));
/** "She explainde", "was finishde": letters of an ending in -ed, where the word alone does not stand. */
function pastFor(word: string, { before, word: { text } }: Place): string | null {
  const isPlace =
    among("he she it i we they you who have has had was were been be is are", before) ||
    /n['’]t$/.test(before);
  if (!isPlace || /n['’]t$/.test(before)) return null;
  const isBase = isOnly(word, "VERB") && verbAs(word, "base") === word;
  return isBase && isPastEnding(text.toLowerCase(), word) ? pastOf(word) : null;
}

/** "The nowaday streets", "speaks with polite": no adverb stands before a noun, no adjective alone behind "with". */
const isOutOfPlace = (word: string, { before, after, around }: Place) =>
  someOf(
    allOf(isDeterminer(before), word === "nowadays"),
    allOf(
      isDeterminer(before),
      isOnly(word, "ADV"),
      !/^\s*[\p{Script=Latin}]+(?:ly|ed|ing)\b/u.test(around.right) && classesFor(after).startsWith("n"),
    ),
    allOf(
      among("with in for of at from by", before),
      isOnly(word, "ADJ"),
      !isMaybeNoun(after),
      among("and or but he she it i we they", after) || closing.test(around.right),
    ),
  );

/** "The studnet's will go": not whose, but how many. */
function pluralFor(word: string, { after }: Place): string | null {
  const one = word.replace(/['’]s$/, "");
  const isActing = isModal(after) || among("are were have don't didn't can't", after);
  return one !== word && isActing && isSingularNoun(one) ? pluralOf(one) : null;
}

const farReach = 0.8;
/** "More customer", "very student": how much of a quality, and not of a thing that is counted. */
const isThingBehindMuch = ({ word, cost }: Suggestion, { before }: Place) =>
  allOf(
    among("very so too", before) || (before === "more" && cost > farReach),
    isOnly(word, "NOUN"),
    isSingularNoun(word),
    !isUncountable(word),
  );

const owning =
  "year day week month today yesterday tomorrow world country city town company school government dog cat bird animal nation state university earth life nature society";
/** "A music's friend": hardly anything that is no person has an owner's s. */
function isNoOwner(word: string) {
  const owner = word.replace(/['’]s$/, "");
  if (owner === word || /^[A-Z]/.test(owner)) return false;
  const one = singular(owner) ?? owner;
  return !isPersonNoun(one) && !among(owning, one);
}

/** How much further another word may be that fits, to be meant instead. */
const reach = 0.5;

/** Whether what is near in letters can hardly stand there. */
const fitsNowhere = (best: Suggestion, place: Place) =>
  someOf(
    isNoOwner(best.word),
    // "Draing": as likely "drain" as "draining".
    /^[a-z]{3,}ng$/.test(place.word.text) && verbAs(place.word.text.slice(0, -1), "base") !== null,
    // "Ha't": whatever was meant, it says no.
    /['’]t$/.test(place.word.text) && !/n['’]t$/.test(best.word),
    takesNoClause(best.word, place),
    isOutOfPlace(best.word, place),
    best.cost > reach &&
      someOf(
        isVerbForNoun(best.word, place),
        isPastBehind(best.word, place),
        isPartForNoun(best.word, place),
        // "We arrivaled late": a verb stands there.
        allOf(among("i you we they he she", place.before), isOnly(best.word, "NOUN")),
        // "He is a honist and": no adjective ends what "a" begins.
        allOf(among("a an", place.before), isOnly(best.word, "ADJ"), !isMaybeNoun(place.after)),
        // "Newly buildor".
        allOf(/ly$/.test(place.before), isOnly(place.before, "ADV"), isOnly(best.word, "NOUN")),
        isThingBehindBe(best.word, place),
        isThingBehindMuch(best, place),
      ),
  );

/** What may be meant, the first of what fits its place before what does not; `isDoubtful` where nothing near fits. */
export function bySuit(found: readonly Suggestion[], place: Place): Suggestion[] {
  const [best, ...others] = found;
  if (!best) return [];
  const adjective = adjectiveFor(best.word, place);
  const meant = adjective ?? pastFor(best.word, place) ?? pluralFor(best.word, place);
  if (meant) return [{ ...best, word: meant }, ...others.filter(({ word }) => word !== meant)];
  if (wantsBase(place) && hasEnding(best.word)) {
    const base = others.find(({ word, cost }) => verbAs(word, "base") === word && cost <= best.cost + reach);
    const meantBase = base && !takesNoClause(base.word, place) ? base : undefined;
    return meantBase
      ? [meantBase, ...others.filter((each) => each !== meantBase)]
      : [{ ...best, isDoubtful: true }];
  }
  const isDoubtful = fitsNowhere(best, place);
  return isDoubtful ? [{ ...best, isDoubtful }, ...others] : [...found];
}
