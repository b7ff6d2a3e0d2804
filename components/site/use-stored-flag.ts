"use client";

import { useCallback, useSyncExternalStore } from "react";

const changed = new EventTarget();

function read(key: string) {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return true;
  }
}

function subscribe(listener: () => void) {
  changed.addEventListener("flag", listener);
  // A page that comes back from the back/forward cache may be older than the mark.
  addEventListener("pageshow", listener);
  return () => {
    changed.removeEventListener("flag", listener);
    removeEventListener("pageshow", listener);
  };
}

/** A mark the browser keeps, such as "this notice was closed". Null until the browser has been asked. */
export function useStoredFlag(key: string) {
  const isSet = useSyncExternalStore<boolean | null>(
    subscribe,
    () => read(key),
    () => null,
  );
  const set = useCallback(() => {
    storeFlag(key);
    changed.dispatchEvent(new Event("flag"));
  }, [key]);
  return [isSet, set] as const;
}

/** Sets the mark without telling what is on the screen. */
export function storeFlag(key: string) {
  try {
    localStorage.setItem(key, "1");
  } catch {
    // A browser that stores nothing shows the notice again.
  }
}
