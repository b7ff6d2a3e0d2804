import { useSyncExternalStore } from "react";

/** As wide as the look's `lg`: passage and task stand side by side. */
const query = "(min-width: 64rem)";

function subscribe(onChange: () => void) {
  const media = window.matchMedia(query);
  media.addEventListener("change", onChange);
  return () => media.removeEventListener("change", onChange);
}

export const useIsWide = () =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => true,
  );
