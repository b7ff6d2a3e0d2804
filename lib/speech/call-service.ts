import { setTimeout as wait } from "node:timers/promises";

export type ServiceSettings = {
  /** The part before `/audio/...`, such as https://api.openai.com/v1. */
  url: string;
  key?: string | undefined;
  /** How long one attempt may take. */
  seconds?: number;
  attempts?: number;
  restMillis?: number;
};

const maxBytes = 30_000_000;
const passing = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
const longestRest = 20_000;

/** The service refuses, or answers something that no further attempt changes. */
class ServiceRefusal extends Error {}

/** One call of a hosted service, tried again where that may help. Rejects with a sentence that has no key in it. */
export async function callService(
  settings: ServiceSettings,
  place: string,
  body: () => { body: string | FormData; type?: string },
  signal?: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const { url, attempts = 3, restMillis = 500 } = settings;
  const address = `${url.replace(/\/+$/, "")}${place}`;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptCall(settings, address, body(), signal);
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof ServiceRefusal || attempt >= attempts)
        throw new Error(`${new URL(url).host} ${wordsFor(error)}`, { cause: error });
      const asked = error instanceof Passing ? error.afterMillis : 0;
      await wait(Math.min(longestRest, Math.max(asked, restMillis * 2 ** (attempt - 1))), undefined, {
        ...(signal && { signal }),
      });
    }
  }
}

class Passing extends Error {
  constructor(
    message: string,
    readonly afterMillis: number,
  ) {
    super(message);
  }
}

function wordsFor(error: unknown): string {
  if (error instanceof ServiceRefusal || error instanceof Passing) return error.message;
  if (error instanceof Error && error.name === "TimeoutError") return "did not answer in time";
  return "cannot be reached";
}

async function attemptCall(
  { key, seconds = 60 }: ServiceSettings,
  address: string,
  { body, type }: { body: string | FormData; type?: string },
  signal: AbortSignal | undefined,
) {
  const limit = AbortSignal.timeout(seconds * 1_000);
  const response = await fetch(address, {
    method: "POST",
    body,
    redirect: "error",
    headers: { ...(type && { "content-type": type }), ...(key && { authorization: `Bearer ${key}` }) },
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
  });
  if (!response.ok) {
    await response.body?.cancel();
    if (!passing.has(response.status)) throw new ServiceRefusal(`answers ${response.status}`);
    const after = Number(response.headers.get("retry-after"));
    throw new Passing(`answers ${response.status}`, Number.isFinite(after) ? after * 1_000 : 0);
  }
  return readBody(response);
}

async function readBody(response: Response) {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.length;
    if (length > maxBytes) throw new ServiceRefusal(`answers with more than ${maxBytes} bytes`);
    parts.push(part);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
