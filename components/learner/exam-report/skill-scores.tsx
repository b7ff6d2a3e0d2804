import { ReportCard } from "@/components/learner/exam-report/report-card";
import { useReportText } from "@/components/learner/exam-report/report-text";
import { ScoreLine } from "@/components/ui/score-line";
import { integratedLabels } from "@/lib/content/report-names";
import { type Skill, skills } from "@/lib/questions/define-schema";
import { integratedNames, type ReportView, type ScoreView } from "@/lib/questions/report-view";

type Row = { name: string; of: string | null; score: ScoreView | null; skill: Skill | null };

/** Each skill has its color everywhere; the name says the same. */
const SkillSign = ({ skill }: { skill: Skill }) => (
  <span aria-hidden className="size-3 rounded-sm" style={{ background: `var(--color-${skill})` }} />
);

function ScoreRow({ row: { name, of, score, skill } }: { row: Row }) {
  const { t, number, label, interval } = useReportText();
  return (
    <li className="grid content-start gap-1">
      <h3 className="flex flex-wrap items-baseline gap-x-2 text-base font-semibold">
        {skill ? <SkillSign skill={skill} /> : null}
        <span lang={skill ? undefined : "en"}>{name}</span>
        {of ? <span className="text-sm font-normal text-ink-soft">{of}</span> : null}
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
function Compared({ view: { differences, guessed, skillCount, asOverall } }: { view: ReportView }) {
  const { t, skillName, list } = useReportText();
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
      {asOverall.length === 0 ? null : (
        <li className="text-sm text-ink-soft" data-mark="as-overall">
          {t("skills.asOverall", { skills: list(asOverall.map(skillName)) })}
        </li>
      )}
    </ul>
  );
}

/** Four skills and the four means of two, each with its own interval. */
export function SkillScores({ view }: { view: ReportView }) {
  const { t, skillName } = useReportText();
  if (view.measures === "general" || view.only) return null;
  const own = skills.map((name) => ({
    ...{ name: skillName(name), of: null, score: view.skills[name], skill: name },
  }));
  const integrated = integratedNames.map((name) => ({
    ...{
      name: integratedLabels[name],
      of: t(`means.${name}`),
      score: view.integrated[name],
      skill: null,
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
