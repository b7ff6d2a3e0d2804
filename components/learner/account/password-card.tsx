"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { mutate } from "swr";

import { SectionCard, SentNote } from "@/components/learner/account/section-card";
import { useSend } from "@/components/learner/account/use-send";
import { minPassword } from "@/components/learner/auth/password-field";
import { Loaded } from "@/components/learner/loaded";
import { named, useUser } from "@/components/learner/queries";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Form, textIn } from "@/components/ui/form";
import { apiClient } from "@/lib/api/client/api-client";

type Faults = { current?: string; password?: string };

function PasswordForm({ email }: { email: string }) {
  const t = useTranslations("Learner.account");
  const { busy, isDone, error, send, reset } = useSend();
  const [faults, setFaults] = useState<Faults>({});

  async function change(fields: FormData, form: HTMLFormElement) {
    const [current, password] = [textIn(fields, "current"), textIn(fields, "password")];
    const left = minPassword - password.length;
    const found: Faults = {
      ...(current ? {} : { current: t("missingPassword") }),
      ...(left > 0 ? { password: t("shortPassword", { left }) } : {}),
    };
    setFaults(found);
    const [first] = Object.keys(found);
    const field = first && form.elements.namedItem(first);
    if (field instanceof HTMLElement) return field.focus();
    const isChanged = await send(() => apiClient.account.password.$post({ json: { current, password } }));
    if (!isChanged) return;
    for (const input of form.querySelectorAll<HTMLInputElement>("input[type=password]")) input.value = "";
    await mutate(named("sessions"));
  }

  return (
    <Form
      onSubmit={(fields, form) => void change(fields, form)}
      onInput={reset}
      className="max-w-md grid gap-4"
    >
      {/* Password managers store the new password under this name. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field
        label={t("currentPassword")}
        type="password"
        name="current"
        autoComplete="current-password"
        maxLength={256}
        error={faults.current}
      />
      <Field
        label={t("newPassword")}
        hint={t("passwordHint")}
        type="password"
        name="password"
        autoComplete="new-password"
        maxLength={256}
        error={faults.password}
      />
      <SentNote error={error} done={isDone ? t("passwordChanged") : null} />
      <Button type="submit" variant="secondary" busy={busy} className="justify-self-start">
        {t("changePassword")}
      </Button>
    </Form>
  );
}

/** A new password for the present one. */
export function PasswordCard() {
  const t = useTranslations("Learner.account");
  return (
    <SectionCard title={t("passwordTitle")}>
      <Loaded query={useUser()} lines={2}>
        {({ hasPassword, email }) =>
          hasPassword ? <PasswordForm email={email ?? ""} /> : <p>{t("noPassword")}</p>
        }
      </Loaded>
    </SectionCard>
  );
}
