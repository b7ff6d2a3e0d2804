"use client";

import "@/app/globals.css";

import { LateFailure } from "@/components/site/failure/late-failure";

/** When even the layout failed: no fonts, no header, the same words. */
export default function GlobalError({ error, reset }: { error: Error; reset: () => void }) {
  return (
    <html>
      <body>
        <LateFailure error={error} retry={reset} />
      </body>
    </html>
  );
}
