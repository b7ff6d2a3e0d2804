"use client";

import type { ReactNode } from "react";

import { storeFlag } from "@/components/site/use-stored-flag";

const bannerFlag = "updateNoticeClosed";

function close() {
  storeFlag(bannerFlag);
  document.documentElement.dataset.noticeClosed = "";
}

/** The picture comes from the server: no page loads a script for it. */
export function CloseBanner({ label, children }: { label: string; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={close}
      className="grid size-11 shrink-0 place-items-center rounded-card hover:bg-marker/40"
    >
      {children}
    </button>
  );
}
