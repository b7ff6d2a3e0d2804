"use client";

import { useLocale, useTranslations } from "next-intl";
import { Link } from "wouter";

import { taskPath } from "@/components/learner/corrections/correction-paths";
import { isWithdrawn } from "@/components/learner/corrections/editor/use-withdrawn";
import { useErrorText } from "@/components/learner/use-error-text";
import { buttonClass, LinkButton } from "@/components/ui/button";
import { toApiError } from "@/lib/api/client/api-error";
import type { CorrectedTask } from "@/lib/core/corrected-tasks";
import { localePath } from "@/lib/i18n/locales";

type HandInNoteProps = {
  error: unknown;
  /** Where its prompt may turn out to be withdrawn: others of it. */
  task?: CorrectedTask;
};

/** Why a text was not taken; the text stays where it is. */
export function HandInNote({ error, task }: HandInNoteProps) {
  const t = useTranslations("Corrections");
  const locale = useLocale();
  const errorText = useErrorText();
  const isUnpaid = Boolean(error) && toApiError(error).code === "credit/insufficient";
  return (
    <div role="alert" className="grid justify-items-start gap-3 empty:hidden">
      {error ? <p className="font-medium text-red">{errorText(error)}</p> : null}
      {isUnpaid ? (
        <LinkButton variant="secondary" href={localePath(locale, "/pricing")}>
          {t("credits.plans")}
        </LinkButton>
      ) : null}
      {task && isWithdrawn(error) ? (
        <Link data-other href={taskPath(task)} className={buttonClass({ variant: "secondary" })}>
          {t("write.gone.other")}
        </Link>
      ) : null}
    </div>
  );
}
