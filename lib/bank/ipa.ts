const vowels: Record<string, string> = {
  AA: "ɑ",
  AE: "æ",
  AH: "ʌ",
  AO: "ɔ",
  AW: "aʊ",
  AY: "aɪ",
  EH: "ɛ",
  ER: "ɝ",
  EY: "eɪ",
  IH: "ɪ",
  IY: "i",
  OW: "oʊ",
  OY: "ɔɪ",
  UH: "ʊ",
  UW: "u",
};
const consonants: Record<string, string> = {
  B: "b",
  CH: "tʃ",
  D: "d",
  DH: "ð",
  F: "f",
  G: "ɡ",
  HH: "h",
  JH: "dʒ",
  K: "k",
  L: "l",
  M: "m",
  N: "n",
  NG: "ŋ",
  P: "p",
  R: "r",
  S: "s",
  SH: "ʃ",
  T: "t",
  TH: "θ",
  V: "v",
  W: "w",
  Y: "j",
  Z: "z",
  ZH: "ʒ",
};
const onsets = new Set(
  `P R,P L,P Y,B R,B L,B Y,T R,T W,D R,D W,K R,K L,K W,K Y,G R,G L,G W,F R,F L,F Y,TH R,SH R,S P,S T,S K,S M,S N,S L,
  S W,HH Y,M Y,V Y,S P R,S P L,S T R,S K R,S K W`
    .split(",")
    .map((onset) => onset.trim()),
);

type Phoneme = { name: string; stress: string };

/** The dictionary's stresses as a learner's dictionary has them, and an r that opens a stressed syllable as its onset. */
const plainStress = (pronunciation: string) =>
  pronunciation
    // "laterally": a final -y is not stressed beside another syllable.
    .replace(/(\d.*) IY2$/, "$1 IY0")
    // "meadow": nor is a final -o; "immediate": nor an i before a weak vowel.
    .replace(/(\d(?: [A-Z]+)*) OW2( Z)?$/, "$1 OW0$2")
    .replace(/(1[^12]*)IY2 AH0/, "$1IY0 AH0")
    // "decide": the first syllable has none right before the main stress; "enjoy": en- sounds as in- there.
    .replace(/^((?:[A-Z]+ )*(?!AH)[A-Z]{2})2 ((?:[A-Z]+ )*[A-Z]{2}1)/, "$10 $2")
    .replace(/^EH0 (N|M|S|G Z)(?= [^\d]*\w\w1)/, "IH0 $1")
    // "chandelier": it has one when two syllables come before the main stress.
    .replace(
      /^((?:[A-Z]+ )*(?:EH|AE|AA|AO|OW|AY|EY|IY)|(?:D |M )?IH(?=0 [NSM] ))0((?: [A-Z.]+)* [A-Z]{2}0(?: [A-Z.]+)* [A-Z]{2}1)/,
      "$12$2",
    )
    // "microchip": of two main stresses the later one is the lesser.
    .replace(/(1[^1]*)2([^1]*1)/, "$10$2")
    .replace(/(1.*)1/, "$12")
    // "violate": a final -ate in the third syllable is not weak.
    .replace(/(\d.*\d.*) EY0 T$/, "$1 EY2 T")
    // "scarecrow": before an r there is one vowel for "air".
    .replace(/AE(\d) R(?= [^A-Z]*[B-DF-HJ-NP-TV-Z]|$)/g, "EH$1 R")
    // "casual": ˈkæʒuəl; "unusual": ʌnˈjuʒuəl.
    .replace(/(?<= (?:CH|JH|ZH|Y)) AH0 W (?=(?:AH|ER|IH|EY)\d)/g, " UW0 ")
    .replace(/UW2 AH0/g, "UW0 AH0")
    // "emperor": ˈɛmpərɚ; "horizon": hə-ˈraɪ.
    .replace(/ER0 ER0/g, "AH0 R ER0")
    .replace(/ER0 ([A-Z]+[12])/g, "AH0 R $1");

/** CMU phonemes ("HH AH0 L OW1") as IPA with the stress mark before its syllable ("həˈloʊ"). American English. A point parts two words that are joined. */
export function toIpa(pronunciation: string): string {
  const phonemes: Phoneme[] = [];
  const joints = new Set<number>();
  for (const code of plainStress(pronunciation).split(" ")) {
    const [, name, stress = ""] = /^([A-Z]+)(\d?)$/.exec(code) ?? [];
    if (name === undefined) joints.add(phonemes.length);
    else phonemes.push({ name, stress });
  }
  const starts = stressedStarts(phonemes, joints);
  return phonemes.map((phoneme, index) => (starts.get(index) ?? "") + letterOf(phoneme)).join("");
}

function letterOf({ name, stress }: Phoneme): string {
  if (name === "AH" && stress === "0") return "ə";
  if (name === "ER" && stress === "0") return "ɚ";
  return vowels[name] ?? consonants[name] ?? "";
}

/** Where each stress mark stands: before the longest onset English allows. A single syllable takes none. */
function stressedStarts(phonemes: readonly Phoneme[], joints: ReadonlySet<number>): Map<number, string> {
  const starts = new Map<number, string>();
  const nuclei = phonemes.flatMap(({ stress }, index) => (stress === "" ? [] : [index]));
  if (nuclei.length < 2) return starts;

  for (const [order, nucleus] of nuclei.entries()) {
    const mark = { "1": "ˈ", "2": "ˌ" }[phonemes[nucleus]?.stress ?? ""];
    if (!mark) continue;
    const previous = order === 0 ? -1 : (nuclei[order - 1] ?? -1);
    starts.set(onsetStart(phonemes, previous, nucleus, joints), mark);
  }
  return starts;
}

function onsetStart(
  phonemes: readonly Phoneme[],
  previous: number,
  nucleus: number,
  joints: ReadonlySet<number>,
): number {
  if (previous === -1) return 0;
  const joint = [...joints].find((place) => place > previous && place <= nucleus);
  if (joint !== undefined) return joint;
  let start = nucleus;
  while (start - 1 > previous) {
    const cluster = phonemes.slice(start - 1, nucleus).map(({ name }) => name);
    const isOnset = cluster.length === 1 ? cluster[0] !== "NG" : onsets.has(cluster.join(" "));
    if (!isOnset) break;
    start -= 1;
  }
  return start;
}
