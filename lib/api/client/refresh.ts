import { readSession, storeSession } from "@/lib/api/client/session-store";
import { publicEnv } from "@/lib/env/public";

const lockName = "bandwise-refresh";

async function exchange(failed: string): Promise<boolean> {
  const current = readSession();
  // Another tab was faster.
  if (current && current.token !== failed) return true;
  const response = await fetch(`${publicEnv.apiBase}/api/common/refresh`, {
    method: "POST",
    credentials: "include",
  });
  if (response.status === 401) return false;
  if (!response.ok) throw new TypeError("refresh did not answer");
  const issued: { token: string; expiresAt: string } = await response.json();
  const { temp = false, userId = null } = current ?? {};
  storeSession({ token: issued.token, expiresAt: issued.expiresAt, temp, userId });
  return true;
}

/**
 * Renews the access token once for all tabs. False when there is nothing left to renew; throws when the server
 * could not be asked.
 */
export function refreshSession(failed: string): Promise<boolean> {
  if (!("locks" in navigator)) return exchange(failed);
  return navigator.locks.request(lockName, () => exchange(failed));
}
