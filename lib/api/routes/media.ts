import "server-only";
import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";

import type { ApiEnv } from "@/lib/api/api-env";
import { callableBy } from "@/lib/api/callable-by";
import { wholeNumber } from "@/lib/api/characters";
import { errorResponses } from "@/lib/api/error-body";
import { mediaAnswer } from "@/lib/api/media-answer";
import { newRoutes } from "@/lib/api/new-routes";
import { AudioRate, type Found, readAudio, readMedia } from "@/lib/services/media/read-media";

const Id = z.string().regex(/^[0-9a-f]{32}$/);
const Signed = z.object({
  rate: AudioRate.default("normal"),
  exp: wholeNumber({}),
  sig: z.string().min(1).max(100),
});
const bytes = z.string().openapi({ format: "binary" });
const content = { "audio/mpeg": { schema: bytes }, "image/*": { schema: bytes } };
const signed = {
  ...callableBy.signed,
  tags: ["media"],
  responses: {
    200: { description: "The recording or picture", content },
    206: { description: "The part asked for", content },
    302: { description: "The store gives it out itself" },
    304: { description: "Not changed" },
    416: { description: "The range lies outside the recording" },
    ...errorResponses("audio/unknown", "audio/unavailable"),
  },
};

const mediaRoute = createRoute({
  ...signed,
  method: "get",
  path: "/media/{id}/{version}",
  summary:
    "A recording or picture, whole or in part; its address comes with a question and is valid for two hours",
  request: {
    params: z.object({ id: Id, version: wholeNumber({ from: 1, to: 1_000_000 }) }),
    query: Signed,
  },
});

const audioRoute = createRoute({
  ...signed,
  method: "get",
  path: "/practice/audio/{id}",
  summary: "A recording by an address of before, which names no version",
  request: { params: z.object({ id: Id }), query: Signed },
});

function answer(c: Context<ApiEnv>, found: Found) {
  if ("url" in found) return c.redirect(found.url, 302);
  return mediaAnswer(c, found);
}

export const mediaRoutes = newRoutes()
  .openapi(mediaRoute, async (c) =>
    answer(c, await readMedia(c.var.ctx.runtime, { ...c.req.valid("param"), ...c.req.valid("query") })),
  )
  .openapi(audioRoute, async (c) =>
    answer(c, await readAudio(c.var.ctx.runtime, { ...c.req.valid("param"), ...c.req.valid("query") })),
  );
