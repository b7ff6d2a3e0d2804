import type { Bank } from "@/lib/bank/build-bank";
import { countByGate } from "@/lib/bank/gate";
import { cefrLevels, type Item } from "@/lib/bank/item";
import { seededRandom, shuffle } from "@/lib/bank/seeded-random";

/** What the build made of its sources, per type: generated, rejected by gate, accepted, levels. */
export function reportBank(bank: Bank): string {
  const sections = Object.entries(bank).map(([type, { generated, accepted, rejected }]) => {
    const gates = [...countByGate(rejected)].map(([gate, count]) => `    ${gate}: ${count}`);
    const levels = cefrLevels.map(
      (level) => `${level} ${accepted.filter(({ cefr }) => cefr === level).length}`,
    );
    return [
      type,
      `  generated ${generated}`,
      `  rejected ${rejected.length}`,
      ...gates,
      `  accepted ${accepted.length} (${levels.join(", ")})`,
    ].join("\n");
  });
  return `${sections.join("\n")}\n`;
}

/** Authored sentences that a gate stopped: someone wrote them, so someone should know. */
export function reportRejectedSentences(bank: Bank): string {
  const rejected = [...bank["fill-in-the-blanks"].rejected, ...bank["listen-and-type"].rejected];
  return rejected.map(({ candidate, gate }) => `rejected by ${gate}: ${candidate}\n`).join("");
}

/** A seeded sample to read, with keys and explanations: never for learners. */
export function auditSample(bank: Bank, size: number, seed: string): string {
  return Object.entries(bank)
    .flatMap(([type, { accepted }]) => {
      const sample = shuffle(accepted, seededRandom(`${seed}/audit/${type}`)).slice(0, size);
      return [`audit ${type}`, ...sample.map((item) => `  ${describe(item)}`)];
    })
    .join("\n")
    .concat("\n");
}

function describe(item: Item): string {
  const lines = item.explanation.map(({ params }) => Object.values(params).join(" = ")).join(" | ");
  return `${item.cefr} b=${item.params.b.toFixed(2)} ${face(item)} [${lines}]`;
}

function face(item: Item): string {
  switch (item.type) {
    case "read-and-select":
      return `${item.prompt.word} ${item.key.isReal ? "(real)" : "(invented)"}`;
    case "fill-in-the-blanks":
      return `${item.prompt.before}[${item.prompt.shown}|${item.key.letters}]${item.prompt.after}`;
    case "listen-and-type":
      return `${item.key.text} (${item.key.voice})`;
  }
}
