import { classesFor } from "@/lib/assess/rules/words/classes";
import { type Place } from "@/lib/assess/writing/spelling/place";
import { meaningOfSlip } from "@/lib/assess/writing/spelling/usual-slips";
import { isWord, zipfOf } from "@/lib/assess/writing/spelling/words";

/** What hardly anybody says is not meant by a form: "polity" is rather a word of another language. */
const leastSaid = 3;

/** "Partys", "partie": the plural or the singular of a word in -y. */
function ofEndingY(plain: string): string | null {
  const end = /[^aeiou](?<end>ys|ie)$/.exec(plain)?.groups?.end;
  const one = `${plain.slice(0, -2)}y`;
  if (!end || one.length < 4) return null;
  const slip = meaningOfSlip(one);
  if (slip) return end === "ie" ? slip : null;
  const meant = end === "ys" ? `${plain.slice(0, -2)}ies` : one;
  return isWord(meant) && zipfOf(one) > leastSaid ? meant : null;
}

/** "Normaly", "finaly": how. */
function ofAdverb(plain: string): string | null {
  const stem = /^(?<stem>[a-z]{3,})aly$/.exec(plain)?.groups?.stem;
  const meant = [`${stem}ally`, `${stem}ly`].filter((word) => isWord(word) && zipfOf(word) > leastSaid);
  return stem && meant.length === 1 ? (meant[0] ?? null) : null;
}

const isEveryday = (word: string) => isWord(word) && zipfOf(word) > 4;

/** "Soooo": letters that are drawn out for their sound. */
const unstretched = (plain: string) =>
  /(?<letter>[a-z])\k<letter>{2}/.test(plain)
    ? ([2, 1].map((times) => plain.replaceAll(/(.)\1{2,}/g, (run) => run.slice(0, times))).find(isEveryday) ??
      null)
    : null;

/** What a form that many words have was meant for. */
export const meaningOfForm = (plain: string): string | null =>
  ofEndingY(plain) ?? ofAdverb(plain) ?? unstretched(plain);

/** Letters that stand for two words: what is beside them says which, and where it does not, nobody knows. */
const eitherOf: readonly { shape: RegExp; meant: string; before?: RegExp; after?: RegExp }[] = [
  {
    shape: /^ther$/,
    meant: "there",
    after: /^(?:is|are|was|were|will|has|have|can|must|should|isn't|aren't)$/,
  },
  { shape: /^tought$/, meant: "taught", after: /^(?:me|him|her|us|them|you|how|english|by)$/ },
  { shape: /^tought$/, meant: "thought", after: /^(?:that|about|it|i|he|she|we|they|of|the)$/ },
  {
    shape: /^(?:wether|wheter|wheather|wheater)$/,
    meant: "weather",
    before: /^(?:the|good|bad|nice|hot|cold|sunny|rainy|beautiful|warm)$/,
  },
  {
    shape: /^(?:wether|wheter|wheather|wheater)$/,
    meant: "weather",
    after: /^(?:is|was|forecast|conditions)$/,
  },
  {
    shape: /^(?:wether|wheter|wheather|wheater)$/,
    meant: "whether",
    after: /^(?:i|you|he|she|it|we|they|or|to|the|a|this|that|there|people|these|your|my|our|their)$/,
  },
  { shape: /^scince$/, meant: "since", after: /^(?:i|you|he|she|it|we|they|then|last|\d+)$/ },
  { shape: /^scince$/, meant: "science", before: /^(?:in|of|like|and|my|the|for|computer|study)$/ },
];
const meantBeside = (plain: string, { before, after }: Place) =>
  eitherOf.find(
    (each) =>
      each.shape.test(plain) && (each.before?.test(before) ?? true) && (each.after?.test(after) ?? true),
  )?.meant ?? null;

const isEither = (plain: string) =>
  eitherOf.some(({ shape }) => shape.test(plain)) || /^exept(?:ed|ing|s)$/.test(plain);

/** "Exepting", "tought" without a word that says which was meant. */
export const isAmbiguous = (plain: string, place: Place) =>
  isEither(plain) && meaningHere(plain, place) === null;

/** "Thei house", "I have beeing there": what stands beside it says which word was meant. */
export function meaningHere(plain: string, place: Place): string | null {
  const { before, after } = place;
  const beside = meantBeside(plain, place);
  if (beside) return beside;
  if (plain === "ther") return /^[na]/.test(classesFor(after)) ? "their" : null;
  if (plain === "thei") return /^[na]/.test(classesFor(after)) ? "their" : null;
  if (plain === "cuase")
    return /^(?:th|i$|it|you|he|she|we|they|if|people|my)/.test(after) ? "because" : null;
  if (plain === "writting") return after === "by" ? "written" : null;
  return plain === "beeing" && /^(?:have|has|had)$/.test(before) ? "been" : null;
}
