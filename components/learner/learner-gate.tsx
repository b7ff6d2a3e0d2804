"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";

import { Waiting } from "@/components/learner/error-note";
import { Button } from "@/components/ui/button";
import { isForgotten, restoreSession } from "@/lib/api/client/refresh";

const never = () => () => undefined;

/** A session that only its cookie knows of is made known before anything is shown. */
function Restored({ children }: { children: ReactNode }) {
  const [isWaiting, setIsWaiting] = useState(isForgotten);
  useEffect(() => {
    const go = () => setIsWaiting(false);
    restoreSession().then(go, go);
  }, []);
  return isWaiting ? <Loading /> : children;
}

function Loading() {
  return (
    <main className="mx-auto w-full max-w-page p-6">
      <Waiting lines={4} />
    </main>
  );
}

/** Browsers that store nothing refuse the very look at what is stored. */
function isStorageBlocked() {
  try {
    window.localStorage.getItem("");
    return false;
  } catch {
    return true;
  }
}

function StorageBlocked() {
  const t = useTranslations("Learner");
  return (
    <main className="mx-auto w-full max-w-page p-6">
      <div
        role="alert"
        className="grid justify-items-start gap-3 rounded-card border border-line bg-card p-5"
      >
        <h1 className="text-xl">{t("blockedTitle")}</h1>
        <p className="max-w-text">{t("blockedText")}</p>
        <Button onClick={() => window.location.reload()}>{t("retry")}</Button>
      </div>
    </main>
  );
}

/** The screens depend on the address behind `#` and on this browser's session: they are drawn in the browser only. */
export function LearnerGate({ children }: { children: ReactNode }) {
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!isBrowser) return <Loading />;
  return isStorageBlocked() ? <StorageBlocked /> : <Restored>{children}</Restored>;
}
