"use client";

import { useLocale, useTranslations } from "next-intl";
import { useId } from "react";
import { mutate } from "swr";

import { SentNote } from "@/components/learner/account/section-card";
import { useSend } from "@/components/learner/account/use-send";
import { named } from "@/components/learner/queries";
import { Button } from "@/components/ui/button";
import { inputClass } from "@/components/ui/field";
import { Form, textIn } from "@/components/ui/form";
import { apiClient } from "@/lib/api/client/api-client";
import { type FirstLanguage as Code, isFirstLanguage, listFirstLanguages } from "@/lib/i18n/first-languages";

/** What somebody grew up speaking: theirs to say, and to take back. */
export function FirstLanguage({ known }: { known: Code | null }) {
  const t = useTranslations("Learner.account");
  const locale = useLocale();
  const id = useId();
  const { busy, isDone, error, send, reset } = useSend();

  function save(fields: FormData) {
    const said = textIn(fields, "firstLanguage");
    const firstLanguage = isFirstLanguage(said) ? said : null;
    void send(async () => {
      await apiClient.account.$patch({ json: { firstLanguage } });
      await mutate(named("user"));
    });
  }

  return (
    <Form onSubmit={save} onInput={reset} className="grid max-w-narrow gap-3">
      <div className="grid gap-1.5">
        <label htmlFor={id} className="text-sm font-semibold">
          {t("firstLanguage")}
        </label>
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {t("firstLanguageHint")}
        </p>
        <select
          id={id}
          name="firstLanguage"
          defaultValue={known ?? ""}
          aria-describedby={`${id}-hint`}
          className={inputClass}
        >
          <option value="">{t("firstLanguageNone")}</option>
          {listFirstLanguages(locale).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <SentNote error={error} done={isDone ? t("saved") : null} />
      <Button type="submit" variant="secondary" busy={busy} className="justify-self-start">
        {t("save")}
      </Button>
    </Form>
  );
}
