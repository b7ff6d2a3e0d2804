import type { AnyDefinition } from "@/lib/questions/define-question";
import type { StoredStep } from "@/lib/questions/stored-step";

export type Way = {
  /** The steps met so far, in their order. */
  met: number[];
  /** The one to be answered; null at the end. */
  open: number | null;
};

/** The way through an item that the answers given so far have led. */
export function readWay(
  definition: AnyDefinition,
  steps: readonly StoredStep[],
  answered: ReadonlyMap<number, { answer: unknown }>,
): Way {
  const met: number[] = [];
  let at: number | null = 0;
  while (at !== null) {
    if (met.includes(at) || !steps[at]) throw new Error(`The way through an item leads to step ${at}.`);
    met.push(at);
    const given = answered.get(at);
    if (!given) return { met, open: at };
    at = definition.next({ steps, at, answer: given.answer });
  }
  return { met, open: null };
}
