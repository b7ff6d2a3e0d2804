import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Sense } from "@/lib/bank/lexicon";
import type { PartOfSpeech } from "@/lib/questions/explanations";

const files = { noun: "data.noun", verb: "data.verb", adjective: "data.adj", adverb: "data.adv" } as const;
const partByCode: Record<string, keyof typeof files> = {
  1: "noun",
  2: "verb",
  3: "adjective",
  4: "adverb",
  5: "adjective",
};

type OrderedSense = Sense & { order: number };
type Synset = { words: string[]; gloss: string };

export type WordNet = { senses: Map<string, Sense[]>; joined: Set<string>; properNames: Set<string> };

/** Single-word senses, most used first, from the files of WordNet 3.1 (see wndb(5WN) and senseidx(5WN)). */
export function readWordNet(folder: string): WordNet {
  const synsets = new Map<string, Synset>();
  for (const part of Object.values(partByCode)) readSynsets(join(folder, files[part]), part, synsets);

  const senses = new Map<string, OrderedSense[]>();
  const capitalized = new Set<string>();
  const joined = new Set<string>();
  for (const line of readFileSync(join(folder, "index.sense"), "utf8").split("\n")) {
    const pair = /^([a-z]+)[_-]([a-z]+)%/.exec(line);
    if (pair) joined.add(`${pair[1]}${pair[2]}`);
    const sense = readSense(line, synsets);
    if (sense?.isCapitalized) capitalized.add(sense.lemma);
    else if (sense) senses.set(sense.lemma, [...(senses.get(sense.lemma) ?? []), sense]);
  }

  return {
    joined,
    senses: new Map([...senses].map(([lemma, list]) => [lemma, sortSenses(list)])),
    properNames: new Set([...capitalized].filter((lemma) => !senses.has(lemma))),
  };
}

/** One line of the sense index; null for phrases, and for lines that name no synset. */
function readSense(line: string, synsets: ReadonlyMap<string, Synset>) {
  const match = /^(?<lemma>[a-z]+)%(?<code>\d):\S+ (?<offset>\d+) (?<order>\d+) (?<tags>\d+)$/.exec(
    line,
  )?.groups;
  if (!match) return null;
  const { lemma = "", code = "", offset = "", order, tags } = match;
  const partOfSpeech = partByCode[code];
  const synset = partOfSpeech && synsets.get(`${partOfSpeech}/${offset}`);
  if (!synset) return null;
  const isCapitalized = !synset.words.includes(lemma);
  return {
    ...describe(synset, lemma),
    lemma,
    isCapitalized,
    partOfSpeech,
    tags: Number(tags),
    order: Number(order),
  };
}

function readSynsets(path: string, part: PartOfSpeech, synsets: Map<string, Synset>) {
  for (const line of readFileSync(path, "utf8").split("\n")) {
    if (line === "" || line.startsWith(" ")) continue;
    const [head = "", note = ""] = line.split(" | ");
    const fields = head.split(" ");
    const count = Number.parseInt(fields[3] ?? "0", 16);
    const words = Array.from({ length: count }, (_, index) =>
      (fields[4 + 2 * index] ?? "").replace(/\(.*\)$/, ""),
    );
    synsets.set(`${part}/${fields[0] ?? ""}`, { words, gloss: note.split(/; "|;\s*$/)[0]?.trim() ?? "" });
  }
}

function describe({ words, gloss }: Synset, lemma: string): Pick<Sense, "gloss" | "synonyms"> {
  const synonyms = words.filter((word) => word !== lemma && /^[a-z]+$/.test(word)).slice(0, 3);
  return { gloss, synonyms };
}

/** By use in tagged texts, then by WordNet's own order, nouns before verbs before the rest. */
function sortSenses(list: OrderedSense[]): Sense[] {
  const rank = Object.keys(files);
  return list
    .sort(
      (a, b) =>
        b.tags - a.tags || a.order - b.order || rank.indexOf(a.partOfSpeech) - rank.indexOf(b.partOfSpeech),
    )
    .map(({ partOfSpeech, gloss, synonyms, tags }) => ({ partOfSpeech, gloss, synonyms, tags }));
}
