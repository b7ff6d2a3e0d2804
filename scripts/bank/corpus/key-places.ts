import type { Item } from "@/lib/bank/item";
import { loadItems } from "@/lib/bank/load-items";
import { type Corpus, percent } from "@/scripts/bank/corpus/corpus";

const MOST_OFF = 0.05;
/** Of ten questions no place can have a quarter, and one question is ten points: a whole one may be too many or too few. */
const QUESTIONS_OFF = 1;

type Key = { kind: string; level: string; options: number; place: number };

/** Where right choices stand, in every kind of question, over all levels and within each. */
export async function checkKeyPlaces(items: string): Promise<Corpus> {
  return judgeKeyPlaces((await loadItems(items)).flatMap(keysOf));
}

/** Each place is within 5 points of its even share, or within one question of it where that is more. */
export function judgeKeyPlaces(keys: readonly Key[]): Corpus {
  const everywhere = keys.map((key) => ({ ...key, level: "all" }));
  const groups = Map.groupBy(
    [...everywhere, ...keys],
    ({ kind, level, options }) => `${kind}, ${options} choices, ${level}`,
  );
  const judged = [...groups].map(([name, own]) => {
    const options = own[0]?.options ?? 1;
    const counts = Array.from(
      { length: options },
      (_, place) => own.filter((key) => key.place === place).length,
    );
    const off = Math.max(...counts.map((count) => Math.abs(count - own.length / options)));
    const shares = counts.map((count) => percent(count / own.length)).join(", ");
    return {
      line: `right choice, ${name}: ${shares}`,
      isFault: off > Math.max(MOST_OFF * own.length, QUESTIONS_OFF),
    };
  });
  return {
    name: "places of right choices",
    faults: judged.filter(({ isFault }) => isFault).map(({ line }) => `${line}, over 5 points off`),
    figures: judged.map(({ line }) => line),
  };
}

function keysOf(item: Item): Key[] {
  const keyOf = (kind: string, options: readonly unknown[], place: number) => ({
    kind: `${item.type} ${kind}`,
    level: item.cefr,
    options: options.length,
    place,
  });
  if (item.type === "interactive-listening")
    return item.steps.flatMap((step) =>
      step.kind === "turn" ? [keyOf("turn", step.prompt.replies, step.key.best)] : [],
    );
  if (item.type !== "interactive-reading") return [];
  return item.steps.flatMap((step) => {
    if (step.kind === "highlight") return [];
    if (step.kind !== "sentences") return [keyOf(step.kind, step.prompt.choices, step.key.right)];
    const blanks = step.prompt.parts.flatMap((part) => ("choices" in part ? [part.choices] : []));
    return blanks.map((choices, at) => keyOf("blank", choices, step.key.blanks[at]?.right ?? 0));
  });
}
