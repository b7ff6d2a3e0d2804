import "server-only";
import { readDueTags, settleDueTags } from "@/lib/content/live/library";
import { AppError } from "@/lib/core/errors";
import { isSigned, sign } from "@/lib/core/signing";
import type { Ctx, Runtime } from "@/lib/services/runtime";

const oldest = 60_000;

const keyOf = (runtime: Runtime) => runtime.secrets("cms-refresh");

/** Expires what is out of date, and these; says what that was. */
export function expireDue(runtime: Runtime, more: readonly string[] = []): string[] {
  const tags = [...new Set([...readDueTags(), ...more])];
  runtime.site.expire(tags);
  settleDueTags(tags);
  return tags;
}

/** Pages can only expire while a request runs, so the process that knows of a change sends itself one. */
export async function requestRefresh(runtime: Runtime) {
  const time = String(runtime.now().getTime());
  const headers = { "x-bandwise-time": time, "x-bandwise-signature": sign(keyOf(runtime), time) };
  const status = await runtime.site.post("/api/cms/refresh", headers);
  if (status !== 200) throw new Error(`The site answered its own request with ${status}.`);
}

export function refreshPages({ runtime }: Ctx, { time, signature }: { time: string; signature: string }) {
  const isOurs = isSigned(keyOf(runtime), time, signature);
  if (!isOurs || Math.abs(runtime.now().getTime() - Number(time)) > oldest)
    throw new AppError("webhook/signature");
  return expireDue(runtime);
}
