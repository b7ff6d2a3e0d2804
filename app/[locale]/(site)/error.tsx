"use client";

import { FailureScreen } from "@/components/site/failure-screen";

export default function SiteError({ error, reset }: { error: Error; reset: () => void }) {
  return <FailureScreen error={error} retry={reset} />;
}
