"use client";

import { NextIntlClientProvider, useLocale } from "next-intl";
import { type ReactNode, useEffect, useState } from "react";

import { loadMessages, pickMessages, type Messages } from "@/lib/i18n/messages";
import type { Locale } from "@/lib/i18n/locales";

type Props = { locale?: Locale; namespaces: readonly (keyof Messages)[]; children: ReactNode };

/** Messages that come with what is opened, and not with the page. Nothing is drawn before they are there. */
export function MessagesOnDemand({ locale, namespaces, children }: Props) {
  const around = useLocale();
  const language = locale ?? around;
  const [messages, setMessages] = useState<Messages | null>(null);

  useEffect(() => {
    void loadMessages(language).then(setMessages);
  }, [language]);

  if (!messages) return null;
  return (
    <NextIntlClientProvider locale={language} messages={pickMessages(messages, namespaces)} timeZone="UTC">
      {children}
    </NextIntlClientProvider>
  );
}
