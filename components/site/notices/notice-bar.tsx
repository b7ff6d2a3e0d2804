"use client";

import { type ReactNode, useState } from "react";
import { createPortal } from "react-dom";

import { freePlace } from "@/components/site/notices/free-place";

type NoticeBarProps = { label: string; lang?: string; onClick?: () => void; children: ReactNode };

/** One strip over the page. It comes where there is nothing to press, and keeps to that place. */
export function NoticeBar({ label, lang, onClick, children }: NoticeBarProps) {
  const [{ header, place }] = useState(() => {
    const found = document.querySelector(".site-header");
    return { header: found, place: freePlace(found) };
  });
  const bar = (
    <section
      lang={lang}
      aria-label={label}
      onClick={onClick}
      data-place={place}
      className="notice animate-fade border-line-strong bg-card text-sm"
    >
      <div className="page flex min-h-14 items-center justify-center gap-x-3 py-1.5 sm:gap-x-5">
        {children}
      </div>
    </section>
  );
  return header && place === "head" ? createPortal(bar, header) : bar;
}
