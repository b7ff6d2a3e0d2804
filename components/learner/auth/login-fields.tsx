"use client";

import { useTranslations } from "next-intl";

import { EmailField } from "@/components/learner/auth/email-field";
import { PasswordField } from "@/components/learner/auth/password-field";
import { Button } from "@/components/ui/button";

type LoginFieldsProps = { faults: { email?: string; password?: string }; busy: boolean };

export function LoginFields({ faults, busy }: LoginFieldsProps) {
  const t = useTranslations("Auth.login");
  return (
    <>
      <EmailField isLogin error={faults.email} />
      <PasswordField error={faults.password} />
      <Button type="submit" size="lg" busy={busy}>
        {t("action")}
      </Button>
    </>
  );
}
