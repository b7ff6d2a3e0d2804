"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";

import { MessagesOnDemand } from "@/components/learner/messages-on-demand";
import { showToast } from "@/components/ui/toast-queue";
import { ToastRegion } from "@/components/ui/toast-region";
import type { Locale } from "@/lib/i18n/locales";

const namespaces = ["Checkout"] as const;

function Note() {
  const t = useTranslations("Checkout");
  useEffect(() => {
    showToast(t("failed"), "red");
  }, [t]);
  return <ToastRegion />;
}

/** Says that nothing was paid, to whoever comes back from the payment page in the same tab. */
export function CancelledNote({ locale }: { locale: Locale }) {
  return (
    <MessagesOnDemand locale={locale} namespaces={namespaces}>
      <Note />
    </MessagesOnDemand>
  );
}
