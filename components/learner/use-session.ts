import { useSyncExternalStore } from "react";

import { readEnded, readSession, watchSession } from "@/lib/api/client/session-store";

const onServer = () => null;

/** The session of this browser; null for a visitor. */
export function useSession() {
  return useSyncExternalStore(watchSession, readSession, onServer);
}

/** Whose session ended without them; null while there is nothing to come back to. */
export function useEnded() {
  return useSyncExternalStore(watchSession, readEnded, onServer);
}
