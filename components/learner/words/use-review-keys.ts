import { useEffect, useRef } from "react";

import { type Rating, ratings } from "@/lib/vocabulary/memory";
import { hasSingleKeys } from "@/components/questions/single-keys";

type Actions = { isTurned: boolean; turnOver: () => void; rate: (rating: Rating) => void; undo: () => void };

const isGo = ({ key }: KeyboardEvent) => key === " " || key === "Enter";
const hasModifier = ({ ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent) =>
  ctrlKey || metaKey || altKey || isComposing;
const isControl = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest("a, button, input, select, textarea, [role=dialog]") !== null;

/** Space and Enter turn the card, and say "Good" of a turned one; 1 to 4 rate, U takes back. A held key does it once. */
export function useReviewKeys(actions: Actions) {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });

  useEffect(() => {
    function go(event: KeyboardEvent) {
      const { isTurned, turnOver, rate } = latest.current;
      if (isControl(event)) return;
      event.preventDefault();
      if (isTurned) rate("good");
      else turnOver();
    }
    function onKey(event: KeyboardEvent) {
      if (hasModifier(event)) return;
      if (event.repeat) {
        if (isGo(event)) event.preventDefault();
        return;
      }
      const { isTurned, rate, undo } = latest.current;
      const rating = ratings[Number(event.key) - 1];
      if (isGo(event)) go(event);
      else if (!hasSingleKeys()) return;
      else if (isTurned && rating) rate(rating);
      else if (event.key.toLowerCase() === "u") undo();
    }
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
}
