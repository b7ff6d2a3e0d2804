import "server-only";
import { createRoute, z } from "@hono/zod-openapi";

import { callableBy } from "@/lib/api/callable-by";
import { errorResponses } from "@/lib/api/error-body";
import { limitedBy } from "@/lib/api/limited-by";
import { data, dataAnswer, jsonBody, newRoutes } from "@/lib/api/new-routes";
import { TimeZone } from "@/lib/api/time-zone";
import { changePlan } from "@/lib/services/goals/change-plan";
import { readPlan } from "@/lib/services/goals/read-plan";
import { readProgress } from "@/lib/services/goals/read-progress";
import * as views from "@/lib/services/goals/views";

const goals = { ...callableBy.guest, tags: ["goals"] };

const planRoute = createRoute({
  ...goals,
  method: "get",
  path: "/plan",
  summary: "What the caller works towards: target scores, the date of the test, questions a week",
  responses: { 200: dataAnswer("The plan; null where nothing was said", views.Plan) },
});

const changeRoute = createRoute({
  ...goals,
  ...limitedBy("plan.user"),
  method: "put",
  path: "/plan",
  summary: "Sets all of the plan; a new date of the test plans the caller's words anew",
  request: { body: jsonBody(views.Plan) },
  responses: { 200: dataAnswer("The plan", views.Plan), ...errorResponses("goal/test-date") },
});

const progressRoute = createRoute({
  ...goals,
  method: "get",
  path: "/progress",
  summary: "The week's questions, days to the test, and what is missed most",
  request: { query: z.object({ timeZone: TimeZone }) },
  responses: { 200: dataAnswer("Figures that were counted, and no estimate", views.Progress) },
});

export const goalRoutes = newRoutes()
  .openapi(planRoute, async (c) => c.json(data(await readPlan(c.var.ctx)), 200))
  .openapi(changeRoute, async (c) => c.json(data(await changePlan(c.var.ctx, c.req.valid("json"))), 200))
  .openapi(progressRoute, async (c) =>
    c.json(data(await readProgress(c.var.ctx, c.req.valid("query"))), 200),
  );
