import "server-only";

import { openLibrary, readDueTags, refreshLibrary } from "@/lib/content/live/library";
import { cmsHealth, refusedSentences, tellCmsNewsTo } from "@/lib/integrations/sanity/cms-health";
import { configuredProject } from "@/lib/integrations/sanity/configured-source";
import { expireDue } from "@/lib/services/cms/refresh-pages";
import type { Runtime } from "@/lib/services/runtime";

const everyMs = 60_000;

/**
 * Looks at the CMS now and once a minute. Whatever a message did not tell this process, because it was lost, went to
 * another process, came while this one was down, or is only a day that has come, is made up for.
 */
export async function watchContent(runtime: Runtime): Promise<void> {
  const { log, stopping } = runtime;
  if (!configuredProject()) return;
  tellCmsNewsTo((level, sentence) => log[level]({ part: "cms" }, sentence));
  await openLibrary().catch((err: unknown) => log.warn({ part: "cms", err }, "what was kept cannot be read"));
  const look = async () => {
    if ((await refreshLibrary()) && readDueTags().length > 0) await expireDue(runtime);
  };
  const lookQuietly = () =>
    void look().catch((err: unknown) => log.debug({ err }, "pages not refreshed yet"));
  lookQuietly();
  const timer = setInterval(lookQuietly, everyMs);
  timer.unref();
  stopping.signal.addEventListener("abort", () => clearInterval(timer));
}

/** What the operator should know about the CMS although the site serves. */
export function readContentNotes(): string[] {
  if (!configuredProject()) return [];
  const { failing } = cmsHealth();
  const since = failing?.since.toISOString();
  return [
    ...(failing
      ? [`The content system fails since ${since}, the last good content is shown: ${failing.reason}`]
      : []),
    ...refusedSentences(),
  ];
}
