import "server-only";
import { isSigned, sign } from "@/lib/core/signing";
import { getRuntime } from "@/lib/services/operation/start-runtime";
import type { Runtime } from "@/lib/services/runtime";

/** As long as a link of the studio lives. */
export const passSeconds = 3_600;

const keyOf = (runtime: Runtime) => runtime.secrets("preview");

/** Lets a browser see the drafts of one article, by its path without a language, for an hour. */
export function writePass(runtime: Runtime, path: string) {
  const text = `${path}~${Math.floor(runtime.now().getTime() / 1_000) + passSeconds}`;
  return `${text}~${sign(keyOf(runtime), text)}`;
}

/** Whether a pass is ours, still holds, and is for this path. */
export async function mayPreview(pass: string | undefined, path: string): Promise<boolean> {
  const runtime = await getRuntime();
  const [named = "", until = "", signature = ""] = pass?.split("~") ?? [];
  const isOurs = isSigned(keyOf(runtime), `${named}~${until}`, signature);
  return isOurs && named === path && Number(until) * 1_000 > runtime.now().getTime();
}
