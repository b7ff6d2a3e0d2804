import { getTranslations } from "next-intl/server";

import { buttonClass } from "@/components/ui/button";
import { TaskPicture } from "@/components/site/task-picture";
import { taskNames } from "@/lib/content/task-names";
import { beginSetHref } from "@/components/site/course/begin-set-href";
import type { Locale } from "@/lib/i18n/locales";
import { isQuestionType } from "@/lib/questions/types";

/** Where a course says: now try it. */
export async function PracticePart({ type, locale }: { type?: string; locale: Locale }) {
  if (!isQuestionType(type)) return null;
  const t = await getTranslations({ locale, namespace: "Courses" });
  const task = taskNames[type];
  return (
    <aside
      lang={locale}
      className="practice-part my-10 grid items-center gap-x-7 gap-y-4 rounded-card border border-line bg-card p-5 sm:grid-cols-[9rem_1fr] sm:p-6"
    >
      <TaskPicture type={type} className="w-32 sm:w-full" />
      <div>
        <strong className="block text-lg">{t("practiceTitle")}</strong>
        <span className="mt-1 mb-4 block text-sm text-ink-soft">{t("practiceText", { task })}</span>
        <a
          href={beginSetHref(locale, { purpose: `type:${type}`, type })}
          className={`${buttonClass()} max-sm:w-full`}
        >
          {t("practiceStart", { task })}
        </a>
      </div>
    </aside>
  );
}
