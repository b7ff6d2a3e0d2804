"use client";

import { type ComponentType, useEffect, useState } from "react";

import type { AllNoticesProps } from "@/components/site/notices/all-notices";

const pauseMs = 1_500;

/** Nothing of the notices is needed at first; their script comes when the page has come to rest. */
export function LateNotices(props: AllNoticesProps) {
  const [Notices, setNotices] = useState<ComponentType<AllNoticesProps> | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      import("@/components/site/notices/all-notices").then(
        ({ AllNotices }) => setNotices(() => AllNotices),
        () => undefined,
      );
    }, pauseMs);
    return () => clearTimeout(timer);
  }, []);
  return Notices ? <Notices {...props} /> : null;
}
