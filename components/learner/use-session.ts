import { useSyncExternalStore } from "react";

import { readSession, watchSession } from "@/lib/api/client/session-store";

const onServer = () => null;

/** The session of this browser; null for a visitor. */
export function useSession() {
  return useSyncExternalStore(watchSession, readSession, onServer);
}
