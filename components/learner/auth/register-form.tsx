"use client";

import { type ReactNode, useState } from "react";

import { AuthCard } from "@/components/learner/auth/auth-card";
import { AuthLink } from "@/components/learner/auth/auth-link";
import { CodeField } from "@/components/learner/auth/code-field";
import { EmailField } from "@/components/learner/auth/email-field";
import { nextPath } from "@/components/learner/auth/next-path";
import { PasswordField } from "@/components/learner/auth/password-field";
import { useCodeForm } from "@/components/learner/auth/use-code-form";
import { useSession } from "@/components/learner/use-session";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { SubmitButton } from "@/components/ui/submit-button";
import { apiClient } from "@/lib/api/client/api-client";
import { keepSession } from "@/lib/api/client/sign";
import { localePath } from "@/lib/i18n/locales";

export function RegisterForm() {
  const form = useCodeForm("register", false);
  const { t, locale, step, email, code, password, faults, state } = form;
  const [nickname, setNickname] = useState("");
  const session = useSession();
  const legal = (path: string, text: ReactNode) => (
    <a href={localePath(locale, path)} className="text-teal underline">
      {text}
    </a>
  );

  async function create() {
    if (!form.check()) return;
    await form.attempt(async () => {
      const name = nickname.trim();
      const json = {
        email,
        code,
        password,
        locale,
        type: "pc" as const,
        ...(name ? { nickname: name } : {}),
      };
      const response = await apiClient.common.register.$post({ json });
      keepSession(await response.json());
      window.location.assign(nextPath(window.location.search, window.location.origin, locale));
    });
  }

  return (
    <AuthCard
      title={t("register.title")}
      intro={session?.temp ? t("register.keep") : t("register.intro")}
      error={state.error}
      onSubmit={() => void (step === "email" ? form.sendCode() : create())}
      footer={
        <div className="grid gap-2 border-t border-line pt-3">
          <p className="text-sm text-ink-soft">
            {t.rich("register.terms", {
              terms: (text) => legal("/tos", text),
              privacy: (text) => legal("/privacy-policy", text),
            })}
          </p>
          <p>
            {t("register.haveAccount")} <AuthLink path="/login">{t("register.toLogin")}</AuthLink>
          </p>
        </div>
      }
    >
      {step === "email" ? (
        <EmailField value={email} onChange={form.setEmail} error={faults.email} />
      ) : (
        <>
          <CodeField
            email={email}
            value={code}
            onChange={form.setCode}
            error={faults.code}
            onResend={form.sendCode}
          />
          <Field
            label={t("nickname")}
            name="nickname"
            autoComplete="nickname"
            maxLength={40}
            value={nickname}
            onChange={(event) => setNickname(event.target.value)}
          />
          <PasswordField isNew value={password} onChange={form.setPassword} error={faults.password} />
        </>
      )}
      <SubmitButton size="lg" busy={state.busy}>
        {step === "email" ? t("register.send") : t("register.action")}
      </SubmitButton>
      {step === "code" ? (
        <Button variant="quiet" onClick={() => form.setStep("email")}>
          {t("otherEmail")}
        </Button>
      ) : null}
    </AuthCard>
  );
}
