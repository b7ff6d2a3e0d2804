"use client";

import { useFormatter, useTranslations } from "next-intl";

import { Loaded } from "@/components/learner/loaded";
import type { Types, useTypes } from "@/components/learner/queries";
import { Card } from "@/components/ui/card";
import { Progress } from "@/components/ui/progress";

type Query = ReturnType<typeof useTypes>;
type TypeSummary = Types["types"][number];

function TypeBar({ type, accuracy }: { type: TypeSummary; accuracy: number }) {
  const t = useTranslations("Learner.home");
  const names = useTranslations("Questions.names");
  const format = useFormatter();
  const percent = format.number(accuracy, { style: "percent", maximumFractionDigits: 0 });

  return (
    <div className="grid gap-1.5">
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
}

/** How the answers went, type by type; nothing before the first one. */
export function TypeBars({ query }: { query: Query }) {
  const t = useTranslations("Learner.home");

  return (
    <Loaded query={query} lines={2} failure={null}>
      {({ types }) => {
        const answered = types.flatMap((type) =>
          type.accuracy === null ? [] : [<TypeBar key={type.type} type={type} accuracy={type.accuracy} />],
        );
        return answered.length === 0 ? null : (
          <Card className="grid content-start gap-4">
            <h2 className="text-xl">{t("skills")}</h2>
            {answered}
          </Card>
        );
      }}
    </Loaded>
  );
}
