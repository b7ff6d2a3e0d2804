import { useCallback, useEffect, useRef } from "react";

/**
 * Keeps the field that is written into in sight, also when a keyboard comes up over the page. The field's scroll
 * margins leave room for what sticks to the edges.
 */
export function useKeptInSight() {
  const field = useRef<HTMLElement | null>(null);

  const show = useCallback(() => {
    if (field.current === document.activeElement) field.current?.scrollIntoView({ block: "nearest" });
  }, []);

  useEffect(() => {
    const view = window.visualViewport;
    // A frame later: the room for the keyboard is measured by then.
    const onResize = () => requestAnimationFrame(show);
    view?.addEventListener("resize", onResize);
    return () => view?.removeEventListener("resize", onResize);
  }, [show]);

  return useCallback(
    (next: HTMLElement) => {
      const isFirst = field.current === null;
      field.current = next;
      // The first one gets the focus by itself, before anything was read.
      if (!isFirst) show();
    },
    [show],
  );
}
