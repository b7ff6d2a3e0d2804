import "server-only";
import { createRoute, z } from "@hono/zod-openapi";

import { bodyOf } from "@/lib/api/body-of";
import { callableBy } from "@/lib/api/callable-by";
import { characters } from "@/lib/api/characters";
import { errorResponses } from "@/lib/api/error-body";
import { limitedBy } from "@/lib/api/limited-by";
import { data, dataAnswer, jsonBody, newRoutes } from "@/lib/api/new-routes";
import { mostLetters, mostTextBytes } from "@/lib/core/text-limits";
import { dropDraft, keepDraft, keepRevisionDraft, listDrafts } from "@/lib/services/corrections/drafts";
import * as taskViews from "@/lib/services/corrections/task-views";
import * as views from "@/lib/services/corrections/views";

const corrections = { ...callableBy.guest, tags: ["corrections"] };

const draftsRoute = createRoute({
  ...corrections,
  method: "get",
  path: "/corrections/drafts",
  summary: "What the caller is writing, the one saved last first",
  responses: { 200: dataAnswer("The drafts", taskViews.DraftList) },
});

/** Of a free text and a summary the name is `own`. */
const place = z.object({
  task: z.enum(views.Task.options).openapi({ example: "writing-sample" }),
  name: characters({ from: 1, to: 80 }).openapi({
    description: "A prompt's name; `own` where there is none.",
    example: "one-suitcase",
  }),
});
const ownName = "own";
const placeOf = ({ task: of, name: prompt }: z.infer<typeof place>) => ({
  task: of,
  prompt: prompt === ownName ? "" : prompt,
  revises: null,
});

const written = z.object({
  parts: z.array(z.object({ text: characters({ to: mostLetters }) })).max(2),
  isTimed: z.boolean().default(false),
  millis: z.number().int().min(0).max(86_400_000).default(0),
  revision: z.number().int().min(1).max(1_000_000_000).openapi({
    description: "Counts up with each save.",
    example: 1,
  }),
});

const keepRoute = createRoute({
  ...corrections,
  ...limitedBy("draft.user"),
  ...bodyOf.json(mostTextBytes),
  method: "put",
  path: "/corrections/drafts/{task}/{name}",
  summary: "Keeps what is being written, unless a later save is there already",
  request: {
    params: place,
    body: jsonBody(written),
  },
  responses: { 200: dataAnswer("What is kept now", taskViews.DraftReply) },
});

const keepRevisionRoute = createRoute({
  ...corrections,
  ...limitedBy("draft.user"),
  ...bodyOf.json(mostTextBytes),
  method: "put",
  path: "/corrections/{id}/draft",
  summary: "Keeps what is written of a correction's next version, unless a later save is there already",
  request: {
    params: z.object({ id: z.uuid().openapi({ example: "01980d5e-7c00-7000-8000-000000000001" }) }),
    body: jsonBody(written),
  },
  responses: {
    200: dataAnswer("What is kept now", taskViews.DraftReply),
    ...errorResponses("correction/unknown"),
  },
});

const dropRoute = createRoute({
  ...corrections,
  method: "delete",
  path: "/corrections/drafts/{task}/{name}",
  summary: "Throws a draft away",
  request: { params: place },
  responses: { 200: dataAnswer("It is gone", z.object({ deleted: z.boolean() })) },
});

export const correctionDraftRoutes = newRoutes()
  .openapi(draftsRoute, async (c) => c.json(data(await listDrafts(c.var.ctx)), 200))
  .openapi(keepRoute, async (c) => {
    const draft = { ...placeOf(c.req.valid("param")), ...c.req.valid("json") };
    return c.json(data(await keepDraft(c.var.ctx, draft)), 200);
  })
  .openapi(keepRevisionRoute, async (c) => {
    const draft = { ...c.req.valid("param"), ...c.req.valid("json") };
    return c.json(data(await keepRevisionDraft(c.var.ctx, draft)), 200);
  })
  .openapi(dropRoute, async (c) =>
    c.json(data(await dropDraft(c.var.ctx, placeOf(c.req.valid("param")))), 200),
  );
