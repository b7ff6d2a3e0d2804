"use client";

import { useTranslations } from "next-intl";

import { Field } from "@/components/ui/field";

type EmailFieldProps = {
  /** The name under which a password is saved. */
  isLogin?: boolean;
  defaultValue?: string;
  error?: string | undefined;
};

export function isEmail(text: string) {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());
}

export function EmailField({ isLogin = false, defaultValue, error }: EmailFieldProps) {
  const t = useTranslations("Auth");
  return (
    <Field
      label={t("email")}
      type="email"
      name="email"
      autoComplete={isLogin ? "username" : "email"}
      inputMode="email"
      maxLength={254}
      defaultValue={defaultValue}
      error={error}
    />
  );
}
