"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useSWRConfig } from "swr";

import { SentNote } from "@/components/learner/account/section-card";
import { useSend } from "@/components/learner/account/use-send";
import { checkCorrection, type Correction } from "@/components/learner/corrections/corrections-queries";
import { toStep } from "@/components/learner/corrections/result/score-step";
import { named } from "@/components/learner/queries";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Spinner } from "@/components/ui/progress";

type Check = NonNullable<Correction["check"]>;

/** What the second reading said, and whether it lay so far from the first that the credit is back. */
function CheckResult({ check: { state, overall, points, isReturned } }: { check: Check }) {
  const t = useTranslations("Corrections.check");
  const format = useFormatter();
  if (state === "failed") return <p>{t("failed")}</p>;
  if (state !== "done") return <Spinner label={t("waiting")} />;
  const score = overall ? format.number(toStep(overall.det)) : null;
  const by = toStep(points ?? 0);
  const said = by === 0 ? "same" : "result";
  const shown = format.number(by, { signDisplay: "exceptZero" });
  return (
    <>
      <p>{score === null ? t("unscored") : t(said, { score, points: shown })}</p>
      {isReturned ? <p className="font-semibold">{t("returned")}</p> : null}
    </>
  );
}

type CheckCardProps = { correction: Correction; isSpoken?: boolean };

/** A model can be asked once more; the embedded engine says that it always gives the same. */
export function CheckCard({ correction, isSpoken = false }: CheckCardProps) {
  const { id, check, canCheck, charge, result } = correction;
  const t = useTranslations("Corrections.check");
  const { mutate } = useSWRConfig();
  const { busy, error, send } = useSend();
  if (!check && !canCheck) {
    const isEmbedded = result?.status === "scored" && result.engine.model === null;
    return isEmbedded ? (
      <p className="max-w-text text-sm text-ink-soft" data-part="no-check">
        {t(isSpoken ? "embeddedSpoken" : "embedded")}
      </p>
    ) : null;
  }
  return (
    <Card className="grid justify-items-start gap-3 print:hidden" data-part="check">
      <h2 className="text-xl">{t("title")}</h2>
      {check ? <CheckResult check={check} /> : null}
      {canCheck ? (
        <>
          <p className="max-w-text">{t(charge.by === "credit" ? "text" : "textFree")}</p>
          <SentNote error={error} />
          <Button
            variant="secondary"
            busy={busy}
            onClick={() =>
              void send(async () => {
                await checkCorrection(id);
                await mutate(named("correction"));
              })
            }
          >
            {t("start")}
          </Button>
        </>
      ) : null}
    </Card>
  );
}
