import { useTranslations } from "next-intl";
import { useState } from "react";

import { isEmail } from "@/components/learner/auth/email-field";
import { textIn } from "@/components/ui/form";
import { apiClient } from "@/lib/api/client/api-client";
import { keepSession } from "@/lib/api/client/sign";

/** The login by address and password, on its page and in the dialog over a task. */
export function useLogin(onDone?: () => void) {
  const t = useTranslations("Auth");
  const [faults, setFaults] = useState<{ email?: string; password?: string }>({});
  const [state, setState] = useState<{ busy: boolean; error: unknown }>({ busy: false, error: null });

  async function submit(fields: FormData) {
    const [email, password] = [textIn(fields, "email"), textIn(fields, "password")];
    const found = {
      ...(isEmail(email) ? {} : { email: t("missingEmail") }),
      ...(password ? {} : { password: t("missingPassword") }),
    };
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    setState({ busy: true, error: null });
    try {
      const response = await apiClient.common.login.$post({ json: { email, password, type: "pc" } });
      keepSession(await response.json());
      onDone?.();
    } catch (error) {
      setState({ busy: false, error });
    }
  }

  return { faults, state, submit };
}
