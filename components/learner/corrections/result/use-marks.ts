import { type KeyboardEvent, useState } from "react";

import { markId } from "@/components/learner/corrections/result/mark";
import type { Edit } from "@/components/learner/corrections/corrections-queries";
import { isComposing } from "@/components/questions/is-composing";
import type { EditCategory } from "@/lib/core/edit-kinds";

const steps: Partial<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Which mistakes are shown, which one is looked at, and the way from one to the next. */
export function useMarks(edits: readonly Edit[]) {
  const [category, setCategory] = useState<EditCategory | null>(null);
  const shown = edits.filter((edit) => category === null || edit.category === category);
  const [wanted, setWanted] = useState<string | null>(null);
  const current = shown.find(({ id }) => id === wanted) ?? shown[0] ?? null;
  const at = current ? shown.indexOf(current) : -1;

  function go(step: 1 | -1) {
    const next = shown[(at + step + shown.length) % shown.length];
    if (!next) return;
    setWanted(next.id);
    const mark = document.getElementById(markId(next.id));
    mark?.focus({ preventScroll: true });
    mark?.scrollIntoView({ block: "nearest" });
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey || isComposing(event)) return;
    event.preventDefault();
    go(step);
  }

  return { category, setCategory, shown, current, at, open: setWanted, go, onKeyDown };
}
