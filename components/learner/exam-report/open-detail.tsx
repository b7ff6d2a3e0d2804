import { useReportText } from "@/components/learner/exam-report/report-text";
import { classNames } from "@/components/ui/class-names";

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
      {asked ? <English title={t("answers.asked")}>{asked}</English> : null}
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
        <English title={t("answers.given")} className="font-serif text-lg">
          {text}
        </English>
      ) : null}
    </>
  );
}

type EnglishProps = { title: string; className?: string; children: string };

function English({ title, className, children }: EnglishProps) {
  return (
    <div>
      <h3 className="text-sm font-semibold text-ink-soft">{title}</h3>
      <p lang="en" translate="no" className={classNames("max-w-text whitespace-pre-wrap", className)}>
        {children}
      </p>
    </div>
  );
}
