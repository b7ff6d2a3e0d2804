"use client";

import dynamic from "next/dynamic";
import { useState } from "react";

import { Button } from "@/components/ui/button";
import { readSession } from "@/lib/api/client/session-store";
import { localePath, type Locale } from "@/lib/i18n/locales";

const CheckoutFlow = dynamic(() => import("./checkout-flow").then((m) => m.CheckoutFlow), { ssr: false });

type CheckoutButtonProps = { locale: Locale; planId: string; label: string; isMain: boolean };

function isPhone() {
  return /mobi|iphone|ipod|android/i.test(navigator.userAgent);
}

/** Buys a plan. Everything that follows the press is loaded with the press. */
export function CheckoutButton({ locale, planId, label, isMain }: CheckoutButtonProps) {
  const [run, setRun] = useState<{ page: Window | null; isMobile: boolean } | null>(null);

  function start() {
    const session = readSession();
    const next = `?next=${encodeURIComponent(localePath(locale, "/pricing"))}`;
    if (!session) return window.location.assign(`${localePath(locale, "/login")}${next}`);
    if (session.temp) return window.location.assign(`${localePath(locale, "/register")}${next}`);
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
        onClick={start}
        data-plan={planId}
      >
        {label}
      </Button>
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
