import { useCallback, useRef, useState } from "react";

import { type StepPlace, useDraft } from "@/components/learner/player/use-draft";
import type { Given } from "@/components/questions/step-props";

const heardKey = ({ setId, position, step }: StepPlace) =>
  `20180428_bandwise_heard_${setId}_${position}_${step}`;

function readHeard(place: StepPlace) {
  const kept = Number.parseInt(window.sessionStorage.getItem(heardKey(place)) ?? "0", 10);
  return Number.isNaN(kept) ? 0 : kept;
}

/** What is entered in the step on the screen, and how often its recording was heard; both outlive a reload. */
export function useExamEntry(place: StepPlace) {
  const { setId, position, step } = place;
  const answer = useRef<Given | null>(null);
  const keepDraft = useDraft(place);
  const [heard, setHeard] = useState(() => readHeard(place));

  const hear = useCallback(
    () =>
      setHeard((before) => {
        window.sessionStorage.setItem(heardKey({ setId, position, step }), String(before + 1));
        return before + 1;
      }),
    [setId, position, step],
  );
  const write = useCallback(
    (given: Given) => {
      answer.current = given;
      keepDraft(given);
    },
    [keepDraft],
  );
  return { heard, hear, entry: () => answer.current, write };
}
