"use client";

import { ChartNoAxesColumn, Clock, Gift, Headphones } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";

import { useDiagnostic } from "@/components/learner/diagnostic/use-diagnostic";
import { ErrorNote } from "@/components/learner/error-note";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";

const facts = [
  { name: "time", Icon: Clock },
  { name: "free", Icon: Gift },
  { name: "sound", Icon: Headphones },
  { name: "result", Icon: ChartNoAxesColumn },
] as const;

function Facts() {
  const t = useTranslations("Learner.diagnostic.facts");
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {facts.map(({ name, Icon }) => (
        <li key={name} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
          <Icon aria-hidden size={20} strokeWidth={1.75} className="mt-0.5 text-teal" />
          <span>
            <span className="block font-semibold">{t(name)}</span>
            <span className="text-ink-soft">{t(`${name}Text`)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What the diagnostic is, how long it takes and what it needs; then its start, or the way back into it. */
export function DiagnosticScreen() {
  const t = useTranslations("Learner.diagnostic");
  const format = useFormatter();
  const { busy, error, openId, last, start, see } = useDiagnostic();
  const label = openId ? t("goOn") : last ? t("again") : t("start");

  return (
    <>
      <h1 className="text-2xl">{t("title")}</h1>
      <Card className="grid gap-6">
        <p className="max-w-text text-lg">{t("lead")}</p>
        <Facts />
        <p className="text-ink-soft">{t("feedback")}</p>
        {last?.overall && last.finishedAt ? (
          <p className="font-semibold">
            {t("done", {
              score: last.overall.score,
              date: format.dateTime(new Date(last.finishedAt), { dateStyle: "long" }),
            })}
          </p>
        ) : null}
        {error ? <ErrorNote error={error} /> : null}
        <div className="flex flex-wrap gap-3">
          <Button size="lg" busy={busy} onClick={() => void start()}>
            {label}
          </Button>
          {last ? (
            <Button size="lg" variant="secondary" onClick={() => see(last.id)}>
              {t("see")}
            </Button>
          ) : null}
        </div>
      </Card>
    </>
  );
}
