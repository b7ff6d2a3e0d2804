import { canBe, classesFor } from "@/lib/assess/rules/words/classes";
import { isPersonNoun } from "@/lib/assess/rules/words/countable";
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

const womanOrChild = new Map([
  ["womans", "woman"],
  ["womens", "woman"],
  ["wemen", "woman"],
  ["childrens", "child"],
  ["chidren", "child"],
  ["childern", "child"],
]);
const behindOne = /\b(?:an?|one|each|every|another)\s+(?<between>(?:[a-z]+\s+){0,3})$/i;
const isDescribing = (word: string) => /^[ar]/.test(classesFor(word)) && !/^(?:few|many)$/.test(word);

/** "A womans", "a very kind childrens", and not "a womens club": one of them, whatever the letters are near to. */
function ofOne(plain: string, { around, after }: Place): string | null {
  const one = womanOrChild.get(plain);
  const between = behindOne.exec(around.left)?.groups?.between;
  if (!one || between === undefined || (isNoun(after) && !after.endsWith("ing"))) return null;
  return between.split(/\s+/).filter(Boolean).every(isDescribing) ? one : null;
}
const isNoun = (word: string) => classesFor(word).startsWith("n");

const asked =
  /\b(?:do|does|did|can|could|will|would|should|may|might|must|let|make|made|help|see|saw)\s+(?:\S+\s+){1,2}$/i;

/** "He studie", "my brother carrie", and not "did he studie": the verb in -y with its s. */
function ofThirdPerson(plain: string, { before, around }: Place): string | null {
  const stem = /^(?<stem>[a-z]+[^aeiou])ie$/.exec(plain)?.groups?.stem;
  const isOne = /^(?:he|she|it|everybody|everyone|nobody)$/.test(before) || isPersonNoun(before);
  if (!stem || !isOne || asked.test(around.left) || !canBe(`${stem}y`, "v")) return null;
  return isWord(`${stem}ies`) ? `${stem}ies` : null;
}

/** "Thei house", "I have beeing there": what stands beside it says which word was meant. */
export function meaningHere(plain: string, place: Place): string | null {
  const { before, after } = place;
  const beside = meantBeside(plain, place) ?? ofOne(plain, place) ?? ofThirdPerson(plain, place);
  if (beside) return beside;
  if (/^the[ri]$/.test(plain)) return /^[na]/.test(classesFor(after)) ? "their" : null;
  if (plain === "cuase")
    return /^(?:th|i$|it|you|he|she|we|they|if|people|my)/.test(after) ? "because" : null;
  if (plain === "writting") return after === "by" ? "written" : null;
  return plain === "beeing" && /^(?:have|has|had)$/.test(before) ? "been" : null;
}
