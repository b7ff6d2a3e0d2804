"use client";

import { CheckoutDialog } from "@/components/learner/checkout/checkout-dialog";
import { MessagesOnDemand } from "@/components/learner/messages-on-demand";
import type { Locale } from "@/lib/i18n/locales";

type CheckoutFlowProps = {
  locale: Locale;
  planId: string;
  page: Window | null;
  isMobile: boolean;
  onEnd: () => void;
};

const namespaces = ["Checkout", "Errors"] as const;

/** The purchase with its words, which come with it. */
export function CheckoutFlow(props: CheckoutFlowProps) {
  return (
    <MessagesOnDemand locale={props.locale} namespaces={namespaces}>
      <CheckoutDialog {...props} />
    </MessagesOnDemand>
  );
}
