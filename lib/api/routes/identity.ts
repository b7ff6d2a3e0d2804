import "server-only";
import { createRoute, z } from "@hono/zod-openapi";

import { callableBy } from "@/lib/api/callable-by";
import { errorResponses } from "@/lib/api/error-body";
import { limitedBy } from "@/lib/api/limited-by";
import { data, dataAnswer, jsonAnswer, jsonBody, newRoutes } from "@/lib/api/new-routes";
import { clearRefreshCookie, readRefreshCookie, setRefreshCookie } from "@/lib/api/refresh-cookie";
import { refuseCrossSite } from "@/lib/api/refuse-cross-site";
import * as views from "@/lib/api/routes/identity-views";
import { AppError } from "@/lib/core/errors";
import { createGuest } from "@/lib/services/identity/create-guest";
import { decodeCredential } from "@/lib/services/identity/decode-credential";
import { endSession } from "@/lib/services/identity/end-session";
import { refreshSession } from "@/lib/services/identity/refresh-session";
import { register } from "@/lib/services/identity/register";
import { resetPassword } from "@/lib/services/identity/reset-password";
import { sendCode } from "@/lib/services/identity/send-code";
import { signIn } from "@/lib/services/identity/sign-in";
import { userView } from "@/lib/services/identity/user-view";
import { verifyCode } from "@/lib/services/identity/verify-code";

const open = { ...callableBy.public, tags: ["identity"], method: "post" as const };

const guestRoute = createRoute({
  ...open,
  ...limitedBy("guest.address"),
  path: "/common/guest",
  summary: "A temporary user who can practise; signing up keeps what they did",
  request: { body: jsonBody(views.GuestBody) },
  responses: {
    200: jsonAnswer("A session", views.SessionAnswer),
  },
});

const refreshRoute = createRoute({
  ...open,
  ...limitedBy("refresh.address"),
  path: "/common/refresh",
  summary: "A new 30-minute token from the session cookie",
  responses: {
    200: jsonAnswer("The token", views.Token),
    ...errorResponses("session/no-refresh", "request/cross-site"),
  },
});

const sendCodeRoute = createRoute({
  ...open,
  ...limitedBy("code.address", "code.pause", "code.person", "code.email"),
  path: "/common/sesCode",
  summary: "Sends a six-digit code by e-mail; the same answer whether or not the address has an account",
  request: { body: jsonBody(views.CodeRequest) },
  responses: {
    200: dataAnswer("What to expect, in seconds", views.CodeSent),
  },
});

const verifyCodeRoute = createRoute({
  ...open,
  ...limitedBy("try.address"),
  path: "/common/sesCodeVerify",
  summary: "Whether a code is right; counts as one of five tries",
  request: { body: jsonBody(views.CodeCheck) },
  responses: {
    200: dataAnswer("The code is right", z.object({ valid: z.boolean() })),
    ...errorResponses("auth/wrong-code"),
  },
});

const registerRoute = createRoute({
  ...open,
  ...limitedBy("try.address", "register.address"),
  path: "/common/register",
  summary: "An account for an address proved by a code; a guest's token keeps the guest's practice",
  request: { body: jsonBody(views.Registration) },
  responses: {
    200: jsonAnswer("A session", views.SessionAnswer),
    ...errorResponses("auth/wrong-code", "auth/weak-password", "auth/email-taken"),
  },
});

const loginRoute = createRoute({
  ...open,
  ...limitedBy("login.person", "login.address"),
  path: "/common/login",
  summary: "A session by address and password",
  request: { body: jsonBody(views.Login) },
  responses: {
    200: jsonAnswer("A session", views.SessionAnswer),
    ...errorResponses("auth/wrong-credentials", "auth/google-unavailable"),
  },
});

const findPasswordRoute = createRoute({
  ...open,
  ...limitedBy("try.address"),
  path: "/common/findPassword",
  summary: "A new password by a code; signs out every device",
  request: { body: jsonBody(views.PasswordReset) },
  responses: {
    200: dataAnswer("Done", z.object({ reset: z.boolean() })),
    ...errorResponses("auth/wrong-code", "auth/weak-password"),
  },
});

const decodeRoute = createRoute({
  ...open,
  path: "/common/jwtDecode",
  summary: "Verifies a Google credential",
  request: { body: jsonBody(z.object({ credential: z.string().max(10_000).openapi({ example: "a.b.c" }) })) },
  responses: { ...errorResponses("auth/invalid-jwt", "auth/google-unavailable") },
});

const logoutRoute = createRoute({
  ...open,
  path: "/logout",
  summary: "Ends the session of this device",
  request: { body: jsonBody(z.object({ domain: z.string().min(1).max(255).optional() })) },
  responses: {
    200: dataAnswer("Done", z.object({})),
    ...errorResponses("request/cross-site"),
  },
});

const userInfoRoute = createRoute({
  ...callableBy.guest,
  tags: ["identity"],
  method: "get",
  path: "/userInfo",
  summary: "Who is signed in, with the balance",
  responses: {
    200: jsonAnswer("The user", z.object({ user: views.User })),
  },
});

export const identityRoutes = newRoutes()
  .openapi(guestRoute, async (c) =>
    c.json(setRefreshCookie(c, await createGuest(c.var.ctx, c.req.valid("json"))), 200),
  )
  .openapi(refreshRoute, async (c) => {
    refuseCrossSite(c);
    const refreshToken = readRefreshCookie(c);
    if (!refreshToken) throw new AppError("session/no-refresh");
    return c.json(setRefreshCookie(c, await refreshSession(c.var.ctx, { refreshToken })), 200);
  })
  .openapi(sendCodeRoute, async (c) => c.json(data(await sendCode(c.var.ctx, c.req.valid("json"))), 200))
  .openapi(verifyCodeRoute, async (c) => c.json(data(await verifyCode(c.var.ctx, c.req.valid("json"))), 200))
  .openapi(registerRoute, async (c) =>
    c.json(setRefreshCookie(c, await register(c.var.ctx, c.req.valid("json"))), 200),
  )
  .openapi(loginRoute, async (c) => {
    const login = c.req.valid("json");
    if (login.google) throw new AppError("auth/google-unavailable");
    if (login.password === undefined) throw new AppError("request/invalid");
    return c.json(
      setRefreshCookie(c, await signIn(c.var.ctx, { email: login.email, password: login.password })),
      200,
    );
  })
  .openapi(findPasswordRoute, async (c) =>
    c.json(data(await resetPassword(c.var.ctx, c.req.valid("json"))), 200),
  )
  .openapi(decodeRoute, (c) => decodeCredential(c.req.valid("json")))
  .openapi(logoutRoute, async (c) => {
    refuseCrossSite(c);
    await endSession(c.var.ctx, { refreshToken: readRefreshCookie(c) ?? null });
    clearRefreshCookie(c);
    return c.json(data({}), 200);
  })
  .openapi(userInfoRoute, async (c) => {
    const { runtime, actor } = c.var.ctx;
    if (!actor) throw new AppError("session/missing");
    return c.json({ user: await userView(runtime, { userId: actor.userId }) }, 200);
  });
