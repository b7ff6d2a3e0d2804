import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";

import { type CodePurpose, storeCodeStep, useCodeStep } from "@/components/learner/auth/code-step";
import { isEmail } from "@/components/learner/auth/email-field";
import { minPassword } from "@/components/learner/auth/password-field";
import { sendCode } from "@/components/learner/auth/send-code";
import { textIn } from "@/components/ui/form";

type Faults = { email?: string; code?: string; password?: string };

/** The two steps that registration and the new password share: address, then code and password. */
export function useCodeForm(purpose: CodePurpose, hasCode: boolean) {
  const t = useTranslations("Auth");
  const locale = useLocale();
  const sent = useCodeStep(purpose);
  const [faults, setFaults] = useState<Faults>({});
  const [state, setState] = useState<{ busy: boolean; error: unknown }>({ busy: false, error: null });
  const [hasAsked, setHasAsked] = useState(false);
  const email = sent?.email ?? "";
  const step = hasCode || sent ? "code" : "email";

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

  async function send(fields: FormData) {
    const to = emailIn(fields).trim();
    const found: Faults = isEmail(to) ? {} : { email: t("missingEmail") };
    setFaults(found);
    if (found.email) return;
    setHasAsked(true);
    await attempt(() => sendCode({ email: to, purpose, locale }));
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

  /** Back to the first step, or on from the second: the code is used up. */
  const forget = () => storeCodeStep(purpose, null);

  return { t, locale, step, sent, hasAsked, email, faults, state, attempt, send, check, forget };
}
