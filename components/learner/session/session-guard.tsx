"use client";

import { useLocale } from "next-intl";
import dynamic from "next/dynamic";
import { useEffect } from "react";

import { pathThrough } from "@/components/learner/auth/next-path";
import { useEnded, useSession } from "@/components/learner/use-session";

const SessionDialog = dynamic(() =>
  import("@/components/learner/session/session-dialog").then((m) => m.SessionDialog),
);

/** What happens when the session ends elsewhere: a task waits for the login, every other screen leads to it. */
export function SessionGuard({ isTask }: { isTask: boolean }) {
  const locale = useLocale();
  const session = useSession();
  const ended = useEnded();
  const hasEnded = ended !== null && session === null;

  useEffect(() => {
    if (!hasEnded || isTask) return;
    const { pathname, hash } = window.location;
    window.location.assign(pathThrough(locale, "/login", `${pathname}${hash}`));
  }, [hasEnded, isTask, locale]);

  return hasEnded && isTask ? <SessionDialog /> : null;
}
