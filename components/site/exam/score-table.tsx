import { useFormatter, useTranslations } from "next-intl";

import { headCell, nameCell, valueCell } from "@/components/site/exam/table-cells";
import { type MeasuredScores, type ScoreName, scoreNames } from "@/lib/content/exam/measured";
import { integratedLabels } from "@/lib/content/report-names";
import { isSkill } from "@/lib/questions/define-schema";

/** Skills are named in the reader's language, the four combined scores as the test names them. */
export function useScoreName() {
  const t = useTranslations();
  return (name: ScoreName) => {
    if (name === "overall") return t("Report.overall");
    return isSkill(name) ? t(`Learner.skills.${name}`) : integratedLabels[name];
  };
}

/** What the simulation found of each score: a row each, nothing for a score that there is not. */
export function ScoreTable({ id, title, scores }: { id: string; title: string; scores: MeasuredScores }) {
  const t = useTranslations("ExamMethod.columns");
  const format = useFormatter();
  const nameOf = useScoreName();
  const points = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const percent = { style: "percent", ...points } as const;
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="text-lg">
        {title}
      </h3>
      <div className="table-box mt-3 overflow-x-auto rounded-card border border-line bg-card">
        <table className="w-full text-sm max-sm:text-xs">
          <thead>
            <tr className="text-start align-bottom">
              {(["score", "error", "reliability", "coverage"] as const).map((column) => (
                <th key={column} scope="col" className={headCell}>
                  {t(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {scoreNames.map((name) => {
              const row = scores[name];
              return row ? (
                <tr key={name} className="border-t border-line tabular">
                  <th scope="row" className={nameCell}>
                    {nameOf(name)}
                  </th>
                  <td className={valueCell}>{format.number(row.error, points)}</td>
                  <td className={valueCell}>
                    {format.number(row.reliability, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}
                  </td>
                  <td className={valueCell}>{format.number(row.coverage, percent)}</td>
                </tr>
              ) : null;
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}
