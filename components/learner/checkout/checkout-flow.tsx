"use client";

import { NextIntlClientProvider } from "next-intl";
import { useEffect, useState } from "react";

import { CheckoutDialog } from "@/components/learner/checkout/checkout-dialog";
import { loadMessages, pickMessages, type Messages } from "@/lib/i18n/messages";
import type { Locale } from "@/lib/i18n/locales";

type CheckoutFlowProps = {
  locale: Locale;
  planId: string;
  page: Window | null;
  isMobile: boolean;
  onEnd: () => void;
};

/** The purchase with its words, which come with it. */
export function CheckoutFlow({ locale, ...rest }: CheckoutFlowProps) {
  const [messages, setMessages] = useState<Partial<Messages> | null>(null);

  useEffect(() => {
    void loadMessages(locale).then((all) => setMessages(pickMessages(all, ["Checkout", "Errors"])));
  }, [locale]);

  if (!messages) return null;
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
      <CheckoutDialog locale={locale} {...rest} />
    </NextIntlClientProvider>
  );
}
