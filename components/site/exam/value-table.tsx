import { useFormatter, useTranslations } from "next-intl";

import { headCell, nameCell, valueCell } from "@/components/site/exam/table-cells";
import { measuredExam } from "@/lib/content/exam/measured";
import { skills } from "@/lib/questions/define-schema";

/** What each skill's own score tells of it, beside what the overall score tells. */
export function ValueTable() {
  const t = useTranslations("ExamMethod");
  const names = useTranslations("Learner.skills");
  const format = useFormatter();
  const share = (value: number) =>
    format.number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (
    <div className="table-box max-w-text overflow-x-auto rounded-card border border-line bg-card">
      <table className="w-full text-sm max-sm:text-xs">
        <thead>
          <tr className="align-bottom">
            {(["skill", "own", "overall", "verdict"] as const).map((column) => (
              <th key={column} scope="col" className={headCell}>
                {t(`valueColumns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {skills.map((skill) => {
            const { own, byTotal, addsValue } = measuredExam.values[skill];
            return (
              <tr key={skill} className="border-t border-line tabular">
                <th scope="row" className={nameCell}>
                  {names(skill)}
                </th>
                <td className={valueCell}>{share(own)}</td>
                <td className={valueCell}>{share(byTotal)}</td>
                <td className={valueCell}>{t(addsValue ? "valueYes" : "valueNo")}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
