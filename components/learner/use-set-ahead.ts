import { useEffect } from "react";

const loadPlayer = () => import("./player/set-screen");

/** The face of the test's English, which no other part of the learner's area has. */
function loadFace() {
  const face = getComputedStyle(document.documentElement).getPropertyValue("--font-serif-latin");
  return face ? document.fonts.load(`1em ${face}`) : null;
}

/** Safari has no idle callback; a second later the screen stands, too. */
const later = 1_000;

/** While somebody chooses a set, what every set needs is fetched, so that its first question stands at once. */
export function useSetAhead() {
  useEffect(() => {
    const load = () => void Promise.allSettled([loadPlayer(), loadFace()]);
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(load, later);
      return () => clearTimeout(timer);
    }
    const idle = window.requestIdleCallback(load, { timeout: 5_000 });
    return () => window.cancelIdleCallback(idle);
  }, []);
}
