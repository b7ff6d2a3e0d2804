import "server-only";
import { readDueTags, settleDueTags } from "@/lib/content/live/library";
import type { Runtime } from "@/lib/services/runtime";

/** Expires the pages that are out of date, and these; says what that was. */
export async function expireDue(runtime: Runtime, more: readonly string[] = []): Promise<string[]> {
  const tags = [...new Set([...readDueTags(), ...more])];
  await runtime.site.expire(tags);
  settleDueTags(tags);
  return tags;
}
