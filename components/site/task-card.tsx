import { useTranslations } from "next-intl";

import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { PageLink } from "@/components/site/page-link";
import { TaskPicture } from "@/components/site/task-picture";
import { TaskName } from "@/components/site/task-name";
import { practiceHref } from "@/components/site/practice-href";
import { clockOf, taskFormats } from "@/lib/content/task-formats";
import type { Locale } from "@/lib/i18n/locales";
import type { QuestionType } from "@/lib/questions/types";

const link = "inline-flex min-h-11 items-center font-semibold text-teal underline-offset-4 hover:underline";

export function TaskCard({ type, locale }: { type: QuestionType; locale: Locale }) {
  const t = useTranslations();
  const { course, skill } = taskFormats[type];
  return (
    <Card className="flex flex-col">
      <div className="flex items-center gap-4 sm:grid sm:gap-5">
        <TaskPicture type={type} className="w-22 shrink-0 self-start sm:w-37" />
        <h3 className="text-xl">
          <TaskName type={type} locale={locale} />
        </h3>
      </div>
      <p className="mt-2 text-ink-soft">{t(`Site.Tasks.${type}.what`)}</p>
      <div className="mt-3 mb-4 flex flex-wrap gap-2 sm:mt-4 sm:mb-5">
        <Badge tone={skill === "listening" ? "violet" : "teal"}>{t(`Site.Skills.${skill}`)}</Badge>
        <Badge>{t(`Site.Tasks.${type}.time`, clockOf(type))}</Badge>
      </div>
      <div className="mt-auto flex flex-wrap gap-x-6 border-t border-line pt-3">
        <a href={practiceHref(locale, type)} className={link}>
          {t("Home.practiceIt")}
        </a>
        <PageLink locale={locale} href={`/courses/${course}`} className={link}>
          {t("Home.readCourse")}
        </PageLink>
      </div>
    </Card>
  );
}
