import type { Assessment, Edit, WritingCorrector, WritingInput } from "@/lib/assess/assessment";
import { cefrOf } from "@/lib/core/cefr";
import type { Correctors } from "@/lib/services/corrections/correctors";

/** A result with this score; the text's lone "i" is marked. */
export function assessed(parts: readonly string[], det = 105, given: Partial<Assessment> = {}): Assessment {
  const band = { det, low: Math.max(10, det - 16), high: Math.min(160, det + 16) };
  const edits = parts.flatMap((text, part) =>
    [...text.matchAll(/\bi\b/g)].map(({ index: start }, nth): Edit => ({
      ...{ id: `${part}-${nth}`, part, start, end: start + 1, original: "i", replacement: "I" },
      ...{ category: "capital", kind: "pronoun-i", confidence: 0.9, ruleId: "fake/i" },
    })),
  );
  return {
    status: "scored",
    reasons: [],
    overall: band,
    criteria: { grammar: band, vocabulary: band },
    cefr: cefrOf(det),
    edits,
    evidence: [],
    improved: parts.map((text) => ({ text, appliedEditIds: [] })),
    words: parts.join(" ").split(/\s+/).filter(Boolean).length,
    features: {},
    engine: { id: "fake", version: "1", calibration: "none", model: null },
    ...given,
  };
}

export const unscorable = (parts: readonly string[]): Assessment =>
  assessed(parts, 10, {
    status: "unscorable",
    reasons: ["gibberish"],
    overall: null,
    cefr: null,
    criteria: {},
  });

type Act = (input: WritingInput, signal?: AbortSignal) => Promise<Assessment>;

const usual: Act = async ({ parts }) => assessed(parts);

/** Correctors that do what a test says; they keep what they were asked. */
export function fakeCorrectors(given: Partial<Correctors> = {}) {
  const asked: WritingInput[] = [];
  let act = usual;
  const writing: WritingCorrector = {
    assess: (input, signal) => {
      asked.push(input);
      return act(input, signal);
    },
    close: async () => undefined,
  };
  const correctors: Correctors = {
    ...{ writing, writingModel: null, speaking: null, attemptSeconds: 30 },
    ...given,
  };
  return {
    correctors,
    asked,
    does: (next: Act = usual) => {
      act = next;
    },
  };
}
