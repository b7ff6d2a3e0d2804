import { useFormatter, useTranslations } from "next-intl";

import { ScoreTable } from "@/components/site/exam/score-table";
import { ValueTable } from "@/components/site/exam/value-table";
import { Section } from "@/components/site/home/section";
import { examMinutes } from "@/lib/content/exam/exam-facts";
import { measuredExam } from "@/lib/content/exam/measured";
import { skills } from "@/lib/questions/define-schema";

/** Errors of the exams of one skill, and of the diagnostic. */
function ShortErrors() {
  const t = useTranslations();
  const format = useFormatter();
  const rows = [
    ...skills.map((skill) => ({
      name: t(`Learner.skills.${skill}`),
      error: measuredExam.short[`short-${skill}`]?.[skill]?.error,
    })),
    { name: t("ExamMethod.diagnostic"), error: measuredExam.short["diagnostic"]?.overall?.error },
  ];
  return (
    <dl className="grid max-w-text gap-x-10 sm:grid-cols-2">
      {rows.flatMap(({ name, error }) =>
        error === undefined ? (
          []
        ) : (
          <div key={name} className="flex justify-between gap-4 border-t border-line py-2.5">
            <dt>{name}</dt>
            <dd className="font-semibold tabular">
              {format.number(error, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}

function Assumed() {
  const t = useTranslations("ExamMethod");
  const { writing, speaking } = measuredExam.assumed;
  return (
    <ul className="grid max-w-text list-disc gap-3 ps-5">
      <li>{t("assumedWriting", { points: writing })}</li>
      <li>{t("assumedSpeaking", { points: speaking })}</li>
      <li>{t("assumedRest")}</li>
    </ul>
  );
}

/** What the simulation found, with all that it assumes. */
export function MethodFigures() {
  const t = useTranslations("ExamMethod");
  const { four, three, later } = measuredExam;
  return (
    <>
      <Section id="error" title={t("errorTitle")} text={t("errorText")}>
        <div className="grid grid-cols-1 gap-x-10 gap-y-10 lg:grid-cols-2">
          <ScoreTable id="four" title={t("four")} scores={four} />
          <ScoreTable id="three" title={t("three")} scores={three} />
          <ScoreTable id="later" title={t("later")} scores={later} />
        </div>
      </Section>
      <Section id="value" title={t("valueTitle")} text={t("valueText")}>
        <ValueTable />
      </Section>
      <Section id="assumed" title={t("assumedTitle")}>
        <Assumed />
      </Section>
      <Section id="time" title={t("timeTitle")} text={t("timeText", examMinutes)}>
        {null}
      </Section>
      <Section id="short" title={t("shortTitle")} text={t("shortText", measuredExam.shortMinutes)}>
        <ShortErrors />
      </Section>
    </>
  );
}
