"use client";

import { LateFailure } from "@/components/site/failure/late-failure";

export default function SiteError({ error, reset }: { error: Error; reset: () => void }) {
  return <LateFailure error={error} retry={reset} />;
}
