"use client";

import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False in the page as it was sent, true once its script runs: what needs the script cannot be pressed before. */
export function useIsReady() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
