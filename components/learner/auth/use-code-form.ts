import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";

import { isEmail } from "@/components/learner/auth/email-field";
import { minPassword } from "@/components/learner/auth/password-field";
import { apiClient } from "@/lib/api/client/api-client";

type Purpose = "register" | "reset";
type Faults = { email?: string; code?: string; password?: string };

/** The two steps that registration and the new password share: address, then code and password. */
export function useCodeForm(purpose: Purpose, hasCode: boolean) {
  const t = useTranslations("Auth");
  const locale = useLocale();
  const [step, setStep] = useState<"email" | "code">(hasCode ? "code" : "email");
  const [email, setEmail] = useState("");
  const [code, setCode] = useState("");
  const [password, setPassword] = useState("");
  const [faults, setFaults] = useState<Faults>({});
  const [state, setState] = useState<{ busy: boolean; error: unknown }>({ busy: false, error: null });

  async function attempt(work: () => Promise<void>) {
    setState({ busy: true, error: null });
    try {
      await work();
      setState({ busy: false, error: null });
    } catch (error) {
      setState({ busy: false, error });
    }
  }

  async function sendCode() {
    const found: Faults = isEmail(email) ? {} : { email: t("missingEmail") };
    setFaults(found);
    if (found.email) return;
    await attempt(async () => {
      await apiClient.common.sesCode.$post({ json: { email, purpose, locale } });
      setStep("code");
    });
  }

  function check(): boolean {
    const left = minPassword - password.length;
    const found: Faults = {
      ...(isEmail(email) ? {} : { email: t("missingEmail") }),
      ...(code.length === 6 ? {} : { code: t("missingCode") }),
      ...(left > 0 ? { password: t("shortPassword", { left }) } : {}),
    };
    setFaults(found);
    return Object.keys(found).length === 0;
  }

  return {
    t,
    locale,
    step,
    setStep,
    email,
    setEmail,
    code,
    setCode,
    password,
    setPassword,
    faults,
    state,
    attempt,
    sendCode,
    check,
  };
}
