"use client";

import { useEffect } from "react";

/** After the first screen: nothing waits for it. */
const afterMillis = 2_000;

/** Lets the app be opened without a connection, and says which build the page is of. */
export function AppWorker({ scope, build }: { scope: string; build: string }) {
  useEffect(() => {
    const start = async () => (await import("./start-app-worker")).startAppWorker(scope);
    const timer = window.setTimeout(() => void start().catch(() => undefined), afterMillis);
    return () => window.clearTimeout(timer);
  }, [scope]);
  return <div hidden data-build={build} />;
}
