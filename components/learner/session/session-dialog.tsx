"use client";

import { useLocale, useTranslations } from "next-intl";

import { AuthForm } from "@/components/learner/auth/auth-form";
import { LoginFields } from "@/components/learner/auth/login-fields";
import { useLogin } from "@/components/learner/auth/use-login";
import { MessagesOnDemand } from "@/components/learner/messages-on-demand";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { storeSession } from "@/lib/api/client/session-store";
import { localePath } from "@/lib/i18n/locales";

const namespaces = ["Auth", "Errors", "Learner"] as const;

function LoginAgain() {
  const t = useTranslations();
  const locale = useLocale();
  const { faults, state, submit } = useLogin();

  function leave() {
    storeSession(null);
    window.location.assign(localePath(locale, "/"));
  }

  return (
    <Dialog open onOpenChange={() => undefined} title={t("Auth.login.title")}>
      <p>{t("Errors.session.expired")}</p>
      <AuthForm error={state.error} onSubmit={(fields) => void submit(fields)}>
        <LoginFields faults={faults} busy={state.busy} />
      </AuthForm>
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line pt-3">
        <a
          href={localePath(locale, "/forget")}
          className="inline-flex min-h-11 items-center font-semibold text-teal"
        >
          {t("Auth.login.forgot")}
        </a>
        <Button variant="quiet" onClick={leave}>
          {t("Learner.player.leave")}
        </Button>
      </div>
    </Dialog>
  );
}

/** Over a task whose session has ended: the login in place, and then the task goes on. */
export function SessionDialog() {
  return (
    <MessagesOnDemand locale={useLocale()} namespaces={namespaces}>
      <LoginAgain />
    </MessagesOnDemand>
  );
}
