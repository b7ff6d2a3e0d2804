"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";

import { apiBase } from "@/lib/api/client/api-base";
import { sitePath } from "@/lib/seo/site-path";

/** Tells the product which page was opened, without its language. Nobody waits for the answer. */
export function PageView({ locale }: { locale: string }) {
  const path = sitePath(usePathname());
  useEffect(() => {
    const query = new URLSearchParams({ path, locale });
    void fetch(`${apiBase}/api/common/logPath?${query}`, { keepalive: true }).catch(() => undefined);
  }, [path, locale]);
  return null;
}
