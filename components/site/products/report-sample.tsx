import { useTranslations } from "next-intl";

import { scoreTicks } from "@/components/site/score-ticks";
import { ScoreLine } from "@/components/ui/score-line";
import { type Skill, skills } from "@/lib/content/task-formats";
import type { Locale } from "@/lib/i18n/locales";
import { Phrased } from "@/components/site/phrased";

/** An example of ours, and said to be one beside it. */
const example: Record<Skill | "overall", { score: number; range: [low: number, high: number] }> = {
  overall: { score: 115, range: [105, 125] },
  reading: { score: 125, range: [115, 135] },
  listening: { score: 100, range: [90, 110] },
  speaking: { score: 110, range: [100, 120] },
  writing: { score: 120, range: [110, 130] },
};

function useReading() {
  const t = useTranslations("Products.Mock");
  return ({ score, range: [low, high] }: (typeof example)["overall"]) => t("range", { score, low, high });
}

/** The report of a mock exam: a range overall and for each skill, and one next step. */
export function ReportSample({ locale }: { locale: Locale }) {
  const t = useTranslations("Products.Mock");
  const names = useTranslations("Site.Skills");
  const reading = useReading();
  return (
    <div className="rounded-card border border-line bg-card p-5 sm:p-8">
      <h3 className="text-lg">
        <Phrased>{t("overall")}</Phrased>
      </h3>
      <ScoreLine
        label={reading(example.overall)}
        {...example.overall}
        size="lg"
        ticks={scoreTicks(locale)}
        className="mt-2"
      />
      <div className="mt-8 grid gap-x-10 gap-y-6 border-t border-line pt-6 sm:grid-cols-2">
        {skills.map((skill) => (
          <div key={skill}>
            <h4 className="text-sm">
              <Phrased>{names(skill)}</Phrased>
            </h4>
            <ScoreLine label={reading(example[skill])} {...example[skill]} />
          </div>
        ))}
      </div>
      <p className="mt-6 border-s-4 border-marker ps-4 font-medium">{t("next")}</p>
    </div>
  );
}
