"use client";

import { lazy, Suspense } from "react";

import { WhenOpened } from "@/components/learner/exam-report/when-opened";
import { MessagesOnDemand } from "@/components/learner/messages-on-demand";
import type { Locale } from "@/lib/i18n/locales";
import type { ItemView } from "@/lib/questions/wire";

const ItemDetail = lazy(async () => ({
  default: (await import("@/components/learner/exam-report/item-detail")).ItemDetail,
}));

const namespaces = ["Learner", "Questions", "Explanations"] as const;

/** Reviews and their words come when an answer is opened, and not with the page. */
export function SampleDetail({ locale, items }: { locale: Locale; items: readonly ItemView[] }) {
  return (
    <WhenOpened>
      <MessagesOnDemand locale={locale} namespaces={namespaces}>
        <Suspense fallback={null}>
          <ItemDetail items={items} />
        </Suspense>
      </MessagesOnDemand>
    </WhenOpened>
  );
}
