"use client";

import dynamic from "next/dynamic";
import { useEffect, useState } from "react";

import { pathThrough } from "@/components/learner/auth/next-path";
import { takeCancelled } from "@/components/learner/checkout/cancelled";
import { Button } from "@/components/ui/button";
import { useIsReady } from "@/components/ui/use-is-ready";
import { readSession } from "@/lib/api/client/session-store";
import { localePath, type Locale } from "@/lib/i18n/locales";

const CheckoutFlow = dynamic(() => import("./checkout-flow").then((m) => m.CheckoutFlow), { ssr: false });

const CancelledNote = dynamic(() => import("./cancelled-note").then((m) => m.CancelledNote), { ssr: false });

type CheckoutButtonProps = { locale: Locale; planId: string; label: string; isMain: boolean };

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

/** Buys a plan. Everything that follows the press is loaded with the press. */
export function CheckoutButton({ locale, planId, label, isMain }: CheckoutButtonProps) {
  const [run, setRun] = useState<{ page: Window | null; isMobile: boolean } | null>(null);
  const isReady = useIsReady();
  const isCancelled = useCancelled(isReady);
  useReturn(planId, isReady);

  function start() {
    const session = readSession();
    const next = `${localePath(locale, "/pricing")}?plan=${planId}`;
    if (!session) return window.location.assign(pathThrough(locale, "/login", next));
    if (session.temp) return window.location.assign(pathThrough(locale, "/register", next));
    const isMobile = isPhone();
    // Opened with the press itself: a page that is opened later counts as a popup.
    setRun({ isMobile, page: isMobile ? null : window.open("", "_blank") });
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
      {isCancelled ? <CancelledNote locale={locale} /> : null}
      {run ? (
        <CheckoutFlow
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
