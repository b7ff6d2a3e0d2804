import "server-only";
import { createRoute, z } from "@hono/zod-openapi";

import { callableBy } from "@/lib/api/callable-by";
import { wholeNumber } from "@/lib/api/characters";
import { errorResponses } from "@/lib/api/error-body";
import { limitedBy } from "@/lib/api/limited-by";
import { mediaAnswer } from "@/lib/api/media-answer";
import { data, dataAnswer, jsonBody, newRoutes } from "@/lib/api/new-routes";
import { answerTask } from "@/lib/services/exams/answer-task";
import { beginTask } from "@/lib/services/exams/begin-task";
import { finishExam } from "@/lib/services/exams/finish-exam";
import { giveUpExam } from "@/lib/services/exams/give-up-exam";
import { holdExam } from "@/lib/services/exams/hold-exam";
import { listExams } from "@/lib/services/exams/list-exams";
import { readPartSound } from "@/lib/services/exams/part-sound";
import { readExam } from "@/lib/services/exams/read-exam";
import { readReport } from "@/lib/services/exams/read-report";
import { ExamReport } from "@/lib/services/exams/report-views";
import { saveAnswer } from "@/lib/services/exams/save-answer";
import { startExam } from "@/lib/services/exams/start-exam";
import * as views from "@/lib/services/exams/views";

const exams = { ...callableBy.guest, tags: ["exams"] };
const example = "01980d5e-7c00-7000-8000-000000000001";
const one = z.object({ id: z.uuid().openapi({ example }) });
const answered = one.extend({
  position: wholeNumber({ to: 999 }).openapi({ description: "Of the item or the task.", example: 0 }),
});

const tab = z.uuid().openapi({ description: "Made by the tab that asks; one holds the sitting.", example });
const step = z.int().min(0).max(99).default(0).openapi({
  description: "The step of a question, or the part of a task that is written or spoken.",
  example: 0,
});
const answer = z
  .record(z.string(), z.unknown())
  .nullable()
  .openapi({
    description:
      "As the kind of step asks; `{text}` or `{recording}` of a part, `{skipped: true}` where somebody cannot take it. Null when the time ran out with nothing entered.",
    example: { saidReal: true },
  });
const millis = z
  .int()
  .min(0)
  .openapi({ description: "As the browser counted.", maximum: Number.MAX_SAFE_INTEGER, example: 3_200 });

const key = z.object({
  "idempotency-key": z
    .string()
    .regex(/^[\w-]{8,80}$/)
    .openapi({ description: "Of the act: sent again, it answers with what it made.", example }),
});

/** Of every call on a sitting that runs. */
const running = ["exam/unknown", "exam/held-elsewhere", "exam/over"] as const;

const listRoute = createRoute({
  ...exams,
  method: "get",
  path: "/exams",
  summary: "What may be started, with its cost, and the caller's sittings, the newest first",
  responses: { 200: dataAnswer("Offers and sittings", views.ExamList) },
});

const startRoute = createRoute({
  ...exams,
  ...limitedBy("exam.user"),
  method: "post",
  path: "/exams",
  summary: "Makes a sitting and sets aside what pays for it",
  request: {
    headers: key,
    body: jsonBody(
      z.object({
        kind: z.enum(views.Kind.options).openapi({ example: "diagnostic" }),
        multiplier: views.Multiplier.default(1).openapi({ example: 1 }),
        tab,
      }),
    ),
  },
  responses: {
    200: dataAnswer("The sitting, its first task waiting", views.Exam),
    ...errorResponses(
      "auth/account-needed",
      "credit/insufficient",
      "practice/daily-limit",
      "exam/short-of-questions",
      "exam/unheard",
      "exam/already-open",
      "exam/key-reused",
    ),
  },
});

const readRoute = createRoute({
  ...exams,
  method: "get",
  path: "/exams/{id}",
  summary: "One of the caller's sittings as it stands; what is over meanwhile is ended first",
  request: { params: one, query: z.object({ tab: tab.optional() }) },
  responses: { 200: dataAnswer("The sitting", views.Exam), ...errorResponses("exam/unknown") },
});

const holdRoute = createRoute({
  ...exams,
  method: "post",
  path: "/exams/{id}/hold",
  summary: "Takes the sitting over for a tab; the one that had it looks on",
  request: { params: one, body: jsonBody(z.object({ tab })) },
  responses: { 200: dataAnswer("The sitting", views.Exam), ...errorResponses("exam/unknown") },
});

const beginRoute = createRoute({
  ...exams,
  method: "post",
  path: "/exams/{id}/begin",
  summary:
    "Puts the waiting task on the screen, or says what a clock waits for: its recording is played, or has ended",
  request: {
    params: one,
    body: jsonBody(
      z.object({
        tab,
        index: z.int().min(0).max(999).openapi({ description: "Of the task.", example: 0 }),
        position: z.int().min(0).max(999).optional(),
        step,
        at: z.enum(["display", "first-play", "audio-end"]).default("display").openapi({ example: "display" }),
      }),
    ),
  },
  responses: {
    200: dataAnswer("The sitting with the task's content and clock", views.Exam),
    ...errorResponses(...running, "exam/not-asked"),
  },
});

const saveRoute = createRoute({
  ...exams,
  method: "put",
  path: "/exams/{id}/answers/{position}",
  summary: "Keeps what is entered so far; at the deadline the newest counts",
  request: {
    params: answered,
    body: jsonBody(
      z.object({
        tab,
        step,
        revision: z.int().min(0).max(1_000_000).openapi({ description: "Counts up.", example: 1 }),
        answer,
        millis,
      }),
    ),
  },
  responses: {
    200: dataAnswer("Whether it was kept", views.SaveReply),
    ...errorResponses(...running, "exam/not-asked"),
  },
});

const answerRoute = createRoute({
  ...exams,
  method: "post",
  path: "/exams/{id}/answers/{position}",
  summary:
    "Hands in an answer, once: a second one changes nothing. One that comes too late is kept and not scored",
  request: {
    params: answered,
    body: jsonBody(
      z.object({
        tab,
        step,
        answer,
        millis,
        goesOn: z.boolean().default(true).openapi({
          description: "Puts the next task on the screen at once.",
          example: true,
        }),
      }),
    ),
  },
  responses: {
    200: dataAnswer("The sitting with the next step or task", views.Exam),
    ...errorResponses(
      "exam/unknown",
      "exam/held-elsewhere",
      "exam/not-asked",
      "upload/unknown",
      "consent/needed",
    ),
  },
});

const tabBody = jsonBody(z.object({ tab }));

const finishRoute = createRoute({
  ...exams,
  method: "post",
  path: "/exams/{id}/finish",
  summary: "Ends a sitting of which half is answered; what was not asked earns nothing",
  request: { params: one, body: tabBody },
  responses: {
    200: dataAnswer("The sitting, being scored", views.Exam),
    ...errorResponses("exam/unknown", "exam/held-elsewhere", "exam/too-early"),
  },
});

const giveUpRoute = createRoute({
  ...exams,
  method: "post",
  path: "/exams/{id}/give-up",
  summary: "Ends a sitting without a score; before half of it the credit comes back, once a purchase",
  request: { params: one, body: tabBody },
  responses: {
    200: dataAnswer("The sitting", views.Exam),
    ...errorResponses("exam/unknown", "exam/held-elsewhere"),
  },
});

const reportRoute = createRoute({
  ...exams,
  method: "get",
  path: "/exams/{id}/report",
  summary: "The report of one of the caller's sittings: scores, each answer with key and explanation, times",
  request: { params: one },
  responses: {
    200: dataAnswer("The report", ExamReport),
    ...errorResponses("exam/unknown", "exam/no-report"),
  },
});

const soundRoute = createRoute({
  ...callableBy.signed,
  tags: ["exams"],
  method: "get",
  path: "/exams/{id}/sounds/{position}/{part}",
  summary: "A question of a conversation as it is heard; its address comes with the part",
  request: {
    params: answered.extend({ part: wholeNumber({ to: 99 }) }),
    query: z.object({ sig: z.string().min(1).max(100) }),
  },
  responses: {
    200: {
      description: "The recording",
      content: { "audio/mpeg": { schema: z.string().openapi({ format: "binary" }) } },
    },
    206: { description: "The part asked for" },
    304: { description: "Not changed" },
    416: { description: "The range lies outside the recording" },
    ...errorResponses("audio/unknown", "audio/unavailable"),
  },
});

export const examRoutes = newRoutes()
  .openapi(soundRoute, async (c) =>
    mediaAnswer(
      c,
      await readPartSound(c.var.ctx.runtime, { ...c.req.valid("param"), ...c.req.valid("query") }),
    ),
  )
  .openapi(listRoute, async (c) => c.json(data(await listExams(c.var.ctx)), 200))
  .openapi(startRoute, async (c) => {
    const { "idempotency-key": key } = c.req.valid("header");
    return c.json(data(await startExam(c.var.ctx, { key, ...c.req.valid("json") })), 200);
  })
  .openapi(readRoute, async (c) =>
    c.json(data(await readExam(c.var.ctx, { ...c.req.valid("param"), ...c.req.valid("query") })), 200),
  )
  .openapi(holdRoute, async (c) =>
    c.json(data(await holdExam(c.var.ctx, { ...c.req.valid("param"), ...c.req.valid("json") })), 200),
  )
  .openapi(beginRoute, async (c) =>
    c.json(data(await beginTask(c.var.ctx, { ...c.req.valid("param"), ...c.req.valid("json") })), 200),
  )
  .openapi(saveRoute, async (c) =>
    c.json(data(await saveAnswer(c.var.ctx, { ...c.req.valid("param"), ...c.req.valid("json") })), 200),
  )
  .openapi(answerRoute, async (c) =>
    c.json(data(await answerTask(c.var.ctx, { ...c.req.valid("param"), ...c.req.valid("json") })), 200),
  )
  .openapi(finishRoute, async (c) =>
    c.json(data(await finishExam(c.var.ctx, { ...c.req.valid("param"), ...c.req.valid("json") })), 200),
  )
  .openapi(giveUpRoute, async (c) =>
    c.json(data(await giveUpExam(c.var.ctx, { ...c.req.valid("param"), ...c.req.valid("json") })), 200),
  )
  .openapi(reportRoute, async (c) => c.json(data(await readReport(c.var.ctx, c.req.valid("param"))), 200));
