import type messages from "@/content/messages/en.json";
import { showsPseudo } from "@/lib/env/preview";
import { defaultLocale, type Locale } from "@/lib/i18n/locales";

export type Messages = typeof messages;

const pseudo = new WeakMap<Messages, Messages>();

export async function loadMessages(locale: Locale): Promise<Messages> {
  const file: { default: Messages } = await import(`../../content/messages/${locale}.json`);
  if (locale !== defaultLocale || !showsPseudo()) return file.default;
  const { pseudoMessages } = await import("@/lib/i18n/pseudo");
  const made = pseudo.get(file.default) ?? pseudoMessages(file.default);
  pseudo.set(file.default, made);
  return made;
}

/** The part of the messages a client component needs; everything else stays on the server. */
export function pickMessages<Key extends keyof Messages>(
  messages: Partial<Messages>,
  keys: readonly Key[],
): Partial<Messages> {
  const picked: Partial<Messages> = {};
  for (const key of keys) if (messages[key] !== undefined) picked[key] = messages[key];
  return picked;
}
