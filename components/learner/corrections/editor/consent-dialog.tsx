"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useSWRConfig } from "swr";

import { SentNote } from "@/components/learner/account/section-card";
import { useSend } from "@/components/learner/account/use-send";
import { Choice } from "@/components/learner/choice";
import { type Consent, decideConsent } from "@/components/learner/corrections/corrections-queries";
import { named } from "@/components/learner/queries";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { localePath } from "@/lib/i18n/locales";

const ages = ["of-age", "with-parent", "alone"] as const;

type ConsentDialogProps = { consent: Consent; onDecided: () => void; onClose: () => void };

/** Before a text first goes to a hosted model: who gets it, where and for how long, and what happens without it. */
export function ConsentDialog({ consent, onDecided, onClose }: ConsentDialogProps) {
  const t = useTranslations("Corrections.consent");
  const locale = useLocale();
  const { mutate } = useSWRConfig();
  const { busy, error, send } = useSend();
  const [age, setAge] = useState<(typeof ages)[number]>("of-age");
  const { kind, version, processor } = consent;

  function decide(isGiven: boolean) {
    void send(async () => {
      await decideConsent({ kind, version, isGiven, age });
      await mutate(named("consents"));
      onDecided();
    });
  }

  return (
    <Dialog open role="alertdialog" onOpenChange={onClose} title={t("title")} closeLabel={t("close")}>
      <p>{t("text")}</p>
      {processor ? (
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
          <dt className="text-ink-soft">{t("who")}</dt>
          <dd>{processor.name}</dd>
          <dt className="text-ink-soft">{t("where")}</dt>
          <dd>{processor.place}</dd>
          <dt className="text-ink-soft">{t("keeps")}</dt>
          <dd>{processor.keeps}</dd>
        </dl>
      ) : null}
      <p>{t("without")}</p>
      <Choice name="age" legend={t("age")} values={ages} value={age} onChange={setAge} className="grid gap-2">
        {(each) => t(`ages.${each}`)}
      </Choice>
      <p className="text-sm">
        <a href={localePath(locale, "/privacy-policy")} className="text-teal underline underline-offset-4">
          {t("policy")}
        </a>
      </p>
      <SentNote error={error} />
      <div className="flex flex-wrap gap-3">
        <Button data-consent="given" busy={busy} disabled={age === "alone"} onClick={() => decide(true)}>
          {t("agree")}
        </Button>
        <Button data-consent="refused" variant="secondary" disabled={busy} onClick={() => decide(false)}>
          {t("refuse")}
        </Button>
      </div>
    </Dialog>
  );
}
