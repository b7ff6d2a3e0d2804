import { type Evidence } from "@/lib/assess/assessment";
import { type JudgedPart, noteAt, sentencesOf } from "@/lib/assess/writing/evidence/judged-part";
import { functionWords, generalWords } from "@/lib/assess/writing/features/word-lists";
import { isWord, zipfOf } from "@/lib/assess/writing/spelling/words";
import { lowerOf } from "@/lib/assess/writing/text/scored-text";
import { type Span, splitWords } from "@/lib/assess/writing/text/split-text";

type Place = { part: JudgedPart; word: Span; plain: string; isFirst: boolean };

const placesOf = (parts: readonly JudgedPart[]): Place[] =>
  sentencesOf(parts).flatMap(({ part, sentence }) =>
    sentence.words.map((word, at) => ({ part, word, plain: sentence.lower[at] ?? "", isFirst: at === 0 })),
  );

const isEdited = ({ part, word }: Place) =>
  part.edits.some(({ start, end }) => start < word.end && word.start < end);

/** Rare enough to be chosen, common enough to be known: below it are names and slips. */
const precise = { least: 2.6, most: 3.9, letters: 5 };

function preciseNotes(places: readonly Place[], asked: ReadonlySet<string>): Evidence[] {
  const seen = new Set<string>();
  return places
    .filter((place) => {
      const { word, plain } = place;
      const zipf = zipfOf(plain);
      const isChosen = zipf >= precise.least && zipf <= precise.most && plain.length >= precise.letters;
      if (!isChosen || seen.has(plain) || asked.has(plain) || !isWord(plain)) return false;
      seen.add(plain);
      // A capital may be a name's.
      return word.text === plain && !isEdited(place);
    })
    .toSorted((one, other) => zipfOf(one.plain) - zipfOf(other.plain))
    .map(({ part, word }) => noteAt({ criterion: "vocabulary", kind: "precise-word" }, part.part, word));
}

/** Simple words of the writer's own that come again and again. */
function repeatedNotes(places: readonly Place[], asked: ReadonlySet<string>): Evidence[] {
  const content = places.filter(({ plain }) => !functionWords.has(plain) && plain.length > 2);
  const often = [...Map.groupBy(content, ({ plain }) => plain)].filter(
    ([word, all]) =>
      all.length >= 4 && all.length / content.length > 0.06 && !asked.has(word) && zipfOf(word) >= 5,
  );
  const [most] = often.toSorted(([, one], [, other]) => other.length - one.length);
  const place = most?.[1][2];
  return place
    ? [noteAt({ criterion: "vocabulary", kind: "repeated-word" }, place.part.part, place.word)]
    : [];
}

function generalNotes(places: readonly Place[]): Evidence[] {
  const general = places.filter(
    ({ plain }) => generalWords.has(plain) && /^(?:good|bad|nice|things?|stuff)$/.test(plain),
  );
  const [, second] = general;
  return second
    ? [noteAt({ criterion: "vocabulary", kind: "general-word" }, second.part.part, second.word)]
    : [];
}

export function vocabularyEvidence(parts: readonly JudgedPart[], asked: readonly string[]): Evidence[] {
  const places = placesOf(parts);
  const askedWords = new Set(asked.flatMap((text) => splitWords(text).map((word) => lowerOf(word.text))));
  const repeated = repeatedNotes(places, askedWords);
  return [...preciseNotes(places, askedWords), ...(repeated.length > 0 ? repeated : generalNotes(places))];
}
