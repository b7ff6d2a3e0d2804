import { useEffect, useRef } from "react";

/** Ctrl+Enter sends the answer, from wherever the keyboard is. */
export function useSubmitKey(isOpen: boolean, submit: () => void) {
  const latest = useRef(submit);
  useEffect(() => {
    latest.current = submit;
  });

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.ctrlKey && event.key === "Enter" && isOpen) latest.current();
    }
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [isOpen]);
}
