import "server-only";
import { createRoute, z } from "@hono/zod-openapi";

import { callableBy } from "@/lib/api/callable-by";
import { errorResponses } from "@/lib/api/error-body";
import { data, dataAnswer, newRoutes } from "@/lib/api/new-routes";
import { locales } from "@/lib/i18n/locales";
import { logView } from "@/lib/services/site/log-view";
import { readSettings } from "@/lib/services/site/read-settings";

const open = { ...callableBy.public, tags: ["site"], method: "get" as const };

const settingRoute = createRoute({
  ...open,
  path: "/common/setting",
  summary: "Public settings, by a list of keys",
  request: {
    query: z.object({
      status: z.literal("1").optional(),
      keys: z
        .string()
        .max(200)
        .regex(/^[A-Za-z,]*$/)
        .openapi({ example: "priceSaveUp" }),
    }),
  },
  responses: {
    200: dataAnswer(
      "The settings that are public",
      z.object({ priceSaveUp: z.boolean(), outbox: z.boolean() }).partial(),
    ),
    ...errorResponses("request/invalid"),
  },
});

const logPathRoute = createRoute({
  ...open,
  path: "/common/logPath",
  summary: "Counts a page view, without a person in it",
  request: {
    query: z.object({
      path: z.string().min(1).max(200).startsWith("/").openapi({ example: "/pricing" }),
      locale: z.enum(locales).openapi({ example: "en" }),
      token: z.string().max(200).optional(),
    }),
  },
  responses: {
    200: dataAnswer("Counted", z.object({})),
    ...errorResponses("request/invalid", "request/too-many"),
  },
});

export const siteRoutes = newRoutes()
  .openapi(settingRoute, (c) => {
    const keys = c.req.valid("query").keys.split(",");
    return c.json(data(readSettings(c.var.ctx.runtime, { keys })), 200);
  })
  .openapi(logPathRoute, async (c) => {
    await logView(c.var.ctx, c.req.valid("query"));
    return c.json(data({}), 200);
  });
