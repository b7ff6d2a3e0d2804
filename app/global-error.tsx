"use client";

import "@/app/globals.css";

import { FailureScreen } from "@/components/site/failure-screen";

/** When even the layout failed: no fonts, no header, the same words. */
export default function GlobalError({ error, reset }: { error: Error; reset: () => void }) {
  return (
    <html>
      <body>
        <FailureScreen error={error} retry={reset} />
      </body>
    </html>
  );
}
