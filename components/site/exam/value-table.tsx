import { useFormatter, useTranslations } from "next-intl";

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
      <table className="w-full text-sm">
        <thead>
          <tr className="align-bottom">
            {(["skill", "own", "overall", "verdict"] as const).map((column) => (
              <th key={column} scope="col" className="px-4 py-3 text-start font-semibold">
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
                <th scope="row" className="px-4 py-2.5 text-start font-normal">
                  {names(skill)}
                </th>
                <td className="px-4 py-2.5">{share(own)}</td>
                <td className="px-4 py-2.5">{share(byTotal)}</td>
                <td className="px-4 py-2.5">{t(addsValue ? "valueYes" : "valueNo")}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
