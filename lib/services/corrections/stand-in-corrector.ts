import "server-only";

import type { Assessment, Edit, WritingCorrector } from "@/lib/assess/assessment";
import { cefrOf } from "@/lib/core/cefr";

/** Until the embedded engine is wired: spells a lone "i" and scores by length. */
export function createStandInCorrector(): WritingCorrector {
  return {
    async assess({ parts }): Promise<Assessment> {
      const edits = parts.flatMap((text, part) =>
        [...text.matchAll(/\bi\b/g)].map(({ index }, nth): Edit => ({
          ...{ id: `${part}-${nth}`, part, start: index, end: index + 1, original: "i", replacement: "I" },
          ...{ category: "capital", kind: "pronoun-i", confidence: 0.95, ruleId: "stand-in/i" },
        })),
      );
      const words = parts.join(" ").split(/\s+/).filter(Boolean).length;
      const det = Math.max(10, Math.min(150, words));
      const overall = { det, low: Math.max(10, det - 16), high: Math.min(160, det + 16) };
      const isEmpty = words === 0;
      return {
        status: isEmpty ? "unscorable" : words < 5 ? "limited" : "scored",
        reasons: isEmpty ? ["empty"] : words < 5 ? ["too-short"] : [],
        overall: isEmpty ? null : overall,
        criteria: isEmpty
          ? {}
          : { content: overall, organisation: overall, grammar: overall, vocabulary: overall },
        cefr: isEmpty ? null : cefrOf(det),
        edits,
        evidence: [],
        improved: parts.map((text, part) => ({
          text: text.replaceAll(/\bi\b/g, "I"),
          appliedEditIds: edits.filter((edit) => edit.part === part).map(({ id }) => id),
        })),
        words,
        features: {},
        engine: { id: "stand-in", version: "0", calibration: "none", model: null },
      };
    },
    close: async () => undefined,
  };
}
