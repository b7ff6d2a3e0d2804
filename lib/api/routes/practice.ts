import "server-only";
import { createRoute, z } from "@hono/zod-openapi";

import { audioResponse } from "@/lib/api/audio-response";
import { callableBy } from "@/lib/api/callable-by";
import { errorResponses } from "@/lib/api/error-body";
import { data, dataAnswer, jsonBody, newRoutes } from "@/lib/api/new-routes";
import { answerItem } from "@/lib/services/practice/answer-item";
import { createSet } from "@/lib/services/practice/create-set";
import { listHistory } from "@/lib/services/practice/list-history";
import { listOpenSets } from "@/lib/services/practice/list-open-sets";
import { listTypes } from "@/lib/services/practice/list-types";
import { AudioRate, readAudio } from "@/lib/services/practice/read-audio";
import { readSet } from "@/lib/services/practice/read-set";
import * as views from "@/lib/services/practice/views";

const exampleSet = "01980d5e-7c00-7000-8000-000000000001";
const Type = z.string().min(1).max(40).openapi({ example: "read-and-select" });
const SetId = z.uuid().openapi({ example: exampleSet });
const PageNumber = z.coerce.number().int().min(1).max(1_000_000).default(1);
const PageSize = z.coerce.number().int().min(1).max(50).default(20);

const practice = { ...callableBy.guest, tags: ["practice"] };

const typesRoute = createRoute({
  ...practice,
  method: "get",
  path: "/practice/types",
  summary: "The question types, what the caller has done of each, and today's questions",
  responses: {
    200: dataAnswer("Types and quota", z.object({ types: z.array(views.TypeSummary), quota: views.Quota })),
    ...errorResponses("session/missing"),
  },
});

const createRouteEntry = createRoute({
  ...practice,
  method: "post",
  path: "/practice/sets",
  summary: "A set to work on: the unfinished one of the type, or a new one",
  request: {
    body: jsonBody(
      z.object({
        type: Type,
        level: views.Level.default("mixed").openapi({ example: "mixed" }),
        size: views.SetSize.default(10).openapi({ example: 10 }),
        fresh: z
          .boolean()
          .default(false)
          .openapi({ description: "Puts an unfinished set of the type aside." }),
      }),
    ),
  },
  responses: {
    200: dataAnswer("The set, without keys", views.PracticeSet),
    ...errorResponses(
      "request/invalid",
      "session/missing",
      "practice/unknown-type",
      "practice/no-items",
      "request/too-many",
    ),
  },
});

const openSetsRoute = createRoute({
  ...practice,
  method: "get",
  path: "/practice/sets",
  summary: "The caller's unfinished sets",
  request: { query: z.object({ state: z.literal("open").default("open") }) },
  responses: {
    200: dataAnswer("At most one of each type", z.array(views.SetSummary)),
    ...errorResponses("request/invalid", "session/missing"),
  },
});

const readRoute = createRoute({
  ...practice,
  method: "get",
  path: "/practice/sets/{id}",
  summary: "One of the caller's sets, with the results so far",
  request: { params: z.object({ id: SetId }) },
  responses: {
    200: dataAnswer("The set", views.PracticeSet),
    ...errorResponses("request/invalid", "session/missing", "practice/unknown-set"),
  },
});

const answerRoute = createRoute({
  ...practice,
  method: "post",
  path: "/practice/answers",
  summary: "Answers one question; a second answer to it gets the stored result",
  request: {
    body: jsonBody(
      z.object({
        setId: SetId,
        position: z.number().int().min(0).max(99).openapi({ example: 0 }),
        answer: z
          .record(z.string(), z.unknown())
          .nullable()
          .openapi({
            description: "As the question type asks; null when the time ran out with nothing entered.",
            example: { saidReal: true },
          }),
        millis: z.number().int().min(0).openapi({ example: 3_200 }),
      }),
    ),
  },
  responses: {
    200: dataAnswer("Score, review and explanation", views.AnswerOutcome),
    ...errorResponses("request/invalid", "session/missing", "practice/unknown-set", "practice/daily-limit"),
  },
});

const historyRoute = createRoute({
  ...practice,
  method: "get",
  path: "/practice/history",
  summary: "The caller's sets, the newest first: of 7 days, with Premium all",
  request: { query: z.object({ page: PageNumber, size: PageSize, type: Type.optional() }) },
  responses: {
    200: dataAnswer("A page of sets", views.History),
    ...errorResponses("request/invalid", "session/missing", "practice/unknown-type"),
  },
});

const audioRoute = createRoute({
  ...callableBy.signed,
  tags: ["practice"],
  method: "get",
  path: "/practice/audio/{id}",
  summary: "A recording, whole or in part; its address comes with a set and is valid for two hours",
  request: {
    params: z.object({ id: z.string().regex(/^[0-9a-f]{32}$/) }),
    query: z.object({
      rate: AudioRate.default("normal"),
      exp: z.coerce.number().int().min(0),
      sig: z.string().min(1).max(100),
    }),
  },
  responses: {
    200: {
      description: "The recording",
      content: { "audio/mpeg": { schema: z.string().openapi({ format: "binary" }) } },
    },
    206: {
      description: "The part asked for",
      content: { "audio/mpeg": { schema: z.string().openapi({ format: "binary" }) } },
    },
    302: { description: "The store gives the recording out itself" },
    304: { description: "Not changed" },
    416: { description: "The range lies outside the recording" },
    ...errorResponses("request/invalid", "audio/unknown", "audio/unavailable"),
  },
});

export const practiceRoutes = newRoutes()
  .openapi(typesRoute, async (c) => c.json(data(await listTypes(c.var.ctx)), 200))
  .openapi(createRouteEntry, async (c) => c.json(data(await createSet(c.var.ctx, c.req.valid("json"))), 200))
  .openapi(openSetsRoute, async (c) => c.json(data(await listOpenSets(c.var.ctx)), 200))
  .openapi(readRoute, async (c) =>
    c.json(data(await readSet(c.var.ctx, { setId: c.req.valid("param").id })), 200),
  )
  .openapi(answerRoute, async (c) => c.json(data(await answerItem(c.var.ctx, c.req.valid("json"))), 200))
  .openapi(historyRoute, async (c) => c.json(data(await listHistory(c.var.ctx, c.req.valid("query"))), 200))
  .openapi(audioRoute, async (c) => {
    const found = await readAudio(c.var.ctx.runtime, { ...c.req.valid("param"), ...c.req.valid("query") });
    if ("url" in found) return c.redirect(found.url, 302);
    return audioResponse(found.bytes, {
      range: c.req.header("range"),
      ifRange: c.req.header("if-range"),
      ifNoneMatch: c.req.header("if-none-match"),
    });
  });
