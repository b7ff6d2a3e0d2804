import { apiClient } from "@/lib/api/client/api-client";
import { readSession, storeSession } from "@/lib/api/client/session-store";

type SessionAnswer = { token: string; expiresAt: string; user: { temp: boolean } };

/** Keeps what login, register and guest answer. */
export function keepSession(answer: SessionAnswer) {
  storeSession({ token: answer.token, expiresAt: answer.expiresAt, temp: answer.user.temp });
}

/** A guest session when there is none, so that anybody can practise. */
export async function ensureSession() {
  if (readSession()) return;
  const answer = await apiClient.common.guest.$post({ json: {} });
  keepSession(await answer.json());
}

/** Ends the session here and on the server, and goes to the site's root. */
export async function signOut() {
  await apiClient.logout.$post({ json: { domain: window.location.hostname } }).catch(() => undefined);
  storeSession(null);
  window.location.assign("/");
}
