import { useFormatter, useTranslations } from "next-intl";

import { cefrOf } from "@/lib/core/cefr";
import { scoreScale } from "@/lib/core/score-scale";
import type { Skill } from "@/lib/questions/define-schema";
import type { ScoreView } from "@/lib/questions/report-view";

/** Days as the sitting's clock had them: the same for everybody who reads it, on the server and in a browser. */
export function useReportText() {
  const t = useTranslations("Report");
  const skills = useTranslations("Learner.skills");
  const format = useFormatter();
  const percent = (share: number) => format.number(share, { style: "percent", maximumFractionDigits: 0 });
  return {
    t,
    percent,
    skillName: (skill: Skill) => skills(skill),
    number: (value: number) => format.number(value),
    date: (at: string) => format.dateTime(new Date(at), { dateStyle: "long", timeZone: "UTC" }),
    day: (at: string) => format.dateTime(new Date(at), { day: "numeric", month: "short", timeZone: "UTC" }),
    label: (of: ScoreView) => t("score.label", { ...of, ...scoreScale }),
    /** At an end of the scale both may be the same. */
    interval: ({ low, high }: Pick<ScoreView, "low" | "high">) =>
      low === high
        ? format.number(low)
        : t("between", { low: format.number(low), high: format.number(high) }),
    list: (names: readonly string[]) => format.list(names, { type: "conjunction" }),
    levels: ({ low, high }: ScoreView) => ({ low: cefrOf(low), high: cefrOf(high) }),
    /** 0:45, 12:03. */
    clock: (seconds: number) =>
      `${format.number(Math.floor(seconds / 60))}:${format.number(seconds % 60, { minimumIntegerDigits: 2 })}`,
  };
}
