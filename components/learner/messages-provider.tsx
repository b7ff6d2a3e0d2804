import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";

import type { Locale } from "@/lib/i18n/locales";
import { loadMessages, pickMessages, type Messages } from "@/lib/i18n/messages";

type Props = { locale: Locale; namespaces: readonly (keyof Messages)[]; children: ReactNode };

/** The messages that the client components below it need, and no others. */
export async function MessagesProvider({ locale, namespaces, children }: Props) {
  const messages = pickMessages(await loadMessages(locale), namespaces);
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
      {children}
    </NextIntlClientProvider>
  );
}
