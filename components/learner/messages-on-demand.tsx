"use client";

import { NextIntlClientProvider } from "next-intl";
import { type ReactNode, useEffect, useState } from "react";

import { loadMessages, pickMessages, type Messages } from "@/lib/i18n/messages";
import type { Locale } from "@/lib/i18n/locales";

type Props = { locale: Locale; namespaces: readonly (keyof Messages)[]; children: ReactNode };

/** Messages that come with what is opened, and not with the page. Nothing is drawn before they are there. */
export function MessagesOnDemand({ locale, namespaces, children }: Props) {
  const [messages, setMessages] = useState<Messages | null>(null);

  useEffect(() => {
    void loadMessages(locale).then(setMessages);
  }, [locale]);

  if (!messages) return null;
  return (
    <NextIntlClientProvider locale={locale} messages={pickMessages(messages, namespaces)} timeZone="UTC">
      {children}
    </NextIntlClientProvider>
  );
}
