import { z } from "@hono/zod-openapi";

/** A text of so many characters, counted as JSON Schema and people count them: an emoji is one. */
export function characters({ from = 0, to }: { from?: number; to: number }) {
  return z
    .string()
    .refine((text) => {
      const { length } = [...text];
      return length >= from && length <= to;
    })
    .openapi({ minLength: from, maxLength: to });
}

/** A number of an address: digits and nothing else. */
export function wholeNumber({ from = 0, to = Number.MAX_SAFE_INTEGER }: { from?: number; to?: number }) {
  return z
    .string()
    .regex(/^-?\d{1,16}$/)
    .transform(Number)
    .pipe(z.int().min(from).max(to))
    .openapi({ type: "integer", minimum: from, maximum: to });
}
