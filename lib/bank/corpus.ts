import { splitWords } from "@/lib/questions/listen-and-type/split-words";

const RUN = 5;

/** The first three words of a text. */
export const openingOf = (text: string) => splitWords(text).slice(0, 3).join(" ");

/** The runs of five words in the parts of a text, each once. */
export const runsOf = (parts: readonly string[]) => [
  ...new Set(
    parts.flatMap((part) => {
      const words = splitWords(part);
      return words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(" "));
    }),
  ),
];

/** What stands more often than that, with how often it does. */
export const tooOften = (keys: readonly string[], most: number) =>
  [...Map.groupBy(keys, (key) => key)]
    .filter(([, uses]) => uses.length > most)
    .map(([key, { length }]) => ({ key, uses: length }))
    .sort((one, other) => other.uses - one.uses);
