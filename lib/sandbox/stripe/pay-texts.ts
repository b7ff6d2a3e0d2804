import { createTranslator, type Locale } from "use-intl/core";

import type messages from "@/content/messages/en.json";

type Messages = typeof messages;
export type PayTextKey = keyof Messages["Sandbox"];
export type PayText = (key: PayTextKey, values?: Record<string, string>) => string;
export type PayWords = { locale: string; text: PayText };

/** The words of the payment page in a session's language; an unknown language gets English. */
export async function payWords(wanted: string | null): Promise<PayWords> {
  const own = namesLanguage(wanted) ? await wordsIn(wanted).catch(() => null) : null;
  return own ?? wordsIn("en");
}

/** Whether there are words in it shows when they are loaded. */
function namesLanguage(name: string | null): name is Locale {
  return name !== null && /^[a-z]{2}$/.test(name);
}

async function wordsIn(locale: Locale): Promise<PayWords> {
  const file: { default: Messages } = await import(`../../../content/messages/${locale}.json`);
  return { locale, text: createTranslator({ locale, messages: file.default, namespace: "Sandbox" }) };
}
