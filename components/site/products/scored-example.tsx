import { useTranslations } from "next-intl";

import { PageLink } from "@/components/site/page-link";
import { PromptAnswers } from "@/components/site/samples/prompt-answers";
import { ScoreFilter } from "@/components/site/samples/score-filter";
import { buttonClass } from "@/components/ui/button";
import { pageRecords } from "@/lib/content/pages/page-records";
import { samplesOf } from "@/lib/content/samples/sample-prompts";
import type { Locale } from "@/lib/i18n/locales";

const tasks = { Writing: "writing-sample", Speaking: "speaking-sample" } as const;

/** One prompt with its four answers, as the pages of sample answers show it. */
export function ScoredExample({ locale, kind }: { locale: Locale; kind: keyof typeof tasks }) {
  const t = useTranslations("Products");
  const [prompt] = samplesOf(tasks[kind]);
  if (!prompt) return null;
  return (
    <div className="by-score grid gap-5">
      <p className="-mt-4 max-w-text text-ink-soft">{t(`${kind}.exampleText`)}</p>
      <ScoreFilter chosen={105} />
      <PromptAnswers task={tasks[kind]} prompt={prompt} locale={locale} heading="h3" isOpen />
      <p>
        <PageLink
          locale={locale}
          href={pageRecords.samples.path}
          className={`${buttonClass({ variant: "secondary" })} max-sm:w-full`}
        >
          {t("samplesLink")}
        </PageLink>
      </p>
    </div>
  );
}
