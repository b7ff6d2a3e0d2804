"use client";

import { useState } from "react";

import { AuthCard } from "@/components/learner/auth/auth-card";
import { AuthLink } from "@/components/learner/auth/auth-link";
import { CodeField } from "@/components/learner/auth/code-field";
import { EmailField } from "@/components/learner/auth/email-field";
import { PasswordField } from "@/components/learner/auth/password-field";
import { useCodeForm } from "@/components/learner/auth/use-code-form";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { apiClient } from "@/lib/api/client/api-client";

/** A new password by a code. `hasCode` begins with the second step, for whoever has the code already. */
export function ResetForm({ hasCode = false }: { hasCode?: boolean }) {
  const form = useCodeForm("reset", hasCode);
  const { t, step, sent, email, faults, state } = form;
  const [isDone, setIsDone] = useState(false);

  async function reset(fields: FormData) {
    const json = form.check(fields);
    if (!json) return;
    await form.attempt(async () => {
      await apiClient.common.findPassword.$post({ json });
      setIsDone(true);
      form.forget();
    });
  }

  if (isDone) {
    return (
      <Card className="grid gap-4">
        <h1 className="text-2xl">{t("reset.title")}</h1>
        <p role="status">{t("reset.done")}</p>
        <AuthLink isButton path="/login">
          {t("login.action")}
        </AuthLink>
      </Card>
    );
  }

  const isFirst = step === "email";
  return (
    <AuthCard
      title={t("reset.title")}
      intro={isFirst ? t("reset.intro") : undefined}
      error={state.error}
      onSubmit={(fields) => void (isFirst ? form.send(fields) : reset(fields))}
      footer={<AuthLink path="/login">{t("reset.back")}</AuthLink>}
    >
      {isFirst || hasCode ? <EmailField key={email} defaultValue={email} error={faults.email} /> : null}
      {isFirst ? null : (
        <>
          <CodeField sent={sent} autoFocus={form.hasAsked} error={faults.code} onResend={form.send} />
          <PasswordField isNew owner={hasCode ? "" : email} error={faults.password} />
        </>
      )}
      <Button type="submit" size="lg" busy={state.busy}>
        {isFirst ? t("reset.send") : t("reset.action")}
      </Button>
    </AuthCard>
  );
}
