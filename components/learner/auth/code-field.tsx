"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";

import type { CodeStep } from "@/components/learner/auth/code-step";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { apiClient } from "@/lib/api/client/api-client";

type CodeFieldProps = {
  /** The code that was sent in this tab; null for whoever has one from elsewhere. */
  sent: CodeStep | null;
  error?: string | undefined;
  /** Asked for in the step before: whoever did goes on here. */
  autoFocus: boolean;
  onResend: (fields: FormData) => Promise<void>;
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

function ResendButton({ nextAt, onResend }: { nextAt: number } & Pick<CodeFieldProps, "onResend">) {
  const t = useTranslations("Auth");
  const [now, setNow] = useState(() => Date.now());
  const wait = Math.max(0, Math.ceil((nextAt - now) / 1_000));

  useEffect(() => {
    if (wait === 0) return;
    const timer = window.setTimeout(() => setNow(Date.now()), 1_000);
    return () => window.clearTimeout(timer);
  }, [wait, now]);

  return (
    <Button
      variant="quiet"
      size="sm"
      className="justify-self-start"
      disabled={wait > 0}
      onClick={({ currentTarget: { form } }) => void (form && onResend(new FormData(form)))}
    >
      {wait > 0 ? t("codeWait", { seconds: wait }) : t("codeAgain")}
    </Button>
  );
}

export function CodeField({ sent, error, autoFocus, onResend }: CodeFieldProps) {
  const t = useTranslations("Auth");
  const locale = useLocale();
  const hasOutbox = useOutbox();

  return (
    <div className="grid gap-2">
      {sent ? <p role="status">{t("codeSent", { email: sent.email })}</p> : null}
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
        autoFocus={autoFocus}
        onInput={({ currentTarget }) => {
          currentTarget.value = currentTarget.value.replace(/\D/g, "").slice(0, 6);
        }}
        error={error}
      />
      <ResendButton key={sent?.nextAt} nextAt={sent?.nextAt ?? 0} onResend={onResend} />
    </div>
  );
}
