import "server-only";
import { createRoute, z } from "@hono/zod-openapi";

import { callableBy } from "@/lib/api/callable-by";
import { errorResponses } from "@/lib/api/error-body";
import { limitedBy } from "@/lib/api/limited-by";
import { data, dataAnswer, jsonBody, newRoutes } from "@/lib/api/new-routes";
import { TimeZone } from "@/lib/api/time-zone";
import { markCourse } from "@/lib/services/path/mark-course";
import { readPath } from "@/lib/services/path/read-path";
import * as views from "@/lib/services/path/views";

const path = { ...callableBy.guest, tags: ["goals"] };
const Slug = z
  .string()
  .regex(/^[a-z0-9-]{1,80}$/)
  .openapi({ example: "det-fill-in-the-blanks" });

const pathRoute = createRoute({
  ...path,
  method: "get",
  path: "/path",
  summary:
    "The way to the test: this week with what is done of it and why it is there, the weeks after in short",
  request: { query: z.object({ timeZone: TimeZone }) },
  responses: {
    200: dataAnswer("It follows from goals, results and answers, and promises no score", views.PathView),
  },
});

const courseRoute = createRoute({
  ...path,
  ...limitedBy("plan.user"),
  method: "put",
  path: "/courses/{slug}/progress",
  summary: "Says that a course was read, or takes it back",
  request: { params: z.object({ slug: Slug }), body: jsonBody(views.CourseProgress) },
  responses: {
    200: dataAnswer("As it is now", views.CourseProgress),
    ...errorResponses("path/unknown-course"),
  },
});

export const pathRoutes = newRoutes()
  .openapi(pathRoute, async (c) => c.json(data(await readPath(c.var.ctx, c.req.valid("query"))), 200))
  .openapi(courseRoute, async (c) => {
    const { slug } = c.req.valid("param");
    return c.json(data(await markCourse(c.var.ctx, { slug, ...c.req.valid("json") })), 200);
  });
