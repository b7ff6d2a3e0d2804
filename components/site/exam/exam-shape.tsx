import { useTranslations } from "next-intl";

import { TaskLabel } from "@/components/learner/exam-report/task-label";
import { Section } from "@/components/site/home/section";
import { Phrased } from "@/components/site/phrased";
import { examMinutes, examSections } from "@/lib/content/exam/exam-facts";
import { sittingsNeeded } from "@/lib/content/exam/measured";

/** What the exam asks, task by task, and how long that takes. */
export function ExamShape() {
  const t = useTranslations();
  return (
    <Section id="shape" title={t("Products.Mock.shapeTitle")} text={t("Products.Mock.shapeText")}>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {examSections.map(({ skill, parts }) => (
          <li key={skill} className="rounded-card border border-line bg-card p-5">
            <h3 className="text-lg">
              <Phrased>{t(`Site.Skills.${skill}`)}</Phrased>
            </h3>
            <ul className="mt-3 grid gap-2 text-sm">
              {parts.map(({ task, count }) => (
                <li key={task} className="flex justify-between gap-3 border-t border-line pt-2">
                  <TaskLabel task={task} />
                  <span className="font-semibold tabular">{count}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p className="mt-6 max-w-text">{t("ExamMethod.timeText", examMinutes)}</p>
      <p className="mt-2 max-w-text text-sm text-ink-soft">
        {t("Products.Mock.simulated", { needed: sittingsNeeded })}
      </p>
    </Section>
  );
}
