import { type BlindTurn, blindTurns } from "@/lib/bank/interactive-listening/blind-turns";
import type { BankConversation } from "@/lib/bank/interactive-listening/sources";

/** The turns to be answered by somebody who did not write them, or their key. */
export function blindSheet(
  conversations: readonly BankConversation[],
  { seed, key, heard }: { seed: string; key: boolean; heard: boolean },
): string {
  const turns = blindTurns(conversations, seed);
  if (key) return turns.map(({ number, right, from }) => `${number} ${right} ${from}\n`).join("");
  return turns.map((turn) => questionOf(turn, heard)).join("\n");
}

function questionOf({ number, scenario, heard, replies }: BlindTurn, withHeard: boolean) {
  const talk = withHeard ? heard.map((words) => `  > ${words}`) : [];
  const choices = replies.map(({ letter, text }) => `  ${letter} ${text}`);
  return [`${number} ${scenario}`, ...talk, ...choices, ""].join("\n");
}
