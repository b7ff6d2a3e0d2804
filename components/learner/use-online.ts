import { useSyncExternalStore } from "react";

function watch(listener: () => void) {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

export function useOnline() {
  return useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  );
}
