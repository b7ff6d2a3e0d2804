import { useEffect, useRef } from "react";

import { isComposing } from "@/components/questions/is-composing";

/** Ctrl+Enter sends the answer, from wherever the keyboard is; Cmd counts as Ctrl. */
export function useSubmitKey(isOpen: boolean, submit: () => void) {
  const latest = useRef(submit);
  useEffect(() => {
    latest.current = submit;
  });

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const isSubmit = (event.ctrlKey || event.metaKey) && event.key === "Enter";
      if (isSubmit && isOpen && !event.repeat && !isComposing(event)) latest.current();
    }
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [isOpen]);
}
