let stopLast: (() => void) | null = null;

/**
 * Of the sounds of a page one is heard: whoever is about to play says how it is stopped, and what played before, or was
 * on its way, stops. The same `stop` may take its turn again.
 */
export function takeTurn(stop: () => void) {
  if (stopLast !== stop) stopLast?.();
  stopLast = stop;
}
