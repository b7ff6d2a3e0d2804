import "server-only";
import { createRoute, z } from "@hono/zod-openapi";

import { callableBy } from "@/lib/api/callable-by";
import { wholeNumber } from "@/lib/api/characters";
import { errorResponses } from "@/lib/api/error-body";
import { limitedBy } from "@/lib/api/limited-by";
import { mediaResponse } from "@/lib/api/media-response";
import { data, dataAnswer, newRoutes } from "@/lib/api/new-routes";
import { lookUpWord } from "@/lib/services/glosses/look-up-word";
import { Word, WordReply } from "@/lib/services/glosses/views";
import { readWordAudio } from "@/lib/services/glosses/word-audio";

const lookUpRoute = createRoute({
  ...callableBy.guest,
  ...limitedBy("word.user"),
  tags: ["practice"],
  method: "get",
  path: "/practice/items/{id}/{position}/words/{word}",
  summary: "What a word of a finished question means, in the language of the call",
  request: {
    params: z.object({
      id: z.uuid(),
      position: wholeNumber({ to: 99 }),
      word: Word,
    }),
  },
  responses: {
    200: dataAnswer("The word", WordReply),
    ...errorResponses("practice/unknown-set", "practice/unknown-word"),
  },
});

const audioRoute = createRoute({
  ...callableBy.signed,
  tags: ["media"],
  method: "get",
  path: "/words/{word}/audio",
  summary: "A word spoken; its address comes with the word and is valid for two hours",
  request: {
    params: z.object({ word: Word }),
    query: z.object({ exp: wholeNumber({}), sig: z.string().min(1).max(100) }),
  },
  responses: {
    200: {
      description: "The recording",
      content: { "audio/mpeg": { schema: z.string().openapi({ format: "binary" }) } },
    },
    206: { description: "The part asked for" },
    302: { description: "The store gives it out itself" },
    304: { description: "Not changed" },
    416: { description: "The range lies outside the recording" },
    ...errorResponses("audio/unknown", "audio/unavailable"),
  },
});

export const wordRoutes = newRoutes()
  .openapi(lookUpRoute, async (c) => {
    const { id, position, word } = c.req.valid("param");
    return c.json(data(await lookUpWord(c.var.ctx, { setId: id, position, word })), 200);
  })
  .openapi(audioRoute, async (c) => {
    const asked = { ...c.req.valid("param"), ...c.req.valid("query") };
    const found = await readWordAudio(c.var.ctx.runtime, asked);
    if ("url" in found) return c.redirect(found.url, 302);
    return mediaResponse(found, {
      range: c.req.header("range"),
      ifRange: c.req.header("if-range"),
      ifNoneMatch: c.req.header("if-none-match"),
    });
  });
