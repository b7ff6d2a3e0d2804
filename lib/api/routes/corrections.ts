import "server-only";
import { createRoute, z } from "@hono/zod-openapi";

import { bodyOf } from "@/lib/api/body-of";
import { callableBy } from "@/lib/api/callable-by";
import { characters, wholeNumber } from "@/lib/api/characters";
import { errorResponses } from "@/lib/api/error-body";
import { limitedBy } from "@/lib/api/limited-by";
import { mediaAnswer } from "@/lib/api/media-answer";
import { data, dataAnswer, jsonBody, newRoutes } from "@/lib/api/new-routes";
import { pdfAnswer, pdfAnswerOf } from "@/lib/api/pdf-answer";
import { mostLetters, mostTextBytes } from "@/lib/core/text-limits";
import { waysToPay } from "@/lib/services/corrections/charge-correction";
import { checkAgain } from "@/lib/services/corrections/check-again";
import { deleteCorrection } from "@/lib/services/corrections/delete-correction";
import { deleteRecordings } from "@/lib/services/corrections/delete-recordings";
import { listCorrections } from "@/lib/services/corrections/list-corrections";
import { listMistakes } from "@/lib/services/corrections/list-mistakes";
import { mistakesFile } from "@/lib/services/corrections/mistakes-file";
import { readCorrection } from "@/lib/services/corrections/read-correction";
import { readRecording } from "@/lib/services/corrections/read-recording";
import { reviseCorrection } from "@/lib/services/corrections/revise-correction";
import { scoreMeasured } from "@/lib/services/corrections/score-measured";
import { submitCorrection } from "@/lib/services/corrections/submit-correction";
import * as mistakeViews from "@/lib/services/corrections/mistake-views";
import * as views from "@/lib/services/corrections/views";

const corrections = { ...callableBy.guest, tags: ["corrections"] };
const id = "01980d5e-7c00-7000-8000-000000000001";
const one = z.object({ id: z.uuid().openapi({ example: id }) });

const mostParts = 16;
const millis = z.number().int().min(0).max(86_400_000).default(0).openapi({
  description: "How long it took, as the browser counted.",
  example: 240_000,
});
const parts = z
  .array(
    z.object({
      text: characters({ to: mostLetters }).optional().openapi({ example: "It is raining in the city." }),
      recording: z.uuid().optional().openapi({ description: "The id of an upload of the caller's." }),
      asks: characters({ from: 1, to: 500 }).optional().openapi({
        description: "Of a conversation: the question it answers, as it was asked.",
      }),
    }),
  )
  .min(1)
  .max(mostParts)
  .openapi({ description: "By part: a text of a writing task, a recording of a speaking task." });

const key = z.object({
  "idempotency-key": z
    .string()
    .regex(/^[\w-]{8,80}$/)
    .openapi({ description: "Of the act: sent again, it answers with what it made.", example: id }),
});

const submitRoute = createRoute({
  ...corrections,
  ...limitedBy("correction.user"),
  ...bodyOf.json(mostTextBytes),
  method: "post",
  path: "/corrections",
  summary: "Hands in a task to be corrected; sets its credit aside, or the free try where there is none",
  request: {
    headers: key,
    body: jsonBody(
      z.object({
        task: z.enum(views.Task.options).openapi({ example: "writing-sample" }),
        prompt: characters({ from: 1, to: 80 })
          .optional()
          .openapi({ description: "The name of an authored prompt.", example: "one-suitcase" }),
        sourceAnswerId: z
          .uuid()
          .optional()
          .openapi({ description: "Of a summary: the caller's answer of practice, corrected once." }),
        asked: characters({ from: 1, to: 500 })
          .optional()
          .openapi({ description: "Of a free text: what it answers." }),
        parts,
        isTimed: z.boolean().default(false),
        millis,
        pay: z.enum(waysToPay).default("credit").openapi({
          description: "`credit`: a credit, else the free try. `try`: the free try or nothing.",
        }),
      }),
    ),
  },
  responses: {
    200: dataAnswer("The correction; queued", views.Correction),
    ...errorResponses(
      "credit/insufficient",
      "credit/fair-use",
      "correction/prompt-withdrawn",
      "correction/unknown-answer",
      "correction/not-open",
      "correction/key-reused",
      "consent/needed",
      "upload/unknown",
    ),
  },
});

const listRoute = createRoute({
  ...corrections,
  method: "get",
  path: "/corrections",
  summary: "The caller's corrections, the newest first",
  request: {
    query: z.object({
      task: z.enum(views.Task.options).optional(),
      search: characters({ from: 1, to: 100 })
        .optional()
        .openapi({ description: "Stands in the text or in what was asked." }),
      sourceAnswerId: z.uuid().optional().openapi({ description: "Of this answer of practice." }),
      before: z.uuid().optional().openapi({ description: "`next` of the page before." }),
      size: wholeNumber({ from: 1, to: 50 }).default(20),
    }),
  },
  responses: { 200: dataAnswer("One page", views.CorrectionList) },
});

const mistakesRoute = createRoute({
  ...corrections,
  method: "get",
  path: "/corrections/mistakes",
  summary: "What was marked in all of the caller's texts, by category, with examples",
  responses: { 200: dataAnswer("The categories, the most frequent first", mistakeViews.Mistakes) },
});

const mistakesFileRoute = createRoute({
  ...corrections,
  ...limitedBy("pdf.user"),
  method: "get",
  path: "/corrections/mistakes.pdf",
  summary: "The same as a PDF, in the caller's language",
  responses: { 200: pdfAnswerOf("The file") },
});

const readRoute = createRoute({
  ...corrections,
  method: "get",
  path: "/corrections/{id}",
  summary: "One of the caller's corrections: its place in the queue, or its result",
  request: { params: one },
  responses: { 200: dataAnswer("The correction", views.Correction), ...errorResponses("correction/unknown") },
});

const deleteRoute = createRoute({
  ...corrections,
  method: "delete",
  path: "/corrections/{id}",
  summary: "Deletes text, recordings and results; what still waits gives its credit back",
  request: { params: one },
  responses: {
    200: dataAnswer("It is gone", z.object({ deleted: z.boolean() })),
    ...errorResponses("correction/unknown"),
  },
});

const deleteRecordingsRoute = createRoute({
  ...corrections,
  method: "delete",
  path: "/corrections/{id}/recordings",
  summary: "Deletes what was recorded, and leaves the result",
  request: { params: one },
  responses: {
    200: dataAnswer("They are gone", z.object({ deleted: z.boolean() })),
    ...errorResponses("correction/unknown", "correction/still-scoring"),
  },
});

const reviseRoute = createRoute({
  ...corrections,
  ...limitedBy("correction.user"),
  ...bodyOf.json(mostTextBytes),
  method: "post",
  path: "/corrections/{id}/revisions",
  summary: "Hands in a better version of the same; free three times in the seven days from its first result",
  request: { params: one, headers: key, body: jsonBody(z.object({ parts, millis })) },
  responses: {
    200: dataAnswer("The correction of the new version", views.Correction),
    ...errorResponses(
      "correction/unknown",
      "correction/no-revision",
      "correction/key-reused",
      "consent/needed",
      "upload/unknown",
    ),
  },
});

const checkRoute = createRoute({
  ...corrections,
  ...limitedBy("correction.user"),
  method: "post",
  path: "/corrections/{id}/checks",
  summary: "Asks the model once more; a score outside the range of the first gives the credit back",
  request: { params: one, body: jsonBody(z.object({})) },
  responses: {
    200: dataAnswer("The correction, with its check", views.Correction),
    ...errorResponses("correction/unknown", "correction/no-check"),
  },
});

const scoreRoute = createRoute({
  ...corrections,
  ...limitedBy("correction.user"),
  method: "post",
  path: "/corrections/{id}/scores",
  summary: "Has a recording that was only measured turned into text and scored; takes what its task costs",
  request: { params: one, body: jsonBody(z.object({})) },
  responses: {
    200: dataAnswer("The correction; queued", views.Correction),
    ...errorResponses(
      "correction/unknown",
      "correction/no-score",
      "consent/unsent",
      "credit/insufficient",
      "credit/fair-use",
    ),
  },
});

const recordingRoute = createRoute({
  ...corrections,
  method: "get",
  path: "/corrections/{id}/recordings/{recording}",
  summary: "A recording that the caller handed in, whole or in part",
  request: { params: one.extend({ recording: z.uuid().openapi({ example: id }) }) },
  responses: {
    200: {
      description: "The recording",
      content: { "audio/*": { schema: z.string().openapi({ format: "binary" }) } },
    },
    206: {
      description: "The part asked for",
      content: { "audio/*": { schema: z.string().openapi({ format: "binary" }) } },
    },
    304: { description: "Not changed" },
    416: { description: "The range lies outside the recording" },
    ...errorResponses("correction/unknown", "audio/unknown"),
  },
});

export const correctionRoutes = newRoutes()
  .openapi(submitRoute, async (c) => {
    const { "idempotency-key": own } = c.req.valid("header");
    return c.json(data(await submitCorrection(c.var.ctx, { ...c.req.valid("json"), key: own })), 200);
  })
  .openapi(listRoute, async (c) => c.json(data(await listCorrections(c.var.ctx, c.req.valid("query"))), 200))
  .openapi(mistakesRoute, async (c) => c.json(data(await listMistakes(c.var.ctx)), 200))
  .openapi(mistakesFileRoute, async (c) => pdfAnswer(await mistakesFile(c.var.ctx), "bandwise-mistakes.pdf"))
  .openapi(readRoute, async (c) => c.json(data(await readCorrection(c.var.ctx, c.req.valid("param"))), 200))
  .openapi(deleteRoute, async (c) =>
    c.json(data(await deleteCorrection(c.var.ctx, c.req.valid("param"))), 200),
  )
  .openapi(deleteRecordingsRoute, async (c) =>
    c.json(data(await deleteRecordings(c.var.ctx, c.req.valid("param"))), 200),
  )
  .openapi(reviseRoute, async (c) => {
    const { "idempotency-key": own } = c.req.valid("header");
    const revised = { ...c.req.valid("param"), ...c.req.valid("json"), key: own };
    return c.json(data(await reviseCorrection(c.var.ctx, revised)), 200);
  })
  .openapi(checkRoute, async (c) => c.json(data(await checkAgain(c.var.ctx, c.req.valid("param"))), 200))
  .openapi(scoreRoute, async (c) => c.json(data(await scoreMeasured(c.var.ctx, c.req.valid("param"))), 200))
  .openapi(recordingRoute, async (c) => mediaAnswer(c, await readRecording(c.var.ctx, c.req.valid("param"))));
