"use client";

import type { ReactNode } from "react";

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
import { textIn } from "@/components/ui/form";
import { apiClient } from "@/lib/api/client/api-client";
import { keepSession } from "@/lib/api/client/sign";
import { localePath } from "@/lib/i18n/locales";

export function RegisterForm() {
  const form = useCodeForm("register", false);
  const { t, locale, step, sent, email, faults, state } = form;
  const session = useSession();
  const legal = (path: string, text: ReactNode) => (
    <a href={localePath(locale, path)} className="text-teal underline">
      {text}
    </a>
  );

  async function create(fields: FormData) {
    const account = form.check(fields);
    if (!account) return;
    await form.attempt(async () => {
      const name = textIn(fields, "nickname").trim();
      const json = {
        ...account,
        locale,
        type: "pc" as const,
        ...(name ? { nickname: name } : {}),
      };
      const response = await apiClient.common.register.$post({ json });
      keepSession(await response.json());
      form.forget();
      window.location.assign(nextPath(window.location.search, window.location.origin, locale));
    });
  }

  return (
    <AuthCard
      title={t("register.title")}
      intro={session?.temp ? t("register.keep") : t("register.intro")}
      error={state.error}
      onSubmit={(fields) => void (step === "email" ? form.send(fields) : create(fields))}
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
        <EmailField defaultValue={email} error={faults.email} />
      ) : (
        <>
          <CodeField sent={sent} autoFocus={form.hasAsked} error={faults.code} onResend={form.send} />
          <Field label={t("nickname")} name="nickname" autoComplete="nickname" maxLength={40} />
          <PasswordField isNew owner={email} error={faults.password} />
        </>
      )}
      <Button type="submit" size="lg" busy={state.busy}>
        {step === "email" ? t("register.send") : t("register.action")}
      </Button>
      {step === "code" ? (
        <Button variant="quiet" onClick={form.forget}>
          {t("otherEmail")}
        </Button>
      ) : null}
    </AuthCard>
  );
}
