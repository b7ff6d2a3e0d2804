import { ReportCard } from "@/components/learner/exam-report/report-card";
import { useReportText } from "@/components/learner/exam-report/report-text";
import { ScoreLine } from "@/components/ui/score-line";
import { integratedLabels } from "@/lib/content/report-names";
import { skills } from "@/lib/questions/define-schema";
import { integratedNames, type ReportView, type ScoreView } from "@/lib/questions/report-view";

type Row = { name: string; of: string | null; score: ScoreView | null; isEnglish: boolean };

function ScoreRow({ row: { name, of, score, isEnglish } }: { row: Row }) {
  const { t, number, label, interval } = useReportText();
  return (
    <li className="grid content-start gap-1">
      <h3 className="text-base font-semibold">
        <span lang={isEnglish ? "en" : undefined}>{name}</span>{" "}
        <span className="text-sm font-normal text-ink-soft">{of}</span>
      </h3>
      {score ? (
        <>
          <ScoreLine
            label={`${name}. ${label(score)}`}
            score={score.score}
            text={number(score.score)}
            range={[score.low, score.high]}
          />
          <p aria-hidden className="-mt-4 px-3 text-sm text-ink-soft tabular">
            {interval(score)}
          </p>
        </>
      ) : (
        <p className="text-ink-soft">{t("skills.none")}</p>
      )}
    </li>
  );
}

/** What can be said of the skills beside each other, and no more. */
function Compared({ view: { differences, guessed, skillCount } }: { view: ReportView }) {
  const { t, skillName } = useReportText();
  if (skillCount < 2) return null;
  return (
    <ul className="grid max-w-text gap-1" data-part="differences">
      {differences.map(({ higher, lower }) => (
        <li key={`${higher} ${lower}`}>
          {t("skills.different", { higher: skillName(higher), lower: skillName(lower) })}
        </li>
      ))}
      {differences.length === 0 ? <li>{t("skills.similar")}</li> : null}
      {guessed.map((skill) => (
        <li key={skill}>{t("skills.guessed", { skill: skillName(skill) })}</li>
      ))}
    </ul>
  );
}

/** Four skills and the four means of two, each with its own interval. */
export function SkillScores({ view }: { view: ReportView }) {
  const { t, skillName } = useReportText();
  if (view.measures === "general" || view.only) return null;
  const own = skills.map((name) => ({
    ...{ name: skillName(name), of: null, score: view.skills[name], isEnglish: false },
  }));
  const integrated = integratedNames.map((name) => ({
    ...{
      name: integratedLabels[name],
      of: t(`means.${name}`),
      score: view.integrated[name],
      isEnglish: true,
    },
  }));
  return (
    <ReportCard part="skills" title={t("skills.title")}>
      <ul className="grid gap-x-10 gap-y-5 md:grid-cols-2">
        {own.map((row) => (
          <ScoreRow key={row.name} row={row} />
        ))}
      </ul>
      <ul className="grid gap-x-10 gap-y-5 border-t border-line pt-5 md:grid-cols-2">
        {integrated.map((row) => (
          <ScoreRow key={row.name} row={row} />
        ))}
      </ul>
      <Compared view={view} />
    </ReportCard>
  );
}
