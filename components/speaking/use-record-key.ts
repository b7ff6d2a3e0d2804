import { useEffect, useRef } from "react";

import { isComposing } from "@/components/questions/is-composing";
import { hasSingleKeys } from "@/components/questions/single-keys";

const isLetter = (event: KeyboardEvent) =>
  hasSingleKeys() &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  event.key.normalize("NFKC").toLowerCase() === "r";

/** R records and stops, while the keyboard is in the task and in no field of it. */
export function useRecordKey(isOpen: boolean, toggle: () => void) {
  const latest = useRef(toggle);
  useEffect(() => {
    latest.current = toggle;
  });

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const { target } = event;
      const isInTask =
        target === document.body || (target instanceof Element && target.closest("[data-task], [data-exam]"));
      const isTyping = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
      if (!isOpen || !isInTask || isTyping || event.repeat || isComposing(event) || !isLetter(event)) return;
      latest.current();
    }
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [isOpen]);
}
