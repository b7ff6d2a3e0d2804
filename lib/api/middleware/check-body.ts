import { createMiddleware } from "hono/factory";

import { refuseBadJson } from "@/lib/api/middleware/clean-text";
import { AppError } from "@/lib/core/errors";

const maxBytes = 64 * 1_024;
/** Paths whose body is read as it came, for its signature. */
const rawPaths = new Set(["/api/stripe/webhook", "/api/cms/webhook"]);
const jsonType = /^application\/json\s*(;|$)/i;

/** A body is JSON of at most 64 KB, counted while it arrives; the routes get it complete. */
export const checkBody = createMiddleware(async (c, next) => {
  const { raw } = c.req;
  if (!raw.body) return next();
  const bytes = await readUpTo(raw.body, maxBytes);
  const isRaw = rawPaths.has(c.req.path);
  if (bytes.length > 0 && !isRaw) {
    if (!jsonType.test(c.req.header("content-type") ?? "")) throw new AppError("request/not-json");
    refuseBadJson(parse(bytes));
  }
  const { url, method, headers } = raw;
  c.req.raw = new Request(url, { method, headers, body: bytes });
  await next();
});

async function readUpTo(stream: ReadableStream<Uint8Array>, limit: number) {
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > limit) {
      await reader.cancel();
      throw new AppError("request/too-large");
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}

function parse(bytes: Uint8Array): unknown {
  let value: unknown;
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    value = JSON.parse(text);
  } catch (cause) {
    throw new AppError("request/broken-json", { cause });
  }
  return value;
}
