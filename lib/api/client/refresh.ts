import { readEnded, readSession, storeSession } from "@/lib/api/client/session-store";
import { knownCookie } from "@/lib/core/known-cookie";
import { publicEnv } from "@/lib/env/public";

/** Whose session's cookie this browser has, as a cookie for scripts says; null without one. */
export function readKnown(): string | null {
  return new RegExp(`(?:^|; )${knownCookie}=(guest|account)`).exec(document.cookie)?.[1] ?? null;
}

/** The session has ended, or its user has: nobody asks for it again. */
export function forgetKnown() {
  document.cookie = `${knownCookie}=; path=/; max-age=0`;
}

/**
 * Whether there is a session only the cookie knows of: Safari deletes after seven days what scripts have stored, and
 * leaves what the server has set.
 */
export const isForgotten = () => readSession() === null && readEnded() === null && readKnown() !== null;

/** Makes a forgotten session known again. Visitors without one ask nothing of the server. */
export async function restoreSession(): Promise<void> {
  if (isForgotten()) await refreshSession(null);
}

const lockName = "bandwise-refresh";

async function exchange(failed: string | null): Promise<boolean> {
  const current = readSession();
  // Another tab was faster.
  if (current && current.token !== failed) return true;
  const response = await fetch(`${publicEnv.apiBase}/api/common/refresh`, {
    method: "POST",
    credentials: "include",
  });
  if (response.status === 401) {
    forgetKnown();
    return false;
  }
  if (!response.ok) throw new TypeError("refresh did not answer");
  const issued: { token: string; expiresAt: string } = await response.json();
  const { temp, userId } = current ?? { temp: readKnown() === "guest", userId: null };
  storeSession({ token: issued.token, expiresAt: issued.expiresAt, temp, userId });
  return true;
}

/**
 * Renews the access token once for all tabs. False when there is nothing left to renew; throws when the server
 * could not be asked.
 */
export function refreshSession(failed: string | null): Promise<boolean> {
  if (!("locks" in navigator)) return exchange(failed);
  return navigator.locks.request(lockName, () => exchange(failed));
}
