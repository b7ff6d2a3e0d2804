import { useEffect } from "react";

/** How much of the page a keyboard on the screen covers, as `--keyboard`: what sticks to the bottom stands above it. */
export function useKeyboardInset() {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const root = document.documentElement;
    function update(seen: VisualViewport) {
      const covered = seen.scale > 1.01 ? 0 : window.innerHeight - seen.height - seen.offsetTop;
      root.style.setProperty("--keyboard", `${Math.max(0, Math.round(covered))}px`);
    }
    const onChange = () => update(view);
    view.addEventListener("resize", onChange);
    view.addEventListener("scroll", onChange);
    return () => {
      view.removeEventListener("resize", onChange);
      view.removeEventListener("scroll", onChange);
      root.style.removeProperty("--keyboard");
    };
  }, []);
}
