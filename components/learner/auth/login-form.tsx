"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect } from "react";

import { AuthCard } from "@/components/learner/auth/auth-card";
import { AuthLink } from "@/components/learner/auth/auth-link";
import { LoginFields } from "@/components/learner/auth/login-fields";
import { nextPath } from "@/components/learner/auth/next-path";
import { useLogin } from "@/components/learner/auth/use-login";
import { useEnded } from "@/components/learner/use-session";
import { isForgotten, restoreSession } from "@/lib/api/client/refresh";
import { readSession, storeSession } from "@/lib/api/client/session-store";
import { localePath, type Locale } from "@/lib/i18n/locales";

function goOn(locale: Locale) {
  window.location.assign(nextPath(window.location.search, window.location.origin, locale));
}

/** Whoever is still logged in, and only lost what their browser had stored, need not do it again. */
function useForgottenSession(locale: Locale) {
  useEffect(() => {
    if (!isForgotten()) return;
    restoreSession().then(
      () => (readSession()?.temp === false ? goOn(locale) : undefined),
      () => undefined,
    );
  }, [locale]);
}

export function LoginForm() {
  const t = useTranslations();
  const locale = useLocale();
  const hasEnded = useEnded() !== null;
  const { faults, state, submit } = useLogin(() => goOn(locale));
  useForgottenSession(locale);

  return (
    <AuthCard
      title={t("Auth.login.title")}
      intro={hasEnded ? t("Errors.session.expired") : undefined}
      error={state.error}
      onSubmit={(fields) => void submit(fields)}
      footer={
        <div className="grid justify-items-start border-t border-line pt-3">
          <AuthLink path="/forget">{t("Auth.login.forgot")}</AuthLink>
          <p>
            {t("Auth.login.noAccount")} <AuthLink path="/register">{t("Auth.login.toRegister")}</AuthLink>
          </p>
          <a
            href={`${localePath(locale, "/app")}#/practice`}
            // Who chooses this is a guest knowingly: the app does not ask for the ended session again.
            onClick={() => (hasEnded ? storeSession(null) : undefined)}
            className="inline-flex min-h-11 items-center font-semibold text-teal"
          >
            {t("Auth.login.guest")}
          </a>
        </div>
      }
    >
      <LoginFields faults={faults} busy={state.busy} />
    </AuthCard>
  );
}
