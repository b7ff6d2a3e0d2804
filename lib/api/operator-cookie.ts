import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";

import type { ApiEnv } from "@/lib/api/api-env";
import { refreshCookieName } from "@/lib/core/refresh-cookie-name";

/** Only calls of the operator's own routes carry it, and none that another site begins. */
const path = "/api/operator";

function form<Env extends ApiEnv>(c: Context<Env>) {
  const { isSecure: secure } = refreshCookieName(c.var.ctx.runtime.env.siteUrl);
  const name = secure ? "__Secure-bandwise_operator" : "bandwise_operator";
  return { name, shared: { path, sameSite: "Strict", secure, httpOnly: true } as const };
}

export function readOperatorCookie<Env extends ApiEnv>(c: Context<Env>) {
  return getCookie(c, form(c).name);
}

type Opened = { token: string; until: Date };

export function setOperatorCookie<Env extends ApiEnv>(c: Context<Env>, { token, until }: Opened) {
  const { name, shared } = form(c);
  setCookie(c, name, token, { ...shared, expires: until });
}

export function clearOperatorCookie<Env extends ApiEnv>(c: Context<Env>) {
  const { name, shared } = form(c);
  deleteCookie(c, name, shared);
}
