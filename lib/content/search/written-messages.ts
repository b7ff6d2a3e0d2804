import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";

import { showsPseudo } from "@/lib/env/preview";
import { defaultLocale, type Locale } from "@/lib/i18n/locales";
import type { Messages } from "@/lib/i18n/messages";

/** The interface's strings as they are written: what the build makes of them is for the pages alone. */
export async function readWrittenMessages(locale: Locale): Promise<Messages> {
  const folder = path.join(/* turbopackIgnore: true */ process.cwd(), "content/messages");
  const messages: Messages = JSON.parse(await readFile(path.join(folder, `${locale}.json`), "utf8"));
  if (locale !== defaultLocale || !showsPseudo()) return messages;
  const { pseudoMessages } = await import("@/lib/i18n/pseudo");
  return pseudoMessages(messages);
}
