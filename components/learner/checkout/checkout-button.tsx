"use client";

import dynamic from "next/dynamic";
import { useEffect, useState } from "react";

import { pathThrough } from "@/components/learner/auth/next-path";
import type { CheckoutFlow } from "@/components/learner/checkout/checkout-flow";
import { takeCancelled } from "@/components/learner/checkout/cancelled";
import { Button } from "@/components/ui/button";
import { useIsReady } from "@/components/ui/use-is-ready";
import { useVisit } from "@/components/ui/use-visit";
import { readSession } from "@/lib/api/client/session-store";
import { localePath, type Locale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";

const CancelledNote = dynamic(() => import("./cancelled-note").then((m) => m.CancelledNote), { ssr: false });

const BeforePaying = dynamic(() => import("./before-paying").then((m) => m.BeforePaying), { ssr: false });

/** `Flow` is null while it is being loaded. */
type Run = { page: Window | null; isMobile: boolean; Flow: typeof CheckoutFlow | null };
type CheckoutButtonProps = {
  locale: Locale;
  planId: string;
  /** What is bought and for how much, as they are said before paying. */
  name: string;
  price: string;
  label: string;
  offline: string;
  isMain: boolean;
};

function isPhone() {
  return /mobi|iphone|ipod|android/i.test(navigator.userAgent);
}

/** Whoever chose the plan before signing in comes back to its button. */
function useReturn(planId: string, isReady: boolean) {
  useEffect(() => {
    if (!isReady) return;
    const address = new URL(window.location.href);
    if (address.searchParams.get("plan") !== planId) return;
    address.searchParams.delete("plan");
    window.history.replaceState(window.history.state, "", address);
    document.querySelector<HTMLElement>(`[data-plan="${planId}"]`)?.focus();
  }, [planId, isReady]);
}

/** Whoever cancelled comes back, too: to the tab in which they chose the plan, when the payment page has one of its own. */
function useCancelled(isReady: boolean) {
  const [isCancelled, setIsCancelled] = useState(false);
  useEffect(() => {
    if (!isReady || !takeCancelled()) return;
    if (window.opener) window.close();
    window.setTimeout(() => setIsCancelled(true), 300);
  }, [isReady]);
  return isCancelled;
}

/** Buys a plan. Who comes back to the page with the browser's button finds it as it was before the press. */
export function CheckoutButton(props: CheckoutButtonProps) {
  return <VisitedButton key={useVisit()} {...props} />;
}

/** Everything that follows the press is loaded with the press. */
function VisitedButton({ locale, planId, name, price, label, offline, isMain }: CheckoutButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [run, setRun] = useState<Run | null>(null);
  const [isOffline, setIsOffline] = useState(false);
  const isReady = useIsReady();
  const isCancelled = useCancelled(isReady);
  useReturn(planId, isReady);

  function start() {
    const session = readSession();
    const next = `${localePath(locale, "/pricing")}?plan=${planId}`;
    if (!session) return window.location.assign(pathThrough(locale, "/login", next));
    if (session.temp) return window.location.assign(pathThrough(locale, "/register", next));
    setIsOffline(false);
    Promise.all([import("./before-paying"), loadMessages(locale)]).then(
      () => setIsAsking(true),
      () => setIsOffline(true),
    );
  }

  function pay() {
    setIsAsking(false);
    const isMobile = isPhone();
    // Opened with the press itself: a page that is opened later counts as a popup.
    const page = isMobile ? null : window.open("", "_blank");
    setIsOffline(false);
    setRun({ isMobile, page, Flow: null });
    Promise.all([import("./checkout-flow"), loadMessages(locale)]).then(
      ([{ CheckoutFlow }]) => setRun({ isMobile, page, Flow: CheckoutFlow }),
      () => {
        page?.close();
        setRun(null);
        setIsOffline(true);
      },
    );
  }

  return (
    <>
      <Button
        full
        variant={isMain ? "primary" : "secondary"}
        busy={run !== null}
        disabled={!isReady}
        onClick={start}
        data-plan={planId}
      >
        {label}
      </Button>
      {isAsking ? (
        <BeforePaying
          locale={locale}
          name={name}
          price={price}
          onPay={pay}
          onEnd={() => setIsAsking(false)}
        />
      ) : null}
      {isCancelled ? <CancelledNote locale={locale} /> : null}
      <p role="alert" className="mt-2 text-sm font-medium text-red empty:hidden">
        {isOffline ? offline : null}
      </p>
      {run?.Flow ? (
        <run.Flow
          locale={locale}
          planId={planId}
          page={run.page}
          isMobile={run.isMobile}
          onEnd={() => setRun(null)}
        />
      ) : null}
    </>
  );
}
