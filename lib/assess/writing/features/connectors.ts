/** Words that join what is said, by what they do. */
export const connectors = {
  addition: ["also", "too", "moreover", "furthermore", "in addition", "besides", "as well", "what is more"],
  contrast: [
    ...[
      "but",
      "however",
      "although",
      "though",
      "even though",
      "while",
      "whereas",
      "on the other hand",
      "yet",
    ],
    ...["nevertheless", "in contrast", "instead", "despite", "in spite of", "still", "rather than", "unlike"],
  ],
  cause: ["because", "since", "due to", "because of", "as a result", "thanks to", "so that", "in order to"],
  result: [
    "so",
    "therefore",
    "thus",
    "consequently",
    "hence",
    "that is why",
    "which means",
    "for this reason",
  ],
  example: ["for example", "for instance", "such as", "like when", "in particular", "especially"],
  time: [
    ...["when", "after", "before", "until", "as soon as", "then", "later", "meanwhile", "whenever", "once"],
    ...["at first", "eventually", "afterwards", "at last", "suddenly", "by the time"],
  ],
  order: [
    "first",
    "firstly",
    "second",
    "secondly",
    "third",
    "next",
    "finally",
    "to begin with",
    "last of all",
  ],
  condition: ["if", "unless", "otherwise", "as long as", "provided that", "even if", "whether", "in case"],
  stance: [
    ...[
      "in my opinion",
      "i think",
      "i believe",
      "i would say",
      "perhaps",
      "probably",
      "in fact",
      "of course",
    ],
    ...["admittedly", "to be honest", "clearly", "surely", "it seems", "apparently", "indeed", "at least"],
  ],
  conclusion: [
    "in conclusion",
    "to sum up",
    "overall",
    "all in all",
    "in short",
    "to conclude",
    "in the end",
  ],
} as const;

type ConnectorUse = keyof typeof connectors;
export type Connector = { text: string; use: ConnectorUse; start: number; end: number };

const useOf = new Map<string, ConnectorUse>();
for (const use of Object.keys(connectors) as ConnectorUse[])
  for (const text of connectors[use]) useOf.set(text, use);
const longestFirst = [...useOf.keys()].toSorted((one, other) => other.length - one.length);
const pattern = new RegExp(`(?<![\\p{L}'’-])(?:${longestFirst.join("|")})(?![\\p{L}'’-])`, "giu");

export function findConnectors(text: string): Connector[] {
  return [...text.matchAll(pattern)].flatMap(({ 0: found, index }) => {
    const use = useOf.get(found.toLowerCase());
    return use ? [{ text: found.toLowerCase(), use, start: index, end: index + found.length }] : [];
  });
}
