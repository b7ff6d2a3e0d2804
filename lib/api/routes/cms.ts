import "server-only";
import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";

import type { ApiEnv } from "@/lib/api/api-env";
import { bodyOf } from "@/lib/api/body-of";
import { characters } from "@/lib/api/characters";
import { callableBy } from "@/lib/api/callable-by";
import { errorResponses } from "@/lib/api/error-body";
import { data, dataAnswer, newRoutes } from "@/lib/api/new-routes";
import { previewCookie } from "@/lib/core/preview-cookie";
import { locales } from "@/lib/i18n/locales";
import { leavePreview } from "@/lib/services/cms/leave-preview";
import { openPreview } from "@/lib/services/cms/open-preview";
import { passSeconds } from "@/lib/services/cms/preview-pass";
import { receiveChange } from "@/lib/services/cms/receive-change";

const signed = { ...callableBy.signed, tags: ["cms"] };

const webhookRoute = createRoute({
  ...signed,
  ...bodyOf.raw("sanity-webhook-signature"),
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

const previewRoute = createRoute({
  ...signed,
  method: "get",
  path: "/cms/preview",
  summary: "Opens an article's draft in this browser for an hour, by a link of the studio",
  request: {
    query: z.object({
      "sanity-preview-secret": z.string().min(1).max(200),
      "sanity-preview-pathname": characters({ from: 1, to: 300 })
        .regex(/^\//)
        .openapi({ example: "/learn/test-format" }),
    }),
  },
  responses: {
    307: { description: "To the article" },
    ...errorResponses("preview/link", "cms/not-configured", "cms/unavailable"),
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

function passOn(c: Context<ApiEnv>, cookies: readonly string[]) {
  for (const cookie of cookies) c.header("set-cookie", cookie, { append: true });
}

export const cmsRoutes = newRoutes()
  .openapi(webhookRoute, async (c) => {
    const message = { rawBody: await c.req.text(), signature: c.req.header("sanity-webhook-signature") };
    return c.json(data(await receiveChange(c.var.ctx, message)), 200);
  })
  .openapi(previewRoute, async (c) => {
    const { location, pass, cookies } = await openPreview(c.var.ctx, { url: c.req.url });
    setCookie(c, previewCookie, pass, {
      path: "/",
      httpOnly: true,
      sameSite: "Lax",
      maxAge: passSeconds,
      secure: c.var.ctx.runtime.env.siteUrl.startsWith("https://"),
    });
    passOn(c, cookies);
    return c.redirect(location, 307);
  })
  .openapi(leaveRoute, async (c) => {
    const pass = getCookie(c, previewCookie);
    const { location, cookies } = await leavePreview(c.var.ctx, {
      pass,
      locale: c.req.valid("query").locale,
    });
    setCookie(c, previewCookie, "", { path: "/", httpOnly: true, expires: new Date(0) });
    passOn(c, cookies);
    return c.redirect(location, 307);
  });
