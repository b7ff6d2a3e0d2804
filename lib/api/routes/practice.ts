import "server-only";
import { createRoute, z } from "@hono/zod-openapi";

import { wholeNumber } from "@/lib/api/characters";
import { callableBy } from "@/lib/api/callable-by";
import { errorResponses } from "@/lib/api/error-body";
import { limitedBy } from "@/lib/api/limited-by";
import { data, dataAnswer, jsonBody, newRoutes } from "@/lib/api/new-routes";
import { answerItem } from "@/lib/services/practice/answer-item";
import { beginItem } from "@/lib/services/practice/begin-item";
import { createSet } from "@/lib/services/practice/create-set";
import { endSet } from "@/lib/services/practice/end-set";
import { listHistory } from "@/lib/services/practice/list-history";
import { listOpenSets } from "@/lib/services/practice/list-open-sets";
import { listTypes } from "@/lib/services/practice/list-types";
import { readItem } from "@/lib/services/practice/read-item";
import { readSet } from "@/lib/services/practice/read-set";
import { retryStep } from "@/lib/services/practice/retry-step";
import { saveDraft } from "@/lib/services/practice/save-draft";
import * as views from "@/lib/services/practice/views";

const exampleSet = "01980d5e-7c00-7000-8000-000000000001";
const Type = z.string().min(1).max(40).openapi({ example: views.exampleType });
const Purpose = z.string().min(1).max(100).openapi({
  description:
    "`type:<type>`, `course:<slug>`, `skill:<skill>`, `missed` or `weak`; a set of several types mixes them.",
  example: "skill:listening",
});
const Position = z.number().int().min(0).max(99).openapi({ example: 0 });
const Step = z.number().int().min(0).max(99).default(0).openapi({
  description: "The step of the question, by its `step`; 0 for a question with one.",
  example: 0,
});
const SetId = z.uuid().openapi({ example: exampleSet });
const PageNumber = wholeNumber({ from: 1, to: 1_000_000 }).default(1);
const PageSize = wholeNumber({ from: 1, to: 50 }).default(20);

const practice = { ...callableBy.guest, tags: ["practice"] };

const typesRoute = createRoute({
  ...practice,
  method: "get",
  path: "/practice/types",
  summary: "The question types, what the caller has done of each, due mistakes, and today's questions",
  responses: {
    200: dataAnswer(
      "Types, due mistakes and quota",
      z.object({ types: z.array(views.TypeSummary), missed: views.Missed, quota: views.Quota }),
    ),
  },
});

const createRouteEntry = createRoute({
  ...practice,
  ...limitedBy("set.user"),
  method: "post",
  path: "/practice/sets",
  summary: "A set to work on: the unfinished one of the purpose, or a new one",
  request: {
    body: jsonBody(
      z.object({
        purpose: Purpose.optional(),
        type: Type.optional().openapi({
          description: "The same as the purpose `type:<type>`; one of the two.",
        }),
        level: views.Level.default("mixed").openapi({ example: "mixed" }),
        size: views.SetSize.optional().openapi({
          description: "Left out: as many as are usual for what the set is of.",
          example: 10,
        }),
        way: views.SetWay.default("single").openapi({
          description: "`round`: the size of a round of the type, begun as one and scored as one.",
          example: "single",
        }),
        multiplier: views.Multiplier.default(null).openapi({
          description:
            "Exam mode: the test's times, multiplied by this, no more plays than it gives, and results once all is answered. Null: practice mode.",
          example: null,
        }),
        fresh: z
          .boolean()
          .default(false)
          .openapi({ description: "Puts an unfinished set of the purpose aside." }),
      }),
    ),
  },
  responses: {
    200: dataAnswer("The set, without keys", views.PracticeSet),
    ...errorResponses("practice/unknown-type", "practice/unknown-purpose", "practice/no-items"),
  },
});

const openSetsRoute = createRoute({
  ...practice,
  method: "get",
  path: "/practice/sets",
  summary: "The caller's unfinished sets",
  request: { query: z.object({ state: z.literal("open").default("open") }) },
  responses: {
    200: dataAnswer("At most one of each purpose", z.array(views.SetSummary)),
  },
});

const ofOneSet = {
  request: { params: z.object({ id: SetId }) },
  responses: {
    200: dataAnswer("The set", views.PracticeSet),
    ...errorResponses("practice/unknown-set"),
  },
};

const readRoute = createRoute({
  ...practice,
  method: "get",
  path: "/practice/sets/{id}",
  summary: "One of the caller's sets, with the results so far",
  ...ofOneSet,
});

const endRoute = createRoute({
  ...practice,
  method: "post",
  path: "/practice/sets/{id}/end",
  summary: "Ends a set in exam mode where it is, and shows what came of it; any other set stays as it is",
  ...ofOneSet,
});

const beginRoute = createRoute({
  ...practice,
  method: "post",
  path: "/practice/begin",
  summary: "A question is shown, played or heard: counts it against the day and opens its clock, once",
  request: {
    body: jsonBody(
      z.object({
        setId: SetId,
        position: Position,
        step: Step,
        at: views.ClockStart.default("display").openapi({ example: "display" }),
      }),
    ),
  },
  responses: {
    200: dataAnswer("The question with its clock, and what is left of the day", views.BeginReply),
    ...errorResponses("practice/unknown-set", "practice/daily-limit", "practice/step-not-open"),
  },
});

const itemRoute = createRoute({
  ...practice,
  method: "get",
  path: "/practice/items/{id}/{position}",
  summary: "One question of a set as it stands, for whoever waits for its outcome",
  request: { params: z.object({ id: SetId, position: wholeNumber({ to: 99 }) }) },
  responses: {
    200: dataAnswer("The question", views.ItemReply),
    ...errorResponses("practice/unknown-set"),
  },
});

const answerRoute = createRoute({
  ...practice,
  method: "post",
  path: "/practice/answers",
  summary: "Answers one step of a question; a second answer to it gets the stored result",
  request: {
    body: jsonBody(
      z.object({
        setId: SetId,
        position: Position,
        step: Step,
        answer: z
          .record(z.string(), z.unknown())
          .nullable()
          .openapi({
            description: "As the kind of step asks; null when the time ran out with nothing entered.",
            example: { saidReal: true },
          }),
        millis: z.int().min(0).openapi({ maximum: Number.MAX_SAFE_INTEGER, example: 3_200 }),
        isStandard: z.boolean().optional().openapi({
          description: "Answered without a pause, a longer clock, or more or slower plays than the test has.",
        }),
      }),
    ),
  },
  responses: {
    200: dataAnswer("The question with outcome, review and the next step", views.AnswerReply),
    ...errorResponses("practice/unknown-set", "practice/daily-limit", "practice/step-not-open"),
  },
});

const draftRoute = createRoute({
  ...practice,
  method: "put",
  path: "/practice/answers",
  summary: "Keeps what is entered so far in exam mode, for when the time runs out",
  request: {
    body: jsonBody(
      z.object({
        setId: SetId,
        position: Position,
        step: Step,
        answer: z.record(z.string(), z.unknown()).openapi({ example: { saidReal: true } }),
        millis: z.int().min(0).openapi({ maximum: Number.MAX_SAFE_INTEGER, example: 3_200 }),
        revision: z
          .int()
          .min(0)
          .max(1_000_000)
          .openapi({ description: "Higher than that of the draft before it.", example: 1 }),
      }),
    ),
  },
  responses: {
    200: dataAnswer("Whether it was kept", views.DraftReply),
    ...errorResponses("practice/unknown-set", "practice/step-not-open"),
  },
});

const retryRoute = createRoute({
  ...practice,
  method: "post",
  path: "/practice/retries",
  summary: "Has an answer assessed again whose outcome is `failed` with `retry`",
  request: { body: jsonBody(z.object({ setId: SetId, position: Position, step: Step })) },
  responses: {
    200: dataAnswer("The question, its outcome pending", views.ItemReply),
    ...errorResponses("practice/unknown-set", "practice/step-not-open"),
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
    ...errorResponses("practice/unknown-type"),
  },
});

export const practiceRoutes = newRoutes()
  .openapi(typesRoute, async (c) => c.json(data(await listTypes(c.var.ctx)), 200))
  .openapi(createRouteEntry, async (c) => c.json(data(await createSet(c.var.ctx, c.req.valid("json"))), 200))
  .openapi(openSetsRoute, async (c) => c.json(data(await listOpenSets(c.var.ctx)), 200))
  .openapi(readRoute, async (c) =>
    c.json(data(await readSet(c.var.ctx, { setId: c.req.valid("param").id })), 200),
  )
  .openapi(endRoute, async (c) =>
    c.json(data(await endSet(c.var.ctx, { setId: c.req.valid("param").id })), 200),
  )
  .openapi(beginRoute, async (c) => c.json(data(await beginItem(c.var.ctx, c.req.valid("json"))), 200))
  .openapi(itemRoute, async (c) => {
    const { id, position } = c.req.valid("param");
    return c.json(data(await readItem(c.var.ctx, { setId: id, position })), 200);
  })
  .openapi(retryRoute, async (c) => c.json(data(await retryStep(c.var.ctx, c.req.valid("json"))), 200))
  .openapi(answerRoute, async (c) => c.json(data(await answerItem(c.var.ctx, c.req.valid("json"))), 200))
  .openapi(draftRoute, async (c) => c.json(data(await saveDraft(c.var.ctx, c.req.valid("json"))), 200))
  .openapi(historyRoute, async (c) => c.json(data(await listHistory(c.var.ctx, c.req.valid("query"))), 200));
