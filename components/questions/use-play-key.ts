import { useEffect, useRef } from "react";

import { isComposing } from "@/components/questions/is-composing";

/**
 * Plays by Ctrl+Shift+Space, since Ctrl+Space switches input methods; and by itself at the start, where the step wants
 * that and the browser lets it.
 */
export function usePlayKey(listen: () => Promise<void>, playsItself: boolean) {
  const latest = useRef(listen);
  // After a pause or a reload a play is not spent unasked.
  const atStart = useRef(playsItself);
  useEffect(() => {
    latest.current = listen;
  });

  useEffect(() => {
    if (atStart.current) void latest.current();
  }, []);

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const isPlay = (event.ctrlKey || event.metaKey) && event.shiftKey && event.code === "Space";
      if (!isPlay || event.repeat || isComposing(event)) return;
      event.preventDefault();
      void latest.current();
    }
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
}
