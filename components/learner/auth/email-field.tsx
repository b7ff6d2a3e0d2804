"use client";

import { useTranslations } from "next-intl";

import { Field } from "@/components/ui/field";

type EmailFieldProps = { defaultValue?: string; error?: string | undefined };

export function isEmail(text: string) {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());
}

export function EmailField({ defaultValue, error }: EmailFieldProps) {
  const t = useTranslations("Auth");
  return (
    <Field
      label={t("email")}
      type="email"
      name="email"
      autoComplete="email"
      inputMode="email"
      maxLength={254}
      defaultValue={defaultValue}
      error={error}
    />
  );
}
