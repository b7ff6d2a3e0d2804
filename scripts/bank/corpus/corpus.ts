import { tooOften } from "@/lib/bank/corpus";

/** What a check of authored material found: what has to be mended, and figures for whoever writes more. */
export type Corpus = { name: string; faults: string[]; figures: string[] };

/** Prints a check and makes the process fail where there is a fault. */
export function printCorpus({ name, faults, figures }: Corpus) {
  const lines = [
    ...faults.map((fault) => `${name}: ${fault}`),
    ...figures,
    `${name}: faults ${faults.length}`,
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
  if (faults.length > 0) process.exitCode = 1;
}

export const shareOf = <Entry>(entries: readonly Entry[], of: (entry: Entry) => string) =>
  [...Map.groupBy(entries, of)]
    .map(([key, { length }]) => `${key} ${length}`)
    .sort()
    .join(", ");

/** The plan of subjects: none in over 4 % of a kind of text. */
const MOST_OF_A_SUBJECT = 0.04;

export const subjectFaults = (texts: readonly { subject: string }[]) =>
  tooOften(
    texts.map(({ subject }) => subject),
    Math.max(2, texts.length * MOST_OF_A_SUBJECT),
  ).map(({ key, uses }) => `subject too often: ${key} (${uses})`);

export const percent = (part: number) => `${(100 * part).toFixed(1)} %`;
