import type { AuditWords } from "@/lib/bank/audit-words";
import type { Bank } from "@/lib/bank/build-bank";
import { countByGate, type Rejection } from "@/lib/bank/gate";
import type { Item } from "@/lib/bank/item";
import { cefrLevels } from "@/lib/core/cefr";
import { bankTypes } from "@/lib/bank/registry";
import { seededRandom, shuffle } from "@/lib/bank/seeded-random";
import { auditWords } from "@/scripts/bank/audit-words";

/** What the build made of its sources, per type and level: generated, rejected by gate, accepted. */
export function reportBank(bank: Bank): string {
  const sections = bank.map(({ type, built: { generated, accepted, rejected } }) => [
    type,
    `  generated ${generated}, rejected ${rejected.length}, accepted ${accepted.length}`,
    ...cefrLevels.map((level) => {
      const here = accepted.filter(({ cefr }) => cefr === level);
      const stopped = rejected.filter((each) => each.level === level);
      const waiting = here.filter(({ waits }) => waits).length;
      const made = `generated ${here.length + stopped.length}, rejected ${stopped.length}${gatesOf(stopped)}`;
      return `    ${level}: ${made}, accepted ${here.length}, of which ${waiting} wait`;
    }),
    ...withoutLevel(rejected.filter(({ level }) => level === null)),
  ]);
  return `${sections.flat().join("\n")}\n`;
}

const withoutLevel = (rejected: readonly Rejection[]) =>
  rejected.length === 0
    ? []
    : [`    before their level is known: rejected ${rejected.length}${gatesOf(rejected)}`];

function gatesOf(rejected: readonly Rejection[]) {
  const gates = [...countByGate(rejected)].map(([gate, count]) => `${gate} ${count}`);
  return gates.length > 0 ? ` (${gates.join(", ")})` : "";
}

/** Authored sentences that a gate stopped: someone wrote them, so someone should know. */
export function reportRejectedSentences(bank: Bank): string {
  const rejected = bank.flatMap(({ type, built }) => (bankTypes[type].isAuthored ? built.rejected : []));
  return rejected.map(({ candidate, gate }) => `rejected by ${gate}: ${candidate}\n`).join("");
}

/** A seeded sample of every type to read, with keys and explanations: never for learners. */
export function auditSample(bank: Bank, size: number, seed: string): string {
  const words = auditWords(bank.flatMap(({ built }) => built.media ?? []));
  return bank
    .flatMap(({ type, built }) => [
      `audit ${type}`,
      ...drawSample(built.accepted, size, `${seed}/audit/${type}`).map((item) => describeItem(item, words)),
    ])
    .join("\n")
    .concat("\n");
}

export const drawSample = <Entry>(items: readonly Entry[], size: number, seed: string) =>
  shuffle(items, seededRandom(seed)).slice(0, size);

/** An item with its steps, keys and reasons, and its explanation as a learner reads it in English. */
export function describeItem(item: Item, words: AuditWords): string {
  const { audit, auditSteps } = bankTypes[item.type];
  const lines = [...auditSteps(item, words), ...item.explanation.map(words.explained)];
  return [
    `${item.cefr} b=${item.params.b.toFixed(2)} ${audit(item)}`,
    ...lines.map((line) => `  ${line}`),
  ].join("\n");
}
