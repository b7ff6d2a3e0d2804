"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";

import { AuthCard } from "@/components/learner/auth/auth-card";
import { AuthLink } from "@/components/learner/auth/auth-link";
import { EmailField, isEmail } from "@/components/learner/auth/email-field";
import { nextPath } from "@/components/learner/auth/next-path";
import { PasswordField } from "@/components/learner/auth/password-field";
import { Button } from "@/components/ui/button";
import { textIn } from "@/components/ui/form";
import { apiClient } from "@/lib/api/client/api-client";
import { keepSession } from "@/lib/api/client/sign";
import { localePath } from "@/lib/i18n/locales";

export function LoginForm() {
  const t = useTranslations("Auth");
  const locale = useLocale();
  const [faults, setFaults] = useState<{ email?: string; password?: string }>({});
  const [state, setState] = useState<{ busy: boolean; error: unknown }>({ busy: false, error: null });

  async function submit(fields: FormData) {
    const [email, password] = [textIn(fields, "email"), textIn(fields, "password")];
    const found = {
      ...(isEmail(email) ? {} : { email: t("missingEmail") }),
      ...(password ? {} : { password: t("missingPassword") }),
    };
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    setState({ busy: true, error: null });
    try {
      const response = await apiClient.common.login.$post({ json: { email, password, type: "pc" } });
      keepSession(await response.json());
      window.location.assign(nextPath(window.location.search, window.location.origin, locale));
    } catch (error) {
      setState({ busy: false, error });
    }
  }

  return (
    <AuthCard
      title={t("login.title")}
      error={state.error}
      onSubmit={(fields) => void submit(fields)}
      footer={
        <div className="grid justify-items-start border-t border-line pt-3">
          <AuthLink path="/forget">{t("login.forgot")}</AuthLink>
          <p>
            {t("login.noAccount")} <AuthLink path="/register">{t("login.toRegister")}</AuthLink>
          </p>
          <a
            href={`${localePath(locale, "/app")}#/practice`}
            className="inline-flex min-h-11 items-center font-semibold text-teal"
          >
            {t("login.guest")}
          </a>
        </div>
      }
    >
      <EmailField error={faults.email} />
      <PasswordField error={faults.password} />
      <Button type="submit" size="lg" busy={state.busy}>
        {t("login.action")}
      </Button>
    </AuthCard>
  );
}
