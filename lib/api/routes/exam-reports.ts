import "server-only";
import { createRoute, z } from "@hono/zod-openapi";

import { callableBy } from "@/lib/api/callable-by";
import { characters } from "@/lib/api/characters";
import { errorResponses } from "@/lib/api/error-body";
import { limitedBy } from "@/lib/api/limited-by";
import { data, dataAnswer, jsonBody, newRoutes } from "@/lib/api/new-routes";
import { pdfAnswer, pdfAnswerOf } from "@/lib/api/pdf-answer";
import { compareOfficial } from "@/lib/services/exam-reports/compare-official";
import { endLink } from "@/lib/services/exam-reports/end-link";
import { listLinks } from "@/lib/services/exam-reports/list-links";
import { makeLink } from "@/lib/services/exam-reports/make-link";
import { makeReportFile } from "@/lib/services/exam-reports/make-report-file";
import {
  deleteOfficialResult,
  enterOfficialResult,
  listOfficialResults,
} from "@/lib/services/exam-reports/official-results";
import { readShared } from "@/lib/services/exam-reports/read-shared";
import { readStudy } from "@/lib/services/exam-reports/read-study";
import * as views from "@/lib/services/exam-reports/views";

const own = { ...callableBy.guest, tags: ["exams"] };
const example = "01980d5e-7c00-7000-8000-000000000001";
const one = z.object({ id: z.uuid().openapi({ example }) });

const studyRoute = createRoute({
  ...own,
  method: "get",
  path: "/exams/{id}/study",
  summary:
    "A report of the caller's as it is studied: what it shows, compared with earlier ones, and each answer",
  request: { params: one },
  responses: {
    200: dataAnswer("The report", views.Study),
    ...errorResponses("exam/unknown", "exam/no-report"),
  },
});

const fileRoute = createRoute({
  ...own,
  ...limitedBy("pdf.user"),
  method: "get",
  path: "/exams/{id}/report.pdf",
  summary: "A report of the caller's as a PDF, in the caller's language",
  request: { params: one },
  responses: { 200: pdfAnswerOf("The file"), ...errorResponses("exam/unknown", "exam/no-report") },
});

const linksRoute = createRoute({
  ...own,
  method: "get",
  path: "/exams/{id}/links",
  summary: "The private links to a report of the caller's that still work",
  request: { params: one },
  responses: { 200: dataAnswer("The newest first; their tokens were told once", z.array(views.Link)) },
});

const makeRoute = createRoute({
  ...callableBy.account,
  tags: ["exams"],
  ...limitedBy("link.user"),
  method: "post",
  path: "/exams/{id}/links",
  summary: "Makes a private link to a report: for 90 days, without name and mark of timing unless chosen",
  request: {
    params: one,
    body: jsonBody(
      z.object({
        withName: z.boolean().openapi({ description: "Whether the link names its owner.", example: false }),
        withTiming: z
          .boolean()
          .openapi({ description: "Whether it shows that the timing was non-standard.", example: false }),
      }),
    ),
  },
  responses: {
    200: dataAnswer("The link, with its token: it is told once", views.NewLink),
    ...errorResponses("exam/unknown", "exam/no-report", "exam-link/too-many"),
  },
});

const endRoute = createRoute({
  ...callableBy.account,
  tags: ["exams"],
  method: "delete",
  path: "/exams/links/{id}",
  summary: "Ends a private link of the caller's at once",
  request: { params: one },
  responses: { 200: dataAnswer("It is gone", z.null()), ...errorResponses("exam-link/gone") },
});

const sharedRoute = createRoute({
  ...callableBy.public,
  tags: ["exams"],
  ...limitedBy("shared.address"),
  method: "post",
  path: "/shared-reports",
  summary: "What a private link shows; the token is sent in the body, so that it stands in no log",
  request: {
    body: jsonBody(
      z.object({ token: characters({ from: 1, to: 100 }).openapi({ example: "a-token-of-43-characters" }) }),
    ),
  },
  responses: { 200: dataAnswer("The report", views.SharedReport), ...errorResponses("exam-link/gone") },
});

const results = { ...callableBy.account, tags: ["exams"] };

const resultsRoute = createRoute({
  ...results,
  method: "get",
  path: "/official-results",
  summary: "The official results that the caller has entered",
  responses: { 200: dataAnswer("The newest first", z.array(views.OfficialResult)) },
});

const enterRoute = createRoute({
  ...results,
  ...limitedBy("official.user"),
  method: "post",
  path: "/official-results",
  summary: "Keeps an official result of the caller's, by consent, to compare estimates with it",
  request: {
    body: jsonBody(
      z.object({
        overall: views.OfficialScore.openapi({ example: 115 }),
        takenOn: z.iso.date().openapi({ example: "2026-11-02" }),
        agrees: z.literal(true).openapi({ description: "The caller's consent.", example: true }),
      }),
    ),
  },
  responses: {
    200: dataAnswer("The result", views.OfficialResult),
    ...errorResponses("official/date", "official/too-many"),
  },
});

const deleteRoute = createRoute({
  ...results,
  method: "delete",
  path: "/official-results/{id}",
  summary: "Deletes an official result of the caller's",
  request: { params: one },
  responses: { 200: dataAnswer("It is gone", z.null()), ...errorResponses("request/not-found") },
});

const comparisonRoute = createRoute({
  ...callableBy.public,
  tags: ["exams"],
  ...limitedBy("shared.address"),
  method: "get",
  path: "/official-results/comparison",
  summary: "How estimates lie beside official results: from 200 learners on, before that only how many",
  responses: { 200: dataAnswer("The comparison", views.Comparison) },
});

export const examReportRoutes = newRoutes()
  .openapi(studyRoute, async (c) => c.json(data(await readStudy(c.var.ctx, c.req.valid("param"))), 200))
  .openapi(fileRoute, async (c) => {
    const bytes = await makeReportFile(c.var.ctx, c.req.valid("param"));
    return pdfAnswer(bytes, "bandwise-report.pdf");
  })
  .openapi(linksRoute, async (c) =>
    c.json(data(await listLinks(c.var.ctx, { examId: c.req.valid("param").id })), 200),
  )
  .openapi(makeRoute, async (c) => {
    const wish = { examId: c.req.valid("param").id, ...c.req.valid("json") };
    return c.json(data(await makeLink(c.var.ctx, wish)), 200);
  })
  .openapi(endRoute, async (c) => {
    await endLink(c.var.ctx, c.req.valid("param"));
    return c.json(data(null), 200);
  })
  .openapi(sharedRoute, async (c) => c.json(data(await readShared(c.var.ctx, c.req.valid("json"))), 200))
  .openapi(resultsRoute, async (c) => c.json(data(await listOfficialResults(c.var.ctx)), 200))
  .openapi(enterRoute, async (c) => {
    const { overall, takenOn } = c.req.valid("json");
    return c.json(data(await enterOfficialResult(c.var.ctx, { overall, takenOn })), 200);
  })
  .openapi(deleteRoute, async (c) => {
    await deleteOfficialResult(c.var.ctx, c.req.valid("param"));
    return c.json(data(null), 200);
  })
  .openapi(comparisonRoute, async (c) => c.json(data(await compareOfficial(c.var.ctx)), 200));
