"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";

import { decodePath } from "@/lib/content/addresses/decode-path";
import { sitePath } from "@/lib/seo/site-path";

/** Tells the product which page was opened, without its language. Nobody waits for the answer. */
export function PageView({ locale, apiBase }: { locale: string; apiBase: string }) {
  const path = decodePath(sitePath(usePathname()));
  useEffect(() => {
    const query = new URLSearchParams({ path, locale });
    // Read to its end: an answer nobody reads keeps its connection open.
    void fetch(`${apiBase}/api/common/logPath?${query}`, { keepalive: true }).then(
      (answer) => answer.arrayBuffer(),
      () => undefined,
    );
  }, [path, locale, apiBase]);
  return null;
}
