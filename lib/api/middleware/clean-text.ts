import { AppError } from "@/lib/core/errors";

const maxDepth = 20;

/** PostgreSQL refuses NUL, and a lone surrogate cannot be stored as UTF-8. */
export function refuseBadText(text: string) {
  if (text.includes("\0") || !text.isWellFormed()) throw new AppError("request/invalid");
}

/** Looks through a parsed JSON value: its depth, and every key and text in it. */
export function refuseBadJson(value: unknown) {
  const open: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value: found, depth } = next;
    if (depth > maxDepth) throw new AppError("request/invalid");
    if (typeof found === "string") refuseBadText(found);
    if (typeof found !== "object" || found === null) continue;
    for (const [key, inner] of Object.entries(found)) {
      refuseBadText(key);
      open.push({ value: inner, depth: depth + 1 });
    }
  }
}
