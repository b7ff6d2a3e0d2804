import "server-only";

import { defaultLocale, type Locale } from "@/lib/i18n/locales";
import { loadMessages, type Messages } from "@/lib/i18n/messages";

/** The texts of mails in a language, in English where that language has none yet. */
export async function mailMessages(
  locale: Locale,
): Promise<{ locale: Locale; messages: Pick<Messages, "Mail"> }> {
  const file = await loadMessages(locale).catch(() => null);
  if (file && "Mail" in file) return { locale, messages: { Mail: file.Mail } };
  const { Mail } = await loadMessages(defaultLocale);
  return { locale: defaultLocale, messages: { Mail } };
}
