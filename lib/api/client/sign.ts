import { apiClient } from "@/lib/api/client/api-client";
import { ApiError } from "@/lib/api/client/api-error";
import { forgetKnown, restoreSession } from "@/lib/api/client/refresh";
import { readEnded, readSession, storeSession } from "@/lib/api/client/session-store";
import { localePath, type Locale } from "@/lib/i18n/locales";

type SessionAnswer = { token: string; expiresAt: string; user: { id: string; temp: boolean } };

/** Keeps what login, register and guest answer. */
export function keepSession({ token, expiresAt, user }: SessionAnswer) {
  storeSession({ token, expiresAt, temp: user.temp, userId: user.id });
}

/**
 * A guest session when there is none, so that anybody can practise. Whose account was logged out elsewhere is asked
 * to log in: as a guest they would practise without what they have paid for.
 */
export async function ensureSession() {
  await restoreSession().catch(() => {
    throw new ApiError("client/offline", 0, "The session could not be renewed.");
  });
  if (readSession()) return;
  if (readEnded()) throw new ApiError("session/expired", 401, "The session has ended.");
  const answer = await apiClient.common.guest.$post({ json: {} });
  keepSession(await answer.json());
}

/** Ends the session here and on the server, and goes to the site's root in the reader's language. */
export async function signOut(locale: Locale) {
  await apiClient.logout.$post({ json: { domain: window.location.hostname } }).catch(() => undefined);
  forgetKnown();
  storeSession(null);
  window.location.assign(localePath(locale, "/"));
}
