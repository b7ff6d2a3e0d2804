"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";

import { pollOrder, readOrder, type Order } from "@/components/learner/checkout/poll-order";
import { SuccessText } from "@/components/learner/checkout/success-text";
import { useErrorText } from "@/components/learner/use-error-text";
import { Button, LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { localePath } from "@/lib/i18n/locales";

type State =
  | { name: "waiting" }
  | { name: "still-open" }
  | { name: "done"; order: Order }
  | { name: "error"; error: unknown };

async function watch(orderId: string, signal: AbortSignal): Promise<State> {
  try {
    const now = await readOrder(orderId);
    if (now.code === 1) return { name: "done", order: now };
    const order = await pollOrder(orderId, signal);
    return order ? { name: "done", order } : { name: "still-open" };
  } catch (error) {
    return { name: "error", error };
  }
}

/** Where the payment page leads back to: waits for the payment and says what it brought. */
export function OrderWatch() {
  const t = useTranslations();
  const locale = useLocale();
  const errorText = useErrorText();
  const [state, setState] = useState<State>({ name: "waiting" });
  const [round, setRound] = useState(0);

  useEffect(() => {
    const control = new AbortController();
    // The address ends in the number of the order.
    const orderId = window.location.pathname.split("/").at(-1) ?? "";
    void watch(orderId, control.signal).then((next) => {
      if (!control.signal.aborted) setState(next);
    });
    return () => control.abort();
  }, [round]);

  const isPaid = state.name === "done" && state.order.code === 1;

  return (
    <Card className="grid gap-4">
      <h1 className="text-2xl">{isPaid ? t("Checkout.successTitle") : t("Auth.success.title")}</h1>
      <div role="status" className="grid gap-3">
        {state.name === "waiting" ? <p>{t("Auth.success.waiting")}</p> : null}
        {state.name === "still-open" ? <p>{t("Checkout.stillOpen")}</p> : null}
        {state.name === "error" ? <p>{errorText(state.error)}</p> : null}
        {state.name === "done" && !isPaid ? (
          <p>{t(state.order.state === "expired" ? "Checkout.expired" : "Checkout.failed")}</p>
        ) : null}
        {state.name === "done" && isPaid ? <SuccessText order={state.order} /> : null}
      </div>
      {state.name === "still-open" || state.name === "error" ? (
        <Button
          onClick={() => {
            setState({ name: "waiting" });
            setRound(round + 1);
          }}
        >
          {t("Checkout.check")}
        </Button>
      ) : null}
      {isPaid ? (
        <LinkButton size="lg" href={`${localePath(locale, "/app")}#/home`}>
          {t("Checkout.confirm")}
        </LinkButton>
      ) : (
        <LinkButton variant="secondary" href={localePath(locale, "/pricing")}>
          {t("Auth.success.toPricing")}
        </LinkButton>
      )}
    </Card>
  );
}
