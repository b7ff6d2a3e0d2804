"use client";

import { X } from "lucide-react";

import { storeFlag } from "@/components/site/use-stored-flag";

const bannerFlag = "updateNoticeClosed";

function close() {
  storeFlag(bannerFlag);
  document.documentElement.dataset.noticeClosed = "";
}

export function CloseBanner({ label }: { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={close}
      className="grid size-11 shrink-0 place-items-center rounded-card hover:bg-marker/40"
    >
      <X aria-hidden size={18} strokeWidth={1.75} />
    </button>
  );
}
