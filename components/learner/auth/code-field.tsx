"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";

import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { apiClient } from "@/lib/api/client/api-client";

export const resendSeconds = 60;

type CodeFieldProps = {
  email: string;
  error?: string | undefined;
  /** Whether a code was sent. */
  onResend: (fields: FormData) => Promise<boolean>;
};

/** Whether mail stays on this machine; then the outbox is linked. */
function useOutbox() {
  const [isOn, setIsOn] = useState(false);
  useEffect(() => {
    void apiClient.common.setting
      .$get({ query: { keys: "outbox" } })
      .then((response) => response.json())
      .then(({ data }) => setIsOn(data.outbox === true))
      .catch(() => undefined);
  }, []);
  return isOn;
}

export function CodeField({ email, error, onResend }: CodeFieldProps) {
  const t = useTranslations("Auth");
  const locale = useLocale();
  const [wait, setWait] = useState(resendSeconds);
  const hasOutbox = useOutbox();

  useEffect(() => {
    if (wait <= 0) return;
    const timer = window.setTimeout(() => setWait(wait - 1), 1_000);
    return () => window.clearTimeout(timer);
  }, [wait]);

  async function resend(form: HTMLFormElement | null) {
    if (form && (await onResend(new FormData(form)))) setWait(resendSeconds);
  }

  return (
    <div className="grid gap-2">
      {email ? <p role="status">{t("codeSent", { email })}</p> : null}
      {hasOutbox ? (
        <p lang={locale} className="rounded-card bg-mark-soft px-4 py-3 text-sm">
          {t.rich("outbox", {
            link: (text) => (
              <a href="/dev/outbox" target="_blank" rel="noopener" className="font-semibold text-teal">
                {text}
              </a>
            ),
          })}
        </p>
      ) : null}
      <Field
        label={t("code")}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        onInput={({ currentTarget }) => {
          currentTarget.value = currentTarget.value.replace(/\D/g, "").slice(0, 6);
        }}
        error={error}
      />
      <Button
        variant="quiet"
        size="sm"
        className="justify-self-start"
        disabled={wait > 0}
        onClick={({ currentTarget }) => void resend(currentTarget.form)}
      >
        {wait > 0 ? t("codeWait", { seconds: wait }) : t("codeAgain")}
      </Button>
    </div>
  );
}
