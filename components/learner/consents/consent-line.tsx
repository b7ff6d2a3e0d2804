"use client";

import { useFormatter, useLocale, useTranslations } from "next-intl";
import { useState } from "react";

import { ConsentDialog } from "@/components/learner/consents/consent-dialog";
import { type Consent, useConsents } from "@/components/learner/consents/consents-queries";
import { MessagesOnDemand } from "@/components/learner/messages-on-demand";
import { Button } from "@/components/ui/button";

/** What was decided about recordings, or texts that may leave the installation, with the way to decide otherwise. */
export function ConsentLine({ kind }: { kind: Consent["kind"] }) {
  const locale = useLocale();
  const consents = useConsents();
  const consent = consents.data?.find((each) => each.kind === kind);
  if (!consent?.isNeeded || consent.state === "undecided") return null;
  return (
    <MessagesOnDemand locale={locale} namespaces={["Corrections"]}>
      <Decided consent={consent} />
    </MessagesOnDemand>
  );
}

function Decided({ consent }: { consent: Consent }) {
  const t = useTranslations("Corrections.consent");
  const format = useFormatter();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const { kind, processor, decidedAt } = consent;
  const isGiven = consent.state === "given";
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const date = decidedAt ? format.dateTime(new Date(decidedAt), { dateStyle: "long", timeZone }) : "";

  return (
    <div className="flex flex-wrap items-center gap-x-3" data-part="consent">
      <p>
        {kind === "recording"
          ? t(isGiven ? "recording.given" : "recording.refused", { date })
          : isGiven
            ? t(kind === "hosted-speech" ? "speech.given" : "given", { name: processor?.name ?? "" })
            : t(kind === "hosted-speech" ? "speech.refused" : "refused")}
      </p>
      <Button variant="quiet" size="sm" onClick={() => setIsOpen(true)}>
        {t("change")}
      </Button>
      {isOpen ? <ConsentDialog consent={consent} onDecided={close} onClose={close} /> : null}
    </div>
  );
}
