"use client";

import { useLocale, useTranslations } from "next-intl";

import { SectionCard } from "@/components/learner/account/section-card";
import { ConsentLine } from "@/components/learner/consents/consent-line";
import { useConsents } from "@/components/learner/consents/consents-queries";
import { MessagesOnDemand } from "@/components/learner/messages-on-demand";

/** Everything somebody was asked and decided, to decide otherwise. */
export function ConsentsCard() {
  const locale = useLocale();
  const consents = useConsents();
  const isAny = consents.data?.some(({ isNeeded, state }) => isNeeded && state !== "undecided");
  return isAny ? (
    <MessagesOnDemand locale={locale} namespaces={["Corrections"]}>
      <Lines />
    </MessagesOnDemand>
  ) : null;
}

function Lines() {
  const t = useTranslations("Corrections.consent");
  return (
    <SectionCard title={t("heading")}>
      <div className="grid gap-2">
        <ConsentLine kind="recording" />
        <ConsentLine kind="hosted-text" />
        <ConsentLine kind="hosted-speech" />
      </div>
    </SectionCard>
  );
}
