import { AppError } from "@/lib/core/errors";
import type { Ctx } from "@/lib/services/runtime";

type Call = { req: { header: (name: string) => string | undefined }; var: { ctx: Ctx } };

/** Refuses a call that another site, or a browser's prefetch, makes in the visitor's name. */
export function refuseCrossSite(c: Call) {
  const site = c.req.header("sec-fetch-site");
  const origin = c.req.header("origin");
  const own = new URL(c.var.ctx.runtime.env.siteUrl).origin;
  const isForeign = site
    ? site === "cross-site" || site === "same-site"
    : origin !== undefined && origin !== own;
  const purpose = `${c.req.header("purpose") ?? ""} ${c.req.header("sec-purpose") ?? ""}`;
  if (isForeign || /prefetch|prerender/.test(purpose)) throw new AppError("request/cross-site");
}
