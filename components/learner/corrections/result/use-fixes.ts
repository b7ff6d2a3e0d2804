import { useCallback, useMemo, useState } from "react";

import { applyChanges } from "@/components/learner/corrections/result/apply-edits";
import { carryChanges } from "@/components/learner/corrections/result/carry-changes";
import type { Edit } from "@/components/learner/corrections/corrections-queries";

/** The changes that somebody has taken over so far, and the text as it reads with them. */
export function useFixes(parts: readonly string[], edits: readonly Edit[]) {
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());

  const toggle = useCallback((id: string) => {
    setTaken((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }, []);

  const texts = useMemo(
    () =>
      parts.map((text, part) => {
        const own = edits.filter((edit) => edit.part === part);
        return applyChanges(text, own, (id) => taken.has(id));
      }),
    [parts, edits, taken],
  );

  return {
    isTaken: (id: string) => taken.has(id),
    count: taken.size,
    toggle,
    takeAll: (some: readonly Edit[]) => setTaken(new Set([...taken, ...some.map(({ id }) => id)])),
    undoAll: () => setTaken(new Set()),
    texts,
    /** The same changes in a later version: what was written there since stays. */
    carryTo: (later: readonly string[]) =>
      parts.map((text, part) => {
        const own = edits.filter((edit) => edit.part === part && taken.has(edit.id));
        return carryChanges(text, later[part] ?? text, own);
      }),
  };
}
export type Fixes = ReturnType<typeof useFixes>;
