import "server-only";
import { createRoute, z } from "@hono/zod-openapi";

import { characters, wholeNumber } from "@/lib/api/characters";
import { callableBy } from "@/lib/api/callable-by";
import { EmailAddress } from "@/lib/api/email-address";
import { limitedBy } from "@/lib/api/limited-by";
import { data, dataAnswer, jsonBody, newRoutes } from "@/lib/api/new-routes";
import { contactLimits } from "@/lib/core/contact-message";
import { contactTopics } from "@/lib/core/contact-topics";
import { searchKinds } from "@/lib/core/search-kinds";
import { publicEnv } from "@/lib/env/public";
import { locales } from "@/lib/i18n/locales";
import { listArticleCategories, listNewArticles } from "@/lib/services/site/list-articles";
import { logView } from "@/lib/services/site/log-view";
import { readSettings } from "@/lib/services/site/read-settings";
import { searchPages } from "@/lib/services/site/search-pages";
import { sendMessage } from "@/lib/services/site/send-message";

/** One line of text: no line breaks, so that it fits a mail's head. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^(?=.*\S)[^\r\n]*$/);

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
      z.object({ priceSaveUp: z.boolean(), outbox: z.boolean(), speechSold: z.boolean() }).partial(),
    ),
  },
});

const logPathRoute = createRoute({
  ...open,
  ...limitedBy("view.address"),
  path: "/common/logPath",
  summary: "Counts a page view, without a person in it",
  request: {
    query: z.object({
      path: characters({ from: 1, to: 200 }).regex(/^\//).openapi({ example: "/pricing" }),
      locale: z.enum(locales).openapi({ example: "en" }),
      token: characters({ to: 200 }).optional(),
    }),
  },
  responses: {
    200: dataAnswer("Counted", z.object({})),
  },
});

const contactRoute = createRoute({
  ...callableBy.public,
  ...limitedBy("contact.address"),
  tags: ["site"],
  method: "post",
  path: "/common/contact",
  summary: "A message for the operator's mailbox",
  request: {
    body: jsonBody(
      z.object({
        topic: z.enum(contactTopics).openapi({ example: "question" }),
        name: line(contactLimits.name).openapi({ example: "Aiko" }),
        email: EmailAddress,
        text: z
          .string()
          .trim()
          .min(contactLimits.textFrom)
          .max(contactLimits.text)
          .openapi({ example: "How do I change my nickname?" }),
        locale: z.enum(locales).openapi({ example: "en" }),
        /** People do not see this field and leave it empty. */
        website: z.literal("").openapi({ example: "" }),
      }),
    ),
  },
  responses: {
    200: dataAnswer("Stored; it goes to the mailbox at once", z.object({ received: z.boolean() })),
  },
});

const articleQuery = z.object({
  flag: z.literal("1").optional(),
  page: wholeNumber({ from: 1, to: 1_000 }).default(1).openapi({ example: 1 }),
  pageSize: wholeNumber({ from: 1, to: 100 }).default(100).openapi({ example: 4 }),
});
const NamedPath = z.object({ name: z.string(), path: z.string() });

const articleRoute = createRoute({
  ...open,
  path: "/common/article",
  summary: "Articles in the language of the `locale` header, the newest first",
  request: { query: articleQuery },
  responses: { 200: dataAnswer("Names and paths", z.array(NamedPath)) },
});

const articleCategoryRoute = createRoute({
  ...open,
  path: "/common/article/category",
  summary: "The categories of articles, with how many each has",
  responses: {
    200: dataAnswer(
      "Categories",
      z.array(z.object({ shelf: z.enum(["learn", "blog"]), category: z.string(), count: z.number().int() })),
    ),
  },
});

const versionRoute = createRoute({
  ...open,
  path: "/common/version",
  summary: "The name of the build that answers",
  responses: { 200: dataAnswer("Empty in development", z.object({ build: z.string() })) },
});

const FoundPage = z.object({ kind: z.enum(searchKinds), path: z.string(), title: z.string() });

const searchRoute = createRoute({
  ...open,
  ...limitedBy("search.address"),
  path: "/common/search",
  summary: "Pages and answers of the site in the language of the `locale` header, the best first",
  request: { query: z.object({ q: z.string().trim().min(2).max(100).openapi({ example: "dictation" }) }) },
  responses: {
    200: dataAnswer(
      "At most 20 pages; `total` counts all. Where there is none: words of the site that look alike, and what others read",
      z.object({
        total: z.number().int(),
        results: z.array(FoundPage.extend({ excerpt: z.string() })),
        near: z.array(z.string()),
        popular: z.array(FoundPage),
      }),
    ),
  },
});

export const siteRoutes = newRoutes()
  .openapi(contactRoute, async (c) => {
    const { website: _, ...message } = c.req.valid("json");
    return c.json(data(await sendMessage(c.var.ctx, message)), 200);
  })
  .openapi(articleRoute, async (c) => {
    const { page, pageSize } = c.req.valid("query");
    return c.json(data(await listNewArticles(c.var.ctx.locale, { page, pageSize })), 200);
  })
  .openapi(versionRoute, (c) => {
    c.header("Cache-Control", "no-store");
    return c.json(data({ build: publicEnv.build }), 200);
  })
  .openapi(searchRoute, async (c) => {
    const { q } = c.req.valid("query");
    return c.json(data(await searchPages(c.var.ctx, { query: q })), 200);
  })
  .openapi(articleCategoryRoute, async (c) =>
    c.json(data(await listArticleCategories(c.var.ctx.locale)), 200),
  )
  .openapi(settingRoute, (c) => {
    const keys = c.req.valid("query").keys.split(",");
    return c.json(data(readSettings(c.var.ctx.runtime, { keys })), 200);
  })
  .openapi(logPathRoute, async (c) => {
    await logView(c.var.ctx, c.req.valid("query"));
    return c.json(data({}), 200);
  });
