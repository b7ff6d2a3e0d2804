import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";

import { isEmail } from "@/components/learner/auth/email-field";
import { minPassword } from "@/components/learner/auth/password-field";
import { textIn } from "@/components/ui/form";
import { apiClient } from "@/lib/api/client/api-client";

type Purpose = "register" | "reset";
type Faults = { email?: string; code?: string; password?: string };

/** The two steps that registration and the new password share: address, then code and password. */
export function useCodeForm(purpose: Purpose, hasCode: boolean) {
  const t = useTranslations("Auth");
  const locale = useLocale();
  const [step, setStep] = useState<"email" | "code">(hasCode ? "code" : "email");
  const [email, setEmail] = useState("");
  const [faults, setFaults] = useState<Faults>({});
  const [state, setState] = useState<{ busy: boolean; error: unknown }>({ busy: false, error: null });

  /** The second step shows its address without a field for it. */
  const emailIn = (fields: FormData) => (fields.has("email") ? textIn(fields, "email") : email);

  async function attempt(work: () => Promise<void>): Promise<boolean> {
    setState({ busy: true, error: null });
    try {
      await work();
      setState({ busy: false, error: null });
      return true;
    } catch (error) {
      setState({ busy: false, error });
      return false;
    }
  }

  /** Whether it was sent. */
  async function sendCode(fields: FormData): Promise<boolean> {
    const to = emailIn(fields);
    const found: Faults = isEmail(to) ? {} : { email: t("missingEmail") };
    setFaults(found);
    if (found.email) return false;
    setEmail(to);
    return attempt(async () => {
      await apiClient.common.sesCode.$post({ json: { email: to, purpose, locale } });
      setStep("code");
    });
  }

  /** What the second step sends; null while something is missing, which is shown then. */
  function check(fields: FormData) {
    const to = emailIn(fields);
    const [code, password] = [textIn(fields, "code"), textIn(fields, "password")];
    const left = minPassword - password.length;
    const found: Faults = {
      ...(isEmail(to) ? {} : { email: t("missingEmail") }),
      ...(code.length === 6 ? {} : { code: t("missingCode") }),
      ...(left > 0 ? { password: t("shortPassword", { left }) } : {}),
    };
    setFaults(found);
    return Object.keys(found).length === 0 ? { email: to, code, password } : null;
  }

  return {
    t,
    locale,
    step,
    setStep,
    email,
    faults,
    state,
    attempt,
    sendCode,
    check,
  };
}
