import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";

import type { ApiEnv } from "@/lib/api/api-env";

const maxAge = 90 * 24 * 60 * 60;

/** Browsers take a `__Host-` cookie over https and from localhost only. */
function form(siteUrl: string) {
  const { protocol, hostname } = new URL(siteUrl);
  const secure = protocol === "https:" || hostname === "localhost";
  return { name: secure ? "__Host-bandwise_refresh" : "bandwise_refresh", secure };
}

export function readRefreshCookie(c: Context<ApiEnv>) {
  return getCookie(c, form(c.var.ctx.runtime.env.siteUrl).name);
}

/** Puts the refresh token where scripts cannot read it, and gives back the rest for the body. */
export function setRefreshCookie<Issued extends { refreshToken: string }>(
  c: Context<ApiEnv>,
  issued: Issued,
) {
  const { refreshToken, ...rest } = issued;
  const { name, secure } = form(c.var.ctx.runtime.env.siteUrl);
  setCookie(c, name, refreshToken, { path: "/", httpOnly: true, sameSite: "Lax", secure, maxAge });
  return rest;
}

export function clearRefreshCookie(c: Context<ApiEnv>) {
  const { name, secure } = form(c.var.ctx.runtime.env.siteUrl);
  // With `Max-Age=0` alone, Next.js hands on an empty cookie without an end as soon as it adds one of its own.
  deleteCookie(c, name, { path: "/", httpOnly: true, sameSite: "Lax", secure, expires: new Date(0) });
}
