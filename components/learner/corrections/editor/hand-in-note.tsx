"use client";

import { useLocale, useTranslations } from "next-intl";

import { useErrorText } from "@/components/learner/use-error-text";
import { LinkButton } from "@/components/ui/button";
import { toApiError } from "@/lib/api/client/api-error";
import { localePath } from "@/lib/i18n/locales";

/** Why a text was not taken; the text stays where it is. */
export function HandInNote({ error }: { error: unknown }) {
  const t = useTranslations("Corrections.credits");
  const locale = useLocale();
  const errorText = useErrorText();
  const isUnpaid = Boolean(error) && toApiError(error).code === "credit/insufficient";
  return (
    <div role="alert" className="grid justify-items-start gap-3 empty:hidden">
      {error ? <p className="font-medium text-red">{errorText(error)}</p> : null}
      {isUnpaid ? (
        <LinkButton variant="secondary" href={localePath(locale, "/pricing")}>
          {t("plans")}
        </LinkButton>
      ) : null}
    </div>
  );
}
