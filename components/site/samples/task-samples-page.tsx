import { getTranslations } from "next-intl/server";

import { JsonLd } from "@/components/content/json-ld";
import { Breadcrumb } from "@/components/site/breadcrumb";
import { Section } from "@/components/site/home/section";
import { PageHead } from "@/components/site/page-head";
import { PageLink } from "@/components/site/page-link";
import { PromptAnswers } from "@/components/site/samples/prompt-answers";
import { PromptList } from "@/components/site/samples/prompt-list";
import { ScoreFilter } from "@/components/site/samples/score-filter";
import { TaskSamplesList } from "@/components/site/samples/task-samples-card";
import { TaskTimes } from "@/components/site/samples/task-times";
import { TaskPicture } from "@/components/site/task-picture";
import { buttonClass } from "@/components/ui/button";
import { pageRecords } from "@/lib/content/pages/page-records";
import { samplesOf } from "@/lib/content/samples/sample-prompts";
import { samplePath } from "@/lib/content/samples/sample-path";
import { sampledTasks } from "@/lib/content/samples/samples";
import { taskFormats } from "@/lib/content/task-formats";
import { taskNames, type TaskType } from "@/lib/content/task-names";
import type { Locale } from "@/lib/i18n/locales";
import { samplesLd } from "@/lib/seo/json-ld-samples";

type TaskProps = { locale: Locale; task: TaskType };

async function Trail({ locale, task }: TaskProps) {
  const t = await getTranslations("Site.Breadcrumb");
  const trail = [
    { name: t("home"), path: pageRecords.home.path },
    { name: t("samples"), path: pageRecords.samples.path },
    { name: taskNames[task], path: samplePath(task) },
  ];
  return <Breadcrumb locale={locale} label={t("label")} trail={trail} />;
}

/** The prompts of a task, each with an answer for each score. */
export async function TaskSamplesPage({ locale, task }: TaskProps) {
  const [t, site] = await Promise.all([getTranslations("Samples"), getTranslations("Site.Breadcrumb")]);
  const prompts = samplesOf(task);
  const name = t("taskTitle", { task: taskNames[task] });
  const description = t("taskDescription", { task: taskNames[task], count: prompts.length });

  return (
    <main id="content" data-tone="paper">
      <JsonLd
        graph={[samplesLd(locale, task, { name, description, learningResourceType: site("samples") })]}
      />
      <PageHead
        title={name}
        lead={t("taskLead")}
        breadcrumb={<Trail locale={locale} task={task} />}
        picture={<TaskPicture type={task} className="w-56" />}
      >
        <TaskTimes locale={locale} task={task} className="mt-5" />
        <p className="mt-4 max-w-text text-sm text-ink-soft">{t("honest")}</p>
        {prompts.some(({ picture }) => picture) ? (
          <p className="mt-2 max-w-text text-sm text-ink-soft">{t("drawn")}</p>
        ) : null}
        <PageLink
          locale={locale}
          href={`/courses/${taskFormats[task].course}`}
          className={`${buttonClass({ variant: "secondary" })} mt-5`}
        >
          {t("course")}
        </PageLink>
      </PageHead>
      <div className="by-score page mt-10 grid gap-8">
        <PromptList prompts={prompts} />
        <ScoreFilter />
        {prompts.map((prompt, index) => (
          <PromptAnswers
            key={prompt.name}
            task={task}
            prompt={prompt}
            locale={locale}
            heading="h2"
            isOpen={index === 0}
          />
        ))}
      </div>
      <Section id="others" title={t("others")}>
        <TaskSamplesList locale={locale} tasks={sampledTasks.filter((other) => other !== task)} />
      </Section>
    </main>
  );
}
