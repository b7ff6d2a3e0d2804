import { z } from "@hono/zod-openapi";

/** deploy/nginx/bandwise.conf has the same figure. */
const usual = 64 * 1_024;

/** What a route takes as its body, and how many bytes of it. */
export const Body = z.object({
  kind: z.enum(["json", "raw", "stream", "none"]),
  upTo: z.number().int().min(0),
});
export type Body = z.infer<typeof Body>;

/** A route that spreads none of `bodyOf`. */
export const usualBody: Body = { kind: "json", upTo: usual };

/** What a route takes instead of JSON; it spreads one of these into its `createRoute`. */
export const bodyOf = {
  /** Bytes as they came, for the signature over them, which a header carries; `c.req.text()` has them. */
  raw: (signature: string) => ({
    "x-body": { kind: "raw" as const, upTo: usual },
    parameters: [
      { name: signature, in: "header" as const, required: true, schema: { type: "string" as const } },
    ],
    requestBody: { required: true, content: { "application/json": { schema: {} } } },
  }),
  /** JSON of more than the usual size; deploy/nginx/bandwise.conf lets it through where such routes are. */
  json: (upTo: number) => ({ "x-body": { kind: "json" as const, upTo } }),
  /** Bytes that arrive while the handler runs: `c.req.raw.body`. Its reader fails when there are more, or too late. */
  stream: (upTo: number) => ({ "x-body": { kind: "stream", upTo } }),
  none: { "x-body": { kind: "none", upTo: 0 } },
} as const;
