import "server-only";
import { createRoute, z } from "@hono/zod-openapi";
import { getCookie, setCookie } from "hono/cookie";

import { callableBy } from "@/lib/api/callable-by";
import { errorResponses } from "@/lib/api/error-body";
import { data, dataAnswer, newRoutes } from "@/lib/api/new-routes";
import { previewCookie } from "@/lib/core/preview-cookie";
import { locales } from "@/lib/i18n/locales";
import { leavePreview } from "@/lib/services/cms/leave-preview";
import { openPreview } from "@/lib/services/cms/open-preview";
import { passSeconds } from "@/lib/services/cms/preview-pass";
import { receiveChange } from "@/lib/services/cms/receive-change";
import { refreshPages } from "@/lib/services/cms/refresh-pages";

const signed = { ...callableBy.signed, tags: ["cms"] };

const webhookRoute = createRoute({
  ...signed,
  method: "post",
  path: "/cms/webhook",
  summary: "Signed messages of the content system about a document that has changed",
  responses: {
    200: dataAnswer(
      "The tags whose pages are made anew, and why the document is not shown, if it is not",
      z.object({ expired: z.array(z.string()), refused: z.array(z.string()) }),
    ),
    ...errorResponses(
      "webhook/signature",
      "webhook/old",
      "webhook/content",
      "webhook/replayed",
      "cms/not-configured",
      "cms/unavailable",
    ),
  },
});

const refreshRoute = createRoute({
  ...signed,
  method: "post",
  path: "/cms/refresh",
  summary: "The process tells itself that what it has read since changes its pages",
  request: {
    headers: z.object({ "x-bandwise-time": z.string().max(20), "x-bandwise-signature": z.string().max(100) }),
  },
  responses: {
    200: dataAnswer("The tags whose pages are made anew", z.object({ expired: z.array(z.string()) })),
    ...errorResponses("request/invalid", "webhook/signature"),
  },
});

const previewRoute = createRoute({
  ...signed,
  method: "get",
  path: "/cms/preview",
  summary: "Opens an article's draft in this browser for an hour, by a link of the studio",
  request: {
    query: z.object({
      "sanity-preview-secret": z.string().min(1).max(200),
      "sanity-preview-pathname": z
        .string()
        .startsWith("/")
        .max(300)
        .openapi({ example: "/learn/test-format" }),
    }),
  },
  responses: {
    307: { description: "To the article" },
    ...errorResponses("request/invalid", "preview/link", "cms/not-configured", "cms/unavailable"),
  },
});

const leaveRoute = createRoute({
  ...callableBy.public,
  tags: ["cms"],
  method: "get",
  path: "/cms/preview/leave",
  summary: "Ends the preview in this browser",
  request: { query: z.object({ locale: z.enum(locales).default("en") }) },
  responses: { 307: { description: "To the article as readers see it" } },
});

export const cmsRoutes = newRoutes()
  .openapi(webhookRoute, async (c) => {
    const message = { rawBody: await c.req.text(), signature: c.req.header("sanity-webhook-signature") };
    return c.json(data(await receiveChange(c.var.ctx, message)), 200);
  })
  .openapi(refreshRoute, (c) => {
    const { "x-bandwise-time": time, "x-bandwise-signature": signature } = c.req.valid("header");
    return c.json(data({ expired: refreshPages(c.var.ctx, { time, signature }) }), 200);
  })
  .openapi(previewRoute, async (c) => {
    const { location, pass } = await openPreview(c.var.ctx, { url: c.req.url });
    setCookie(c, previewCookie, pass, {
      path: "/",
      httpOnly: true,
      sameSite: "Lax",
      maxAge: passSeconds,
      secure: c.var.ctx.runtime.env.siteUrl.startsWith("https://"),
    });
    return c.redirect(location, 307);
  })
  .openapi(leaveRoute, async (c) => {
    const pass = getCookie(c, previewCookie);
    const location = await leavePreview(c.var.ctx, { pass, locale: c.req.valid("query").locale });
    // A date, because Next.js drops a Max-Age of 0 on the way.
    setCookie(c, previewCookie, "", { path: "/", httpOnly: true, expires: new Date(0) });
    return c.redirect(location, 307);
  });
