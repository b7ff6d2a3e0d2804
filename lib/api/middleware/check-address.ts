import { createMiddleware } from "hono/factory";

import { refuseBadText } from "@/lib/api/middleware/clean-text";
import { AppError } from "@/lib/core/errors";

const maxLength = 4_096;

/** The path and the query: well-formed text, and no parameter twice. */
export const checkAddress = createMiddleware(async (c, next) => {
  const url = new URL(c.req.url);
  if (url.pathname.length + url.search.length > maxLength) throw new AppError("request/invalid");
  refuseBadText(decode(url.pathname));
  const seen = new Set<string>();
  for (const pair of url.search.slice(1).split("&")) {
    if (pair === "") continue;
    const [name = "", ...value] = pair.split("=").map((part) => decode(part.replaceAll("+", " ")));
    refuseBadText(name);
    value.forEach(refuseBadText);
    if (seen.has(name)) throw new AppError("request/invalid");
    seen.add(name);
  }
  await next();
});

/** `decodeURIComponent` throws on broken escapes and on bytes that are no UTF-8, lone surrogates among them. */
function decode(text: string) {
  try {
    return decodeURIComponent(text);
  } catch (cause) {
    throw new AppError("request/invalid", { cause });
  }
}
