import { ReportCard } from "@/components/learner/exam-report/report-card";
import { TaskLabel } from "@/components/learner/exam-report/task-label";
import { useReportText } from "@/components/learner/exam-report/report-text";
import type { ReportView } from "@/lib/questions/report-view";

type Evidence = ReportView["evidence"][number];

function TaskRow({ task }: { task: Evidence["tasks"][number] }) {
  const { t, percent } = useReportText();
  const showed = [
    ...(task.share === null ? [] : [t("evidence.share", { share: percent(task.share) })]),
    ...(task.points === null ? [] : [t("evidence.points", { points: task.points })]),
  ];
  return (
    <tr className="border-t border-line align-baseline">
      <th scope="row" className="py-2 pe-4 text-start font-normal">
        <TaskLabel task={task.task} />
        <span className="block text-ink-soft tabular">{t("evidence.answers", { count: task.answers })}</span>
      </th>
      <td className="py-2 text-end tabular">{showed.join(" · ")}</td>
    </tr>
  );
}

function SkillEvidence({ evidence: { skill, answers, tasks } }: { evidence: Evidence }) {
  const { t, skillName } = useReportText();
  return (
    <section className="grid content-start gap-2">
      <h3 className="flex flex-wrap items-baseline gap-x-3 text-base font-semibold">
        <span aria-hidden className="size-3 rounded-sm" style={{ background: `var(--color-${skill})` }} />
        {skillName(skill)}
        <span className="text-sm font-normal text-ink-soft">{t("evidence.answers", { count: answers })}</span>
      </h3>
      {tasks.length === 0 ? (
        <p className="text-ink-soft">{t("evidence.none")}</p>
      ) : (
        <table className="w-full text-sm">
          <tbody>
            {tasks.map((task) => (
              <TaskRow key={task.task} task={task} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** How many answers each skill rests on and what they showed; never why. */
export function EvidenceCard({ evidence }: { evidence: ReportView["evidence"] }) {
  const { t } = useReportText();
  return (
    <ReportCard part="evidence" title={t("evidence.title")} text={t("evidence.text")} isLong>
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
        {evidence.map((each) => (
          <SkillEvidence key={each.skill} evidence={each} />
        ))}
      </div>
    </ReportCard>
  );
}
