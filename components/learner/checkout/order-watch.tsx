"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";

import { pathThrough } from "@/components/learner/auth/next-path";
import { pollOrder, readOrder, type Order } from "@/components/learner/checkout/poll-order";
import { SuccessText } from "@/components/learner/checkout/success-text";
import { useSpeechSold } from "@/components/learner/use-speech-sold";
import { useErrorText } from "@/components/learner/use-error-text";
import { useSession } from "@/components/learner/use-session";
import { Button, LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { useIsReady } from "@/components/ui/use-is-ready";
import { restoreSession } from "@/lib/api/client/refresh";
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

/** Without a session nobody can see an order: the login leads back to it. */
function LogIn() {
  const t = useTranslations();
  const locale = useLocale();
  return (
    <Card className="grid gap-4">
      <h1 className="text-2xl">{t("Auth.success.title")}</h1>
      <p>{t("Auth.success.logIn")}</p>
      <LinkButton size="lg" href={pathThrough(locale, "/login", window.location.pathname)}>
        {t("Auth.login.action")}
      </LinkButton>
    </Card>
  );
}

function StateText({ state }: { state: State }) {
  const t = useTranslations();
  const errorText = useErrorText();
  const isSpeechSold = useSpeechSold() ?? false;
  if (state.name === "waiting") return <p>{t("Auth.success.waiting")}</p>;
  if (state.name === "still-open") return <p>{t("Checkout.stillOpen")}</p>;
  if (state.name === "error") return <p>{errorText(state.error)}</p>;
  if (state.order.code === 1) return <SuccessText order={state.order} isSpeechSold={isSpeechSold} />;
  return <p>{t(state.order.state === "expired" ? "Checkout.expired" : "Checkout.failed")}</p>;
}

function WayOn({ isPaid }: { isPaid: boolean }) {
  const t = useTranslations();
  const locale = useLocale();
  return isPaid ? (
    <LinkButton size="lg" href={`${localePath(locale, "/app")}#/home`}>
      {t("Checkout.confirm")}
    </LinkButton>
  ) : (
    <LinkButton variant="secondary" href={localePath(locale, "/pricing")}>
      {t("Auth.success.toPricing")}
    </LinkButton>
  );
}

/** Where the payment page leads back to: waits for the payment and says what it brought. */
export function OrderWatch() {
  const t = useTranslations();
  const [state, setState] = useState<State>({ name: "waiting" });
  const [round, setRound] = useState(0);
  const session = useSession();
  const isBrowser = useIsReady();
  const isKnown = session !== null && !session.temp;

  useEffect(() => {
    // A failure leaves the way by the login.
    if (session === null) void restoreSession().catch(() => undefined);
  }, [session]);

  useEffect(() => {
    if (!isKnown) return;
    const control = new AbortController();
    // The address ends in the number of the order.
    const orderId = window.location.pathname.split("/").at(-1) ?? "";
    void watch(orderId, control.signal).then((next) => {
      if (!control.signal.aborted) setState(next);
    });
    return () => control.abort();
  }, [round, isKnown]);

  function again() {
    setState({ name: "waiting" });
    setRound(round + 1);
  }

  if (isBrowser && (!session || session.temp)) return <LogIn />;
  const isOver = state.name === "done" && state.order.code !== 1;
  const isPaid = state.name === "done" && state.order.code === 1;
  const isUnclear = state.name === "still-open" || state.name === "error";

  return (
    <Card className="grid gap-4">
      <h1 className="text-2xl">
        {t(isPaid ? "Checkout.successTitle" : isOver ? "Checkout.failedTitle" : "Checkout.waitingTitle")}
      </h1>
      <div role="status" className="grid gap-3">
        <StateText state={state} />
      </div>
      {isUnclear ? <Button onClick={again}>{t("Checkout.check")}</Button> : null}
      <WayOn isPaid={isPaid} />
    </Card>
  );
}
