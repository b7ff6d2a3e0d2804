import { forgetKept } from "@/lib/api/client/forget-kept";
import { endedKey, sessionKey } from "@/lib/api/client/session-key";

/** `userId` is null in a session that an older version of the product stored, until the user has been read. */
export type StoredSession = { token: string; expiresAt: string; temp: boolean; userId: string | null };
/** Whose session ended without them: who may come back by logging in. */
export type EndedSession = { userId: string | null };

const listeners = new Set<() => void>();

/** By hand: zod would be a fifth of all that the pricing page loads. */
function toSession(value: unknown): StoredSession | null {
  if (typeof value !== "object" || value === null) return null;
  const found: { token?: unknown; expiresAt?: unknown; temp?: unknown; userId?: unknown } = value;
  const { token, expiresAt, temp, userId } = found;
  return typeof token === "string" && typeof expiresAt === "string" && typeof temp === "boolean"
    ? { token, expiresAt, temp, userId: typeof userId === "string" ? userId : null }
    : null;
}

function toEnded(value: unknown): EndedSession | null {
  if (typeof value !== "object" || value === null) return null;
  const { userId }: { userId?: unknown } = value;
  return { userId: typeof userId === "string" ? userId : null };
}

/** Reads one key; the same object until what is stored changes. Null on the server. */
function reader<Value>(key: string, toValue: (value: unknown) => Value | null) {
  let cached: { raw: string | null; value: Value | null } = { raw: null, value: null };
  function parse(raw: string | null) {
    try {
      return raw === null ? null : toValue(JSON.parse(raw));
    } catch {
      return null;
    }
  }
  return () => {
    if (typeof window === "undefined") return null;
    const raw = window.localStorage.getItem(key);
    if (raw !== cached.raw) cached = { raw, value: parse(raw) };
    return cached.value;
  };
}

/** The session this browser holds. */
export const readSession = reader(sessionKey, toSession);

/** The session that ended without being asked to; null once somebody logged in, out, or chose to be a guest. */
export const readEnded = reader(endedKey, toEnded);

function keep(key: string, value: object | null) {
  if (value) window.localStorage.setItem(key, JSON.stringify(value));
  else window.localStorage.removeItem(key);
}

export function storeSession(session: StoredSession | null) {
  const before = readSession();
  if (!session || before?.userId !== session.userId) forgetKept();
  keep(sessionKey, session);
  keep(endedKey, null);
  for (const listener of listeners) listener();
}

/** The server does not know the session any more. An account can log in again; a guest is gone. */
export function loseSession({ temp, userId }: StoredSession) {
  forgetKept();
  keep(sessionKey, null);
  keep(endedKey, temp ? null : { userId });
  for (const listener of listeners) listener();
}

/** Calls back when this tab or another one signs in or out. */
export function watchSession(listener: () => void) {
  const onStorage = (event: StorageEvent) => {
    if (event.key === sessionKey || event.key === endedKey || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", onStorage);
  // A page in the back/forward cache hears of nothing.
  window.addEventListener("pageshow", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", onStorage);
    window.removeEventListener("pageshow", listener);
  };
}
