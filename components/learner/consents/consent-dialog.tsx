"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useSWRConfig } from "swr";

import { SentNote } from "@/components/learner/account/section-card";
import { useSend } from "@/components/learner/account/use-send";
import { Choice } from "@/components/learner/choice";
import { type Consent, decideConsent } from "@/components/learner/consents/consents-queries";
import { MessagesOnDemand } from "@/components/learner/messages-on-demand";
import { named } from "@/components/learner/queries";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { localePath } from "@/lib/i18n/locales";

/** Where a kind has words of its own. */
const own = { "hosted-text": "", "hosted-speech": "speech.", recording: "recording." } as const;
const ages = ["of-age", "with-parent", "alone"] as const;

type ConsentDialogProps = { consent: Consent; onDecided: (isGiven: boolean) => void; onClose: () => void };

/**
 * Before the first recording, and before a text first goes to a hosted model: who gets it, where and for how long, and
 * what happens without it.
 */
export function ConsentDialog(props: ConsentDialogProps) {
  return (
    <MessagesOnDemand locale={useLocale()} namespaces={["Corrections", "Errors"]}>
      <Asked {...props} />
    </MessagesOnDemand>
  );
}

function Asked({ consent, onDecided, onClose }: ConsentDialogProps) {
  const t = useTranslations("Corrections.consent");
  const locale = useLocale();
  const { mutate } = useSWRConfig();
  const { busy, error, send } = useSend();
  const [age, setAge] = useState<(typeof ages)[number] | null>(null);
  const { kind, version } = consent;
  const of = own[kind];

  function decide(isGiven: boolean) {
    void send(async () => {
      await decideConsent({ kind, version, isGiven, ...(age && { age }) });
      await mutate(named("consents"));
      // What a task costs may hang on it.
      void mutate(named("correction-tasks"));
      onDecided(isGiven);
    });
  }

  return (
    <Dialog open role="alertdialog" onOpenChange={onClose} title={t(`${of}title`)} closeLabel={t("close")}>
      <p>{t(`${of}text`)}</p>
      <Processing consent={consent} />
      <p>{t(`${of}without`)}</p>
      <Choice name="age" legend={t("age")} values={ages} value={age} onChange={setAge} className="grid gap-2">
        {(each) => t(`ages.${each}`)}
      </Choice>
      <p className="text-sm">
        <a href={localePath(locale, "/privacy-policy")} className="text-teal underline underline-offset-4">
          {t("policy")}
        </a>
      </p>
      {age === null ? (
        <p id="consent-age" className="text-sm text-ink-soft">
          {t("chooseAge")}
        </p>
      ) : null}
      <SentNote error={error} />
      <div className="flex flex-wrap gap-3">
        <Button
          data-consent="given"
          busy={busy}
          disabled={age === null || age === "alone"}
          onClick={() => decide(true)}
          aria-describedby={age === null ? "consent-age" : undefined}
        >
          {t(`${of}agree`)}
        </Button>
        <Button data-consent="refused" variant="secondary" disabled={busy} onClick={() => decide(false)}>
          {t(`${of}refuse`)}
        </Button>
      </div>
    </Dialog>
  );
}

/** What is recorded stays on this installation, or who else may get it is named; what goes elsewhere names who has it. */
function Processing({ consent: { kind, processor, further } }: { consent: Consent }) {
  const t = useTranslations("Corrections.consent");
  const values =
    kind === "recording"
      ? {
          name: further === null ? t("recording.who") : t("recording.whoElse", { name: further }),
          place: t("recording.where"),
          keeps: t("recording.keeps"),
        }
      : processor;
  if (!values) return null;
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
      <dt className="text-ink-soft">{t("who")}</dt>
      <dd>{values.name}</dd>
      <dt className="text-ink-soft">{t("where")}</dt>
      <dd>{values.place}</dd>
      <dt className="text-ink-soft">{t("keeps")}</dt>
      <dd>{values.keeps}</dd>
    </dl>
  );
}
