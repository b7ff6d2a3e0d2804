import "server-only";
import { createRoute, z } from "@hono/zod-openapi";

import { bodyOf } from "@/lib/api/body-of";
import { callableBy } from "@/lib/api/callable-by";
import { errorResponses } from "@/lib/api/error-body";
import { limitedBy } from "@/lib/api/limited-by";
import { data, dataAnswer, jsonAnswer, jsonBody, newRoutes } from "@/lib/api/new-routes";
import { clearRefreshCookie } from "@/lib/api/refresh-cookie";
import * as views from "@/lib/api/routes/account-views";
import { User } from "@/lib/api/routes/identity-views";
import { changeAccount } from "@/lib/services/identity/change-account";
import { changePassword } from "@/lib/services/identity/change-password";
import { deleteAccount } from "@/lib/services/identity/delete-account";
import { exportAccount } from "@/lib/services/identity/export-account";
import { listSessions, removeSession, removeSessions } from "@/lib/services/identity/list-sessions";

const own = { ...callableBy.account, tags: ["account"] };
const strangers = ["session/missing", "session/expired", "auth/account-needed"] as const;
const done = dataAnswer("Done", z.object({}));

const changeRoute = createRoute({
  ...own,
  method: "patch",
  path: "/account",
  summary: "Changes the name, the language of mails or the first language",
  request: { body: jsonBody(views.AccountChange) },
  responses: {
    200: jsonAnswer("The user", z.object({ user: User })),
    ...errorResponses("request/invalid", ...strangers),
  },
});

const passwordRoute = createRoute({
  ...own,
  ...limitedBy("password.user"),
  method: "post",
  path: "/account/password",
  summary: "A new password for the present one; other devices are logged out",
  request: { body: jsonBody(views.PasswordChange) },
  responses: {
    200: dataAnswer("Done", z.object({ changed: z.boolean() })),
    ...errorResponses(
      "request/invalid",
      ...strangers,
      "account/wrong-password",
      "account/no-password",
      "auth/weak-password",
      "request/too-many",
    ),
  },
});

const sessionsRoute = createRoute({
  ...own,
  method: "get",
  path: "/account/sessions",
  summary: "Where the caller is logged in",
  responses: {
    200: dataAnswer("The last used first", z.array(views.SessionView)),
    ...errorResponses(...strangers),
  },
});

const endAllRoute = createRoute({
  ...own,
  ...bodyOf.none,
  method: "delete",
  path: "/account/sessions",
  summary: "Logs every device out, this one too",
  responses: { 200: done, ...errorResponses(...strangers) },
});

const endOneRoute = createRoute({
  ...own,
  ...bodyOf.none,
  method: "delete",
  path: "/account/sessions/{id}",
  summary: "Logs one device out",
  request: { params: z.object({ id: z.uuid() }) },
  responses: { 200: done, ...errorResponses("request/invalid", ...strangers, "session/unknown") },
});

const exportRoute = createRoute({
  ...own,
  ...limitedBy("export.user"),
  method: "get",
  path: "/account/export",
  summary: "Everything the database has on the caller",
  responses: {
    200: jsonAnswer("One object; a list for each kind of record", views.Export),
    ...errorResponses(...strangers, "request/too-many"),
  },
});

const deleteRoute = createRoute({
  ...own,
  ...limitedBy("password.user"),
  method: "delete",
  path: "/account",
  summary: "Deletes the account at once; the password confirms it, or where there is none the address alone",
  request: { body: jsonBody(views.Deletion) },
  responses: {
    200: done,
    ...errorResponses(
      "request/invalid",
      ...strangers,
      "account/wrong-password",
      "account/wrong-email",
      "request/too-many",
    ),
  },
});

export const accountRoutes = newRoutes()
  .openapi(changeRoute, async (c) =>
    c.json({ user: await changeAccount(c.var.ctx, c.req.valid("json")) }, 200),
  )
  .openapi(passwordRoute, async (c) =>
    c.json(data(await changePassword(c.var.ctx, c.req.valid("json"))), 200),
  )
  .openapi(sessionsRoute, async (c) => c.json(data(await listSessions(c.var.ctx)), 200))
  .openapi(endAllRoute, async (c) => {
    await removeSessions(c.var.ctx);
    clearRefreshCookie(c);
    return c.json(data({}), 200);
  })
  .openapi(endOneRoute, async (c) => {
    await removeSession(c.var.ctx, c.req.valid("param"));
    return c.json(data({}), 200);
  })
  .openapi(exportRoute, async (c) => {
    const exported = await exportAccount(c.var.ctx);
    c.header("content-disposition", 'attachment; filename="bandwise-export.json"');
    return c.json(exported, 200);
  })
  .openapi(deleteRoute, async (c) => {
    await deleteAccount(c.var.ctx, c.req.valid("json"));
    clearRefreshCookie(c);
    return c.json(data({}), 200);
  });
