"use client";

import { Eye, EyeOff } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";

import { IconButton } from "@/components/ui/button";
import { Field } from "@/components/ui/field";

export const minPassword = 15;

type PasswordFieldProps = {
  isNew?: boolean;
  /** Whose new password it is, where no field above asks for it: what the browser saves it under. */
  owner?: string;
  error?: string | undefined;
};

export function PasswordField({ isNew = false, owner, error }: PasswordFieldProps) {
  const t = useTranslations("Auth");
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;

  return (
    <>
      {owner ? (
        <input
          type="email"
          name="username"
          autoComplete="username"
          value={owner}
          readOnly
          tabIndex={-1}
          aria-hidden
          className="sr-only"
        />
      ) : null}
      <Field
        label={t(isNew ? "newPassword" : "password")}
        hint={isNew ? t("passwordHint") : undefined}
        type={isShown ? "text" : "password"}
        name="password"
        autoComplete={isNew ? "new-password" : "current-password"}
        maxLength={256}
        error={error}
        end={
          <IconButton
            label={t(isShown ? "hidePassword" : "showPassword")}
            aria-pressed={isShown}
            onClick={() => setIsShown(!isShown)}
          >
            <Icon aria-hidden size={20} strokeWidth={1.75} />
          </IconButton>
        }
      />
    </>
  );
}
