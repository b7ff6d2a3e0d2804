"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSWRConfig } from "swr";

import { useSend } from "@/components/learner/account/use-send";
import { ConsentDialog } from "@/components/learner/consents/consent-dialog";
import { useConsents } from "@/components/learner/consents/consents-queries";
import { type Correction, scoreMeasured } from "@/components/learner/corrections/corrections-queries";
import { HandInNote } from "@/components/learner/corrections/editor/hand-in-note";
import { named } from "@/components/learner/queries";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";

const changed = ["correction", "corrections", "correction-tasks", "user", "ledger"];

/** What was only measured can be scored after all; who has to agree that it is sent is asked first. */
export function ScoreNowCard({ correction: { id, charge } }: { correction: Correction }) {
  const t = useTranslations("Corrections.scoreNow");
  const { mutate } = useSWRConfig();
  const { busy, error, send } = useSend();
  const { data: consents } = useConsents();
  const [isAsked, setIsAsked] = useState(false);
  const consent = consents?.find(({ kind }) => kind === "hosted-speech");
  const isOpen = consent?.isNeeded && consent.state !== "given";

  const score = () =>
    void send(async () => {
      await scoreMeasured(id);
      for (const name of changed) void mutate(named(name));
    });

  function decided(isGiven: boolean) {
    setIsAsked(false);
    if (isGiven) score();
  }

  return (
    <Card className="grid justify-items-start gap-3 print:hidden" data-part="score-now">
      <h2 className="text-xl">{t("title")}</h2>
      <p className="max-w-text">
        {t(charge.by === "revision" ? "textFree" : "text")}
        {isOpen && consent.processor ? ` ${t("asked", { name: consent.processor.name })}` : null}
      </p>
      <HandInNote error={error} />
      <Button
        data-score-now
        busy={busy}
        disabled={!consent}
        onClick={isOpen ? () => setIsAsked(true) : score}
      >
        {t("start")}
      </Button>
      {isAsked && consent ? (
        <ConsentDialog consent={consent} onDecided={decided} onClose={() => setIsAsked(false)} />
      ) : null}
    </Card>
  );
}
