import { useFormatter, useTranslations } from "next-intl";

import { stepsOf } from "@/components/learner/corrections/result/score-step";
import { Estimate } from "@/components/site/corrections/estimate";
import { MarkedWriting } from "@/components/site/corrections/marked-writing";
import { practiceHref } from "@/components/site/practice-href";
import { Phrased } from "@/components/site/phrased";
import { classNames } from "@/components/ui/class-names";
import { OpeningSign } from "@/components/ui/opening-sign";
import { taskNames } from "@/lib/content/task-names";
import { sampleCorrection } from "@/lib/content/corrections/sample-correction";
import { type NoteCriterion, noteCriteria, noteKinds } from "@/lib/core/sample-notes";
import type { Locale } from "@/lib/i18n/locales";

/** A whole correction as the engine gives it: nothing here was chosen or put right by hand. */
export function SampleResult({ locale }: { locale: Locale }) {
  const t = useTranslations();
  const { asked, text, result } = sampleCorrection;
  const { overall, cefr, edits, improved } = result;
  return (
    <article aria-labelledby="sample-asked" className="rounded-card border border-line bg-card">
      <div className="border-b border-line px-5 py-5 sm:px-7">
        <p className="text-xs text-ink-faint">{t("Samples.asked")}</p>
        <h3 id="sample-asked" lang="en" translate="no" className="mt-1 max-w-text text-lg">
          {asked}
        </h3>
      </div>
      <div className="grid items-start gap-x-10 gap-y-6 px-5 py-6 sm:px-7 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <MarkedWriting text={text} edits={edits} id="sample" locale={locale} />
      </div>
      <First locale={locale} />
      <div className="grid gap-x-14 gap-y-8 border-t border-line px-5 py-6 sm:px-7 lg:grid-cols-2">
        <div>
          <h3 className="mb-3 text-lg">
            <Phrased>{t("Corrections.result.score")}</Phrased>
          </h3>
          <Estimate overall={overall} cefr={cefr} />
          <p className="mt-1 text-sm text-ink-soft">{t("Corrections.result.engine.embedded")}</p>
        </div>
        <Criteria />
      </div>
      <details className="group border-t border-line">
        <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-x-4 px-5 font-semibold text-teal sm:px-7 [&::-webkit-details-marker]:hidden">
          {t("Corrections.result.improved")}
          <OpeningSign />
        </summary>
        <p
          lang="en"
          translate="no"
          className="max-w-text px-5 pb-6 font-serif text-passage whitespace-pre-wrap sm:px-7"
        >
          {improved}
        </p>
      </details>
    </article>
  );
}

/** What to begin with, and what trains it. */
function First({ locale }: { locale: Locale }) {
  const t = useTranslations("Corrections");
  const { category, count, drill } = sampleCorrection.result.first;
  return (
    <div className="grid gap-2 border-t border-line bg-mark-soft px-5 py-6 sm:px-7">
      <h3 className="text-lg">
        <Phrased>{t("result.first")}</Phrased>
      </h3>
      <p>{t("result.firstCount", { category: t(`categories.${category}`), count })}</p>
      <p>
        <a href={practiceHref(locale, drill.type)} className="text-teal underline">
          {t("drill.practice", { task: taskNames[drill.type] })}
        </a>
      </p>
      <p className="text-sm">{t(`drill.trains.${drill.trains}`)}</p>
    </div>
  );
}

const mostEvidence = 3;

/** What a criterion rests on, in the words of the text. */
function Evidence({ criterion }: { criterion: NoteCriterion }) {
  const t = useTranslations("Samples.kinds");
  const { text, result } = sampleCorrection;
  const own = result.evidence.filter((each) => each.criterion === criterion).slice(0, mostEvidence);
  return own.map(({ kind, start, end }) => (
    <dd
      key={`${kind}-${start}`}
      className={classNames("basis-full text-sm", noteKinds[kind].isPraise && "praised")}
    >
      {t(kind)}{" "}
      <q lang="en" translate="no" className="font-serif">
        <span className="marked">{text.slice(start, end).trim()}</span>
      </q>
    </dd>
  ));
}

function Criteria() {
  const t = useTranslations();
  const format = useFormatter();
  const { criteria } = sampleCorrection.result;
  return (
    <div>
      <h3 className="mb-3 text-lg">
        <Phrased>{t("Corrections.result.criteria")}</Phrased>
      </h3>
      <dl className="grid">
        {noteCriteria.map((criterion) => {
          const found = criteria[criterion];
          if (!found) return null;
          const band = stepsOf(found);
          return (
            <div
              key={criterion}
              className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2.5"
            >
              <dt>{t(`Samples.criteria.${criterion}`)}</dt>
              <dd className="tabular">
                <strong>{format.number(band.det)}</strong>{" "}
                <span className="text-sm text-ink-soft">{t("Corrections.result.between", band)}</span>
              </dd>
              <Evidence criterion={criterion} />
            </div>
          );
        })}
      </dl>
    </div>
  );
}
