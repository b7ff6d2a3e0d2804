"use client";

import { useFormatter, useTranslations } from "next-intl";

import { useTypes } from "@/components/learner/queries";
import { Card } from "@/components/ui/card";
import { Progress } from "@/components/ui/progress";

/** How the answers went, type by type. */
export function TypeBars() {
  const t = useTranslations("Learner.home");
  const names = useTranslations("Questions.names");
  const format = useFormatter();
  const types = useTypes().data?.types ?? [];
  const answered = types.filter((type) => type.accuracy !== null);

  return (
    <Card className="grid content-start gap-4">
      <h2 className="text-xl">{t("skills")}</h2>
      {answered.length === 0 ? <p className="text-ink-soft">{t("noAnswers")}</p> : null}
      {answered.map((type) => {
        const accuracy = type.accuracy ?? 0;
        const percent = format.number(accuracy, { style: "percent", maximumFractionDigits: 0 });
        return (
          <div key={type.type} className="grid gap-1.5">
            <p className="flex flex-wrap justify-between gap-x-3">
              <span lang="en" className="font-semibold">
                {names(type.type)}
              </span>
              <span className="text-ink-soft tabular">
                {t("accuracy", { percent })} · {t("answered", { count: type.answered })}
              </span>
            </p>
            <Progress value={accuracy} max={1} label={`${names(type.type)}: ${t("accuracy", { percent })}`} />
          </div>
        );
      })}
    </Card>
  );
}
