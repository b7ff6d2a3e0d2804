import { openingOf, tooOften } from "@/lib/bank/corpus";
import { guessedShares } from "@/lib/bank/interactive-reading/guesses";
import { passageNearness } from "@/lib/bank/interactive-reading/judge-sets";
import { choicesOf, partsOf } from "@/lib/bank/interactive-reading/passage";
import { personalNames, setGates, unknownWords } from "@/lib/bank/interactive-reading/set-gates";
import { ReadingSetFile } from "@/lib/bank/interactive-reading/sources";
import type { Lexicon } from "@/lib/bank/lexicon";
import { nearDuplicateFilter } from "@/lib/bank/near-duplicate";
import { splitWords } from "@/lib/questions/listen-and-type/split-words";
import { type Corpus, shareOf, subjectFaults } from "@/scripts/bank/corpus/corpus";
import { folderReader } from "@/scripts/bank/read-sources";

const mostGuessed = {
  longest: 0.3,
  shortest: 0.3,
  "most like the others": 0.35,
  "least like the others": 0.35,
};
/** Shares say little of a few sets. */
const enoughSets = 40;

export const readReadingSets = (folder: string) =>
  folderReader(folder)("reading-sets", ReadingSetFile).flatMap(({ file, content: { level, sets } }) =>
    sets.map((set) => ({ ...set, file, level })),
  );
type Sets = ReturnType<typeof readReadingSets>;

export function checkReadingSets(folder: string, lexicon: Lexicon): Corpus {
  const sets = readReadingSets(folder);
  return {
    name: "reading sets",
    faults: [...faultsOfEach(sets, lexicon), ...faultsOfAll(sets)],
    figures: [`sets ${sets.length}`, ...counts(sets)],
  };
}

function faultsOfEach(sets: Sets, lexicon: Lexicon) {
  const gates = setGates(lexicon);
  const { isNew, keep } = nearDuplicateFilter(passageNearness);
  return sets.flatMap((set, at) => {
    const failed = gates.filter((gate) => !gate.passes(set)).map(({ name }) => name);
    const passage = partsOf(set).join(" ");
    if (!isNew(passage)) failed.push("near-duplicate");
    else keep(passage);
    if (sets.findIndex(({ name }) => name === set.name) < at) failed.push("name-twice");
    const details = [
      ...unknownWords(set, lexicon),
      ...personalNames(set),
      `${splitWords(passage).length} words`,
    ];
    return failed.length > 0 ? [`${set.file} ${set.name}: ${failed.join(", ")} (${details.join(", ")})`] : [];
  });
}

function faultsOfAll(sets: Sets) {
  const openings = tooOften(
    sets.map((set) => openingOf(partsOf(set).join(" "))),
    sets.length / 100,
  );
  const guessed = Object.entries(sharesOf(sets)).flatMap(([step, ways]) =>
    Object.entries(mostGuessed)
      .filter(([way, most]) => sets.length >= enoughSets && (ways[way] ?? 0) > most)
      .map(([way]) => `the right choice is guessed: ${step}, ${way}`),
  );
  return [...openings.map(({ key }) => `opening too often: ${key}`), ...subjectFaults(sets), ...guessed];
}

function sharesOf(sets: Sets) {
  const all = sets.map(choicesOf);
  const steps = ["gap", "sentence", "idea", "title"] as const;
  return Object.fromEntries(steps.map((step) => [step, guessedShares(all.flatMap((set) => set[step]))]));
}

function counts(sets: Sets) {
  const inPercent = (ways: Record<string, number>) =>
    Object.entries(ways).map(([way, share]) => `${way} ${Math.round(share * 100)} %`);
  return [
    `levels: ${shareOf(sets, ({ level }) => level)}`,
    `kinds: ${shareOf(sets, ({ kind }) => kind)}`,
    `subjects: ${shareOf(sets, ({ subject }) => subject)}`,
    ...Object.entries(sharesOf(sets)).map(([step, ways]) => `right ${step}: ${inPercent(ways).join(", ")}`),
  ];
}
