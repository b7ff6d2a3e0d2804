import { useReportText } from "@/components/learner/exam-report/report-text";

type OpenDetailProps = {
  asked: string | null;
  text: string;
  picture?: { src: string; alt: string } | null;
};

/** What was asked and what was written or said, where an engine scores. */
export function OpenDetail({ asked, text, picture = null }: OpenDetailProps) {
  const { t } = useReportText();
  return (
    <>
      {asked ? (
        <div>
          <h3 className="text-sm font-semibold text-ink-soft">{t("answers.asked")}</h3>
          <p lang="en" translate="no" className="max-w-text whitespace-pre-wrap">
            {asked}
          </p>
        </div>
      ) : null}
      {picture ? (
        <img
          src={picture.src}
          alt={picture.alt}
          lang="en"
          width={1200}
          height={900}
          className="h-auto w-full max-w-narrow rounded-sm border border-line shaded"
        />
      ) : null}
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
