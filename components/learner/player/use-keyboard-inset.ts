import { useEffect } from "react";

/**
 * How much of the page a keyboard on the screen covers, as `--keyboard`: what sticks to the bottom stands above it.
 * And how far it has pushed the page up, as `--view-top`: what sticks to the top stands below that.
 */
export function useKeyboardInset() {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const root = document.documentElement;
    function update(seen: VisualViewport) {
      const covered = seen.scale > 1.01 ? 0 : window.innerHeight - seen.height - seen.offsetTop;
      root.style.setProperty("--keyboard", `${Math.max(0, Math.round(covered))}px`);
      const above = seen.scale > 1.01 ? 0 : seen.offsetTop;
      root.style.setProperty("--view-top", `${Math.max(0, Math.round(above))}px`);
    }
    const onChange = () => update(view);
    view.addEventListener("resize", onChange);
    view.addEventListener("scroll", onChange);
    return () => {
      view.removeEventListener("resize", onChange);
      view.removeEventListener("scroll", onChange);
      root.style.removeProperty("--keyboard");
      root.style.removeProperty("--view-top");
    };
  }, []);
}
