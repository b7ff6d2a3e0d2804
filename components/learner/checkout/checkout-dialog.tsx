"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";

import { pathThrough } from "@/components/learner/auth/next-path";
import type { CheckoutState } from "@/components/learner/checkout/run-checkout";
import { SuccessText } from "@/components/learner/checkout/success-text";
import { useSpeechSold } from "@/components/learner/use-speech-sold";
import { useCheckout } from "@/components/learner/checkout/use-checkout";
import { useErrorText } from "@/components/learner/use-error-text";
import { Button, LinkButton } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { showToast, toastMs } from "@/components/ui/toast-queue";
import { ToastRegion } from "@/components/ui/toast-region";
import { toApiError } from "@/lib/api/client/api-error";
import { localePath, type Locale } from "@/lib/i18n/locales";

type CheckoutDialogProps = {
  locale: Locale;
  planId: string;
  page: Window | null;
  isMobile: boolean;
  onEnd: () => void;
};

function waitingText(state: Extract<CheckoutState, { name: "waiting" | "still-open" }>) {
  if (state.name === "still-open" || !state.isOpen) return "stillOpen";
  return state.isBlocked ? "blocked" : "waiting";
}

export function CheckoutDialog({ locale, onEnd, ...start }: CheckoutDialogProps) {
  const t = useTranslations("Checkout");
  const errorText = useErrorText();
  const isSpeechSold = useSpeechSold() ?? false;
  const { state, check } = useCheckout(start);
  const problem =
    state.name === "error" ? errorText(state.error) : state.name === "ended" ? t(state.state) : null;
  const end = useRef(onEnd);

  const isSignedOut = state.name === "error" && toApiError(state.error).status === 401;

  useEffect(() => {
    if (!isSignedOut) return;
    window.location.assign(
      pathThrough(locale, "/login", `${localePath(locale, "/pricing")}?plan=${start.planId}`),
    );
  }, [isSignedOut, locale, start.planId]);

  useEffect(() => {
    if (!problem) return;
    showToast(problem, "red");
    const timer = window.setTimeout(() => end.current(), toastMs);
    return () => window.clearTimeout(timer);
  }, [problem]);

  function goToApp() {
    window.location.assign(`${localePath(locale, "/app")}#/home`);
  }

  if (state.name === "error" || state.name === "ended") return <ToastRegion />;
  if (state.name === "paid") {
    return (
      <Dialog open onOpenChange={goToApp} title={t("successTitle")} closeLabel={t("close")}>
        <SuccessText order={state.order} isSpeechSold={isSpeechSold} />
        <Button size="lg" onClick={goToApp}>
          {t("confirm")}
        </Button>
      </Dialog>
    );
  }
  if (state.name === "opening") {
    return (
      <p role="status" className="sr-only">
        {t("opening")}
      </p>
    );
  }
  return (
    <Dialog open onOpenChange={onEnd} title={t("waitingTitle")} closeLabel={t("close")}>
      <p role="status">{t(waitingText(state))}</p>
      <div className="flex flex-wrap gap-3">
        {state.name === "waiting" ? (
          <LinkButton variant="secondary" href={state.url} target="_blank" rel="noopener">
            {t("openPage")}
          </LinkButton>
        ) : null}
        {state.name === "still-open" || !state.isOpen ? (
          <Button onClick={() => void check(state.orderId)}>{t("check")}</Button>
        ) : null}
      </div>
    </Dialog>
  );
}
