import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";

import type { ApiEnv } from "@/lib/api/api-env";
import { knownCookie } from "@/lib/core/known-cookie";
import { refreshCookieName } from "@/lib/core/refresh-cookie-name";

const maxAge = 90 * 24 * 60 * 60;

function form<Env extends ApiEnv>(c: Context<Env>) {
  const { name, isSecure: secure } = refreshCookieName(c.var.ctx.runtime.env.siteUrl);
  return { name, shared: { path: "/", sameSite: "Lax", secure } as const };
}

export function readRefreshCookie(c: Context<ApiEnv>) {
  return getCookie(c, form(c).name);
}

type Issued = { refreshToken: string | null; user?: { temp: boolean } };

/**
 * Puts the refresh token, if one was issued, where scripts cannot read it, and gives back the rest for the body. A
 * second cookie, which they can read, says that it is there: for a browser that has lost what scripts store.
 */
export function setRefreshCookie<Some extends Issued>(c: Context<ApiEnv>, issued: Some) {
  const { refreshToken, ...rest } = issued;
  if (refreshToken === null) return rest;
  const { name, shared } = form(c);
  const kind = issued.user ? (issued.user.temp ? "guest" : "account") : getCookie(c, knownCookie);
  setCookie(c, name, refreshToken, { ...shared, httpOnly: true, maxAge });
  setCookie(c, knownCookie, kind === "guest" ? "guest" : "account", { ...shared, maxAge });
  return rest;
}

export function clearRefreshCookie<Env extends ApiEnv>(c: Context<Env>) {
  const { name, shared } = form(c);
  // With `Max-Age=0` alone, Next.js hands on an empty cookie without an end as soon as it adds one of its own.
  const over = { ...shared, expires: new Date(0) };
  deleteCookie(c, name, { ...over, httpOnly: true });
  deleteCookie(c, knownCookie, over);
}
