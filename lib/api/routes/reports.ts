import "server-only";
import { createRoute, z } from "@hono/zod-openapi";

import { characters, wholeNumber } from "@/lib/api/characters";
import { callableBy } from "@/lib/api/callable-by";
import { errorResponses } from "@/lib/api/error-body";
import { limitedBy } from "@/lib/api/limited-by";
import { data, dataAnswer, jsonBody, newRoutes } from "@/lib/api/new-routes";
import { noteLength } from "@/lib/core/report-note";
import { listReports } from "@/lib/services/reports/list-reports";
import { makeReport } from "@/lib/services/reports/make-report";
import { seeReport } from "@/lib/services/reports/see-report";
import * as views from "@/lib/services/reports/views";

const practice = { ...callableBy.guest, tags: ["practice"] };
const example = "01980d5e-7c00-7000-8000-000000000001";

const makeRoute = createRoute({
  ...practice,
  ...limitedBy("report.user"),
  method: "post",
  path: "/practice/reports",
  summary: "Reports a finished question: something is wrong in it, or the answer should count",
  request: {
    body: jsonBody(
      z.object({
        setId: z.uuid().openapi({ example }),
        position: z.number().int().min(0).max(99).openapi({ example: 0 }),
        step: z.number().int().min(0).max(99).default(0).openapi({ example: 0 }),
        kind: z.enum(views.ReportKind.options).openapi({
          description: "`should-count` needs an answer that has lost points.",
          example: "wrong",
        }),
        note: characters({ to: noteLength }).default(""),
      }),
    ),
  },
  responses: {
    200: dataAnswer("The report; the one that is open already where there is one", views.Report),
    ...errorResponses("practice/unknown-set", "report/not-finished", "report/full-score"),
  },
});

const listRoute = createRoute({
  ...practice,
  method: "get",
  path: "/practice/reports",
  summary: "The caller's reports, the newest first, at most 100",
  request: {
    query: z.object({
      set: z.uuid().optional(),
      news: wholeNumber({ from: 0, to: 1 })
        .default(0)
        .openapi({ description: "1: those decided whose notice has not been put away." }),
    }),
  },
  responses: { 200: dataAnswer("The reports", z.array(views.Report)) },
});

const seeRoute = createRoute({
  ...practice,
  method: "post",
  path: "/practice/reports/{id}/seen",
  summary: "Puts away the notice of a decision",
  request: { params: z.object({ id: z.uuid() }), body: jsonBody(z.object({})) },
  responses: {
    200: dataAnswer("It is put away", z.object({ seen: z.boolean() })),
    ...errorResponses("report/unknown"),
  },
});

export const reportRoutes = newRoutes()
  .openapi(makeRoute, async (c) => c.json(data(await makeReport(c.var.ctx, c.req.valid("json"))), 200))
  .openapi(listRoute, async (c) => {
    const { set, news } = c.req.valid("query");
    return c.json(data(await listReports(c.var.ctx, { set, news: news === 1 })), 200);
  })
  .openapi(seeRoute, async (c) => c.json(data(await seeReport(c.var.ctx, c.req.valid("param"))), 200));
