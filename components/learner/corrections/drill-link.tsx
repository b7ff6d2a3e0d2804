"use client";

import { useLocale, useTranslations } from "next-intl";
import { Link } from "wouter";

import type { Drill } from "@/components/learner/corrections/corrections-queries";
import { buttonClass } from "@/components/ui/button";
import { localePath } from "@/lib/i18n/locales";
import { parsePurpose } from "@/lib/questions/purpose";
import { isQuestionType } from "@/lib/questions/types";

/** The type of question that a purpose begins; its set needs one to know its way. */
function typeOf(purpose: string) {
  const parsed = parsePurpose(purpose);
  return parsed?.kind === "type" && isQuestionType(parsed.type) ? parsed.type : null;
}

/** What trains a kind of mistake: a set that begins at once, or a course. */
export function DrillLink({ drill }: { drill: Drill }) {
  const t = useTranslations("Corrections.drill");
  const questions = useTranslations("Questions.names");
  const locale = useLocale();
  const look = `${buttonClass({ variant: "secondary" })} print:hidden`;
  if (drill.kind === "course")
    return (
      <a data-drill href={localePath(locale, `/courses/${drill.slug}`)} className={look}>
        {t("course")}
      </a>
    );
  const type = typeOf(drill.purpose);
  if (type === null) return null;
  return (
    <div className="grid justify-items-start gap-2 print:hidden">
      <Link data-drill href={`/practice/begin/${drill.purpose}/${type}/${drill.level}`} className={look}>
        {t("practice", { task: questions(type) })}
      </Link>
      <p className="max-w-text text-sm text-ink-soft">{t(`trains.${drill.trains}`)}</p>
    </div>
  );
}
