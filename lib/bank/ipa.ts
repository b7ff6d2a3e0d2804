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
    // "inventor": an in- right before the main stress has none.
    .replace(/^IH2 ([^\d]*\w\w1)/, "IH0 $1")
    // "microchip": of two main stresses the later one is the lesser.
    .replace(/(1[^1]*)2([^1]*1)/, "$10$2")
    .replace(/(1.*)1/, "$12")
    // "horizon": hə-ˈraɪ.
    .replace(/ER0 ([A-Z]+[12])/g, "AH0 R $1");

/** CMU phonemes ("HH AH0 L OW1") as IPA with the stress mark before its syllable ("həˈloʊ"). American English. */
export function toIpa(pronunciation: string): string {
  const phonemes = plainStress(pronunciation)
    .split(" ")
    .map((code): Phoneme => {
      const [, name = "", stress = ""] = /^([A-Z]+)(\d?)$/.exec(code) ?? [];
      return { name, stress };
    });
  const starts = stressedStarts(phonemes);
  return phonemes.map((phoneme, index) => (starts.get(index) ?? "") + letterOf(phoneme)).join("");
}

function letterOf({ name, stress }: Phoneme): string {
  if (name === "AH" && stress === "0") return "ə";
  if (name === "ER" && stress === "0") return "ɚ";
  return vowels[name] ?? consonants[name] ?? "";
}

/** Where each stress mark stands: before the longest onset English allows. A single syllable takes none. */
function stressedStarts(phonemes: readonly Phoneme[]): Map<number, string> {
  const starts = new Map<number, string>();
  const nuclei = phonemes.flatMap(({ stress }, index) => (stress === "" ? [] : [index]));
  if (nuclei.length < 2) return starts;

  for (const [order, nucleus] of nuclei.entries()) {
    const mark = { "1": "ˈ", "2": "ˌ" }[phonemes[nucleus]?.stress ?? ""];
    if (!mark) continue;
    const previous = order === 0 ? -1 : (nuclei[order - 1] ?? -1);
    starts.set(onsetStart(phonemes, previous, nucleus), mark);
  }
  return starts;
}

function onsetStart(phonemes: readonly Phoneme[], previous: number, nucleus: number): number {
  if (previous === -1) return 0;
  let start = nucleus;
  while (start - 1 > previous) {
    const cluster = phonemes.slice(start - 1, nucleus).map(({ name }) => name);
    const isOnset = cluster.length === 1 ? cluster[0] !== "NG" : onsets.has(cluster.join(" "));
    if (!isOnset) break;
    start -= 1;
  }
  return start;
}
