import { toIpa } from "@/lib/bank/ipa";
import { withJoint } from "@/lib/bank/joints";
import type { Lexicon } from "@/lib/bank/lexicon";
import { pronunciationOf } from "@/lib/bank/pronunciation";
import { spokenAs } from "@/lib/bank/spoken-as";
import type { PartOfSpeech } from "@/lib/questions/explanations";

/** Verbs with these are stressed on what follows ("overtake"), unless they come from a noun. */
const leading: Readonly<Record<string, string>> = { out: "AW2 T", over: "OW2 V ER0", under: "AH2 N D ER0" };
const fromNouns = /^(?:out(?:fit|law|lin|sourc)|under(?:lin|scor))/;

/** How a word is said, in IPA; without its class, as it is said most often. Null where nobody has recorded it. */
export function ipaOf(word: string, given: PartOfSpeech | null, lexicon: Lexicon): string | null {
  const partOfSpeech = given ?? onlyClass(word, lexicon);
  const usual = pronunciationOf(word, partOfSpeech, lexicon.pronunciations(word));
  if (usual === null) return null;
  const sounds = spokenAs.has(word)
    ? usual
    : plainStart(
        word,
        withOpenO(word, leadingVerb(word, partOfSpeech, lexicon) ?? withJoint(word, usual, lexicon)),
      );
  const ipa = toIpa(sounds);
  // "unable", "upstairs": the vowel of un- and up- is not reduced.
  const full = /^u(?!n(?:less|til|to$)|pon)/.test(word) ? ipa.replace(/^ə/, "ʌ") : ipa;
  return weakVowels.reduce(
    (sounded, [spelled, heard, vowel]) => (spelled.test(word) ? sounded.replace(heard, vowel) : sounded),
    full,
  );
}

/** Weak syllables that the dictionary writes in two ways: how the word is spelled, what it may say, and the one vowel for all. */
const weakVowels: readonly (readonly [spelled: RegExp, heard: RegExp, vowel: string])[] = [
  [/ists?$/, /ə(?=sts?$)/, "ɪ"],
  [/[td]ed$/, /(?<=[td])ə(?=d$)/, "ɪ"],
  [/es$/, /(?<=[szʃʒ])ə(?=z$)/, "ɪ"],
  [/age[ds]?$/, /ə(?=dʒ(?:d|[əɪ]z)?$)/, "ɪ"],
  [/ate$/, /(?<!e)ɪ(?=t$)/, "ə"],
  [/less$/, /ɪ(?=s$)/, "ə"],
  [/ity$/, /ɪ(?=ti$)/, "ə"],
  [/ible$/, /ɪ(?=bəl$)/, "ə"],
  [/^(?:be(?!ll|nev|ret)|de(?!bris)|pre|re(?!gim))/, /(?<=^(?:[bdr]|pr))ə(?=ˈ)/, "ɪ"],
];

/** "Caution", "awful", "coffee", "fallen": one vowel in all of them, which the dictionary writes in two ways. */
const openO =
  /au(?!rant)|aw(?!ay)|ought|alk|alt|(?<!w)all(?!et|ow|i(?!ng)|ey|op|y)|c?off|cost(?!u)|cross|soft/;
const withOpenO = (word: string, sounds: string) =>
  openO.test(word) && !sounds.includes("AO") ? sounds.replace(/AA(?=\d)/g, "AO") : sounds;

/** "Remind", "prepare": re- and pre- that mean neither "again" nor "before" are weak. */
const weakStart =
  /^(?:pre(?:caut|cis|par|tend)|re(?:buk|claim|hears|juv|laps|lation|leas|mind|miss?|mit|mov|plac|plenish|port|pos|press|priev|pris|puls|put|quir|search|solv|spons|tent|tir|tract|treat|triev|veng|view|volv))/;
const plainStart = (word: string, sounds: string) =>
  weakStart.test(word) ? sounds.replace(/^((?:P )?R) IY[02](?= [^\d]*1)/, "$1 IH0") : sounds;

function onlyClass(word: string, lexicon: Lexicon): PartOfSpeech | null {
  const [only, ...others] = new Set(lexicon.senses(word).map((sense) => sense.partOfSpeech));
  return only !== undefined && others.length === 0 ? only : null;
}

function leadingVerb(word: string, partOfSpeech: PartOfSpeech | null, lexicon: Lexicon): string | null {
  const first = Object.keys(leading).find((each) => word.startsWith(each));
  if (first === undefined || fromNouns.test(word)) return null;
  const second = word.slice(first.length);
  const rest = pronunciationOf(second, partOfSpeech, lexicon.pronunciations(second));
  return partOfSpeech === "verb" && rest !== null ? `${leading[first] ?? ""} . ${rest}` : null;
}
