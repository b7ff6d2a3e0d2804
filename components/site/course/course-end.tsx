import { getTranslations } from "next-intl/server";

import { beginSetHref } from "@/components/site/course/begin-set-href";
import { Section } from "@/components/site/home/section";
import { LastCall } from "@/components/site/last-call";
import { PageLink } from "@/components/site/page-link";
import { PromptAnswers } from "@/components/site/samples/prompt-answers";
import { TaskTimes } from "@/components/site/samples/task-times";
import { TaskPicture } from "@/components/site/task-picture";
import { buttonClass } from "@/components/ui/button";
import { courseEnd } from "@/lib/content/courses/course-end";
import type { Course } from "@/lib/content/courses/courses";
import { samplesOf } from "@/lib/content/samples/sample-prompts";
import { samplePath } from "@/lib/content/samples/sample-path";
import { taskNames, type TaskType } from "@/lib/content/task-names";
import { type Locale, localePath } from "@/lib/i18n/locales";
import { practiceLevels } from "@/lib/questions/purpose";
import type { QuestionType } from "@/lib/questions/types";

const secondary = `${buttonClass({ variant: "secondary" })} max-sm:w-full`;

/** The end of a course: a set of its own type, prompts with their answers, or its words as cards. */
export async function CourseEnd({ course }: { course: Course }) {
  const { locale, slug } = course;
  const end = courseEnd(course);
  const t = await getTranslations("Courses");
  switch (end?.kind) {
    case "set":
      return <SetEnd locale={locale} slug={slug} type={end.type} />;
    case "prompts":
      return <PromptsEnd locale={locale} tasks={end.tasks} />;
    case "cards":
      return <CardsEnd course={course} />;
    case undefined:
      return (
        <LastCall locale={locale} title={t("lastTitle")} text={t("lastText")} action={t("lastAction")} />
      );
  }
}

async function SetEnd({ locale, slug, type }: { locale: Locale; slug: string; type: QuestionType }) {
  const [t, levels] = await Promise.all([
    getTranslations("Courses"),
    getTranslations("Learner.practice.levels"),
  ]);
  return (
    <Section id="now" title={t("endSetTitle", { task: taskNames[type] })} text={t("endSetText")}>
      <div className="grid items-center gap-x-8 gap-y-5 rounded-card border border-line bg-teal-soft p-5 sm:grid-cols-[10rem_1fr] sm:p-7">
        <TaskPicture type={type} className="w-32 sm:w-full" />
        <div>
          <p id="now-level" className="font-semibold">
            {t("endSetLevel")}
          </p>
          <ul aria-labelledby="now-level" className="mt-3 grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
            {practiceLevels.map((level) => (
              <li key={level}>
                <a
                  href={beginSetHref(locale, { purpose: `course:${slug}`, type, level })}
                  className={level === "mixed" ? `${buttonClass()} max-sm:w-full` : secondary}
                >
                  {levels(level)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}

async function PromptsEnd({ locale, tasks }: { locale: Locale; tasks: readonly TaskType[] }) {
  const t = await getTranslations("Courses");
  return (
    <Section id="now" title={t("endPromptTitle")} text={t("endPromptText")}>
      <div className="grid gap-10">
        {tasks.map((task) => (
          <div key={task} className="grid gap-3">
            <p lang="en" className="text-lg font-semibold">
              {taskNames[task]}
            </p>
            <TaskTimes locale={locale} task={task} />
            {samplesOf(task)
              .slice(0, 2)
              .map((prompt) => (
                <PromptAnswers key={prompt.name} task={task} prompt={prompt} locale={locale} heading="h3" />
              ))}
            <p>
              <PageLink locale={locale} href={samplePath(task)} className={secondary}>
                {t("endPromptMore", { task: taskNames[task] })}
              </PageLink>
            </p>
          </div>
        ))}
      </div>
    </Section>
  );
}

async function CardsEnd({ course: { locale, slug, words = [] } }: { course: Course }) {
  const t = await getTranslations("Courses");
  const count = words.length;
  return (
    <Section id="now" title={t("endCardsTitle")} text={t("endCardsText", { count })}>
      <ul lang="en" className="mb-6 flex max-w-text flex-wrap gap-2">
        {words.map(({ word }) => (
          <li key={word} className="rounded-sm border border-line bg-card px-3 py-1">
            {word}
          </li>
        ))}
      </ul>
      <a
        href={`${localePath(locale, "/app")}#/words/course/${slug}`}
        className={`${buttonClass({ size: "lg" })} max-sm:w-full`}
      >
        {t("endCardsAction", { count })}
      </a>
    </Section>
  );
}
