"use client";

import { type ComponentType, useEffect, useState } from "react";

import type { FailureProps } from "@/components/site/failure/failure-screen";
import { reloadOnce } from "@/components/site/failure/reload-once";

/** The screen's script comes only when something has failed, so that no page carries it. */
export function LateFailure({ error, retry }: FailureProps) {
  const [Screen, setScreen] = useState<ComponentType<Pick<FailureProps, "retry">> | null>(null);
  useEffect(() => {
    reloadOnce(error);
    import("@/components/site/failure/failure-screen").then(
      ({ FailureScreen }) => setScreen(() => FailureScreen),
      reloadOnce,
    );
  }, [error]);
  return Screen ? <Screen retry={retry} /> : <main className="min-h-[70dvh]" aria-busy />;
}
