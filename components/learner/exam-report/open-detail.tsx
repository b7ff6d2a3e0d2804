import { useReportText } from "@/components/learner/exam-report/report-text";

type OpenDetailProps = { asked: string; text: string };

/** What was asked and what was written or said, where an engine scores. */
export function OpenDetail({ asked, text }: OpenDetailProps) {
  const { t } = useReportText();
  return (
    <>
      <div>
        <h3 className="text-sm font-semibold text-ink-soft">{t("answers.asked")}</h3>
        <p lang="en" translate="no" className="max-w-text whitespace-pre-wrap">
          {asked}
        </p>
      </div>
      {text ? (
        <div>
          <h3 className="text-sm font-semibold text-ink-soft">{t("answers.given")}</h3>
          <p lang="en" translate="no" className="max-w-text font-serif text-lg whitespace-pre-wrap">
            {text}
          </p>
        </div>
      ) : null}
    </>
  );
}
