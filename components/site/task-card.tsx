import { useTranslations } from "next-intl";

import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { PageLink } from "@/components/site/page-link";
import { TaskPicture } from "@/components/site/task-picture";
import { taskFormats } from "@/lib/content/task-formats";
import { taskNames } from "@/lib/content/task-names";
import { type Locale, localePath } from "@/lib/i18n/locales";
import type { QuestionType } from "@/lib/questions/types";

const link = "inline-flex min-h-11 items-center font-semibold text-teal underline-offset-4 hover:underline";

export function TaskCard({ type, locale }: { type: QuestionType; locale: Locale }) {
  const t = useTranslations();
  const { course, skill, seconds } = taskFormats[type];
  return (
    <Card className="flex flex-col">
      <TaskPicture type={type} className="h-28 w-37 self-start" />
      <h3 lang="en" className="mt-5 text-xl">
        {taskNames[type]}
      </h3>
      <p className="mt-2 text-ink-soft">{t(`Site.Tasks.${type}.what`)}</p>
      <div className="mt-4 mb-5 flex flex-wrap gap-2">
        <Badge tone={skill === "listening" ? "violet" : "teal"}>{t(`Site.Skills.${skill}`)}</Badge>
        <Badge>{t(`Site.Tasks.${type}.time`, { seconds })}</Badge>
      </div>
      <div className="mt-auto flex flex-wrap gap-x-6 border-t border-line pt-3">
        <a href={`${localePath(locale, "/app")}#/practice`} className={link}>
          {t("Home.practiceIt")}
        </a>
        <PageLink locale={locale} href={`/courses/${course}`} className={link}>
          {t("Home.readCourse")}
        </PageLink>
      </div>
    </Card>
  );
}
