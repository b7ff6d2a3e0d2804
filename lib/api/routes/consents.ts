import "server-only";
import { createRoute, z } from "@hono/zod-openapi";

import { callableBy } from "@/lib/api/callable-by";
import { errorResponses } from "@/lib/api/error-body";
import { limitedBy } from "@/lib/api/limited-by";
import { data, dataAnswer, jsonBody, newRoutes } from "@/lib/api/new-routes";
import { decideConsent } from "@/lib/services/consents/decide-consent";
import { listConsents } from "@/lib/services/consents/list-consents";
import * as consentViews from "@/lib/services/consents/views";

const consents = { ...callableBy.guest, tags: ["consents"] };

const listRoute = createRoute({
  ...consents,
  method: "get",
  path: "/consents",
  summary: "What the caller agreed to or refused, and who would process what they send in",
  responses: { 200: dataAnswer("One entry a kind", z.array(consentViews.Consent)) },
});

const decideRoute = createRoute({
  ...consents,
  ...limitedBy("consent.user"),
  method: "put",
  path: "/consents/{kind}",
  summary: "Agrees, refuses or revokes; without it the embedded engine corrects, and nothing is recorded",
  request: {
    params: z.object({ kind: z.enum(consentViews.ConsentKind.options).openapi({ example: "hosted-text" }) }),
    body: jsonBody(
      z.object({
        version: z.string().min(1).max(40).openapi({
          description: "Of the text that was read.",
          example: "2026-11",
        }),
        isGiven: z.boolean(),
        age: z.enum(["of-age", "with-parent", "alone"]).optional().openapi({
          description:
            "16 or older; younger with the agreement of a parent; younger without it. Who agrees says it; who refuses need not.",
        }),
      }),
    ),
  },
  responses: {
    200: dataAnswer("The decision", consentViews.Consent),
    ...errorResponses("consent/other-version", "consent/parent"),
  },
});

export const consentRoutes = newRoutes()
  .openapi(listRoute, async (c) => c.json(data(await listConsents(c.var.ctx)), 200))
  .openapi(decideRoute, async (c) => {
    const decision = { ...c.req.valid("param"), ...c.req.valid("json") };
    return c.json(data(await decideConsent(c.var.ctx, decision)), 200);
  });
