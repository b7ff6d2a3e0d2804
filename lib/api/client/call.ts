import { ApiError, readFailure } from "@/lib/api/client/api-error";
import { refreshSession } from "@/lib/api/client/refresh";
import { loseSession, readSession } from "@/lib/api/client/session-store";

async function send(input: RequestInfo | URL, init: RequestInit, token: string | null) {
  const headers = new Headers(init.headers);
  if (token) headers.set("authorization", `Bearer ${token}`);
  const locale = document.documentElement.lang;
  if (locale) headers.set("locale", locale);
  try {
    return await fetch(input, { ...init, headers, credentials: "include" });
  } catch {
    throw new ApiError("client/offline", 0, "The server could not be reached.");
  }
}

/** Signed out for good: our session goes, other keys and unsent answers stay. */
function leave(failed: string) {
  const session = readSession();
  if (session?.token === failed) loseSession(session);
}

/** `fetch` with the session: renews it once on a 401, and throws `ApiError` for every answer that is not ok. */
export async function callApi(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const token = readSession()?.token ?? null;
  let response = await send(input, init, token);
  if (response.status === 401 && token) {
    const isRenewed = await refreshSession(token).catch(() => {
      throw new ApiError("client/offline", 0, "The session could not be renewed.");
    });
    if (isRenewed) response = await send(input, init, readSession()?.token ?? null);
    else leave(token);
  }
  if (!response.ok) throw await readFailure(response);
  return response;
}
