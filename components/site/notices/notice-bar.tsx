"use client";

import { type ReactNode, useCallback, useEffect, useState } from "react";
import { createPortal } from "react-dom";

import { freePlace, type NoticePlace } from "@/components/site/notices/free-place";

type NoticeBarProps = { label: string; lang?: string; onClick?: () => void; children: ReactNode };

type Found = { place: NoticePlace; height: number };

/** One strip over the page. It is measured, comes where there is nothing to press, and keeps to that place. */
export function NoticeBar({ label, lang, onClick, children }: NoticeBarProps) {
  const [header] = useState(() => document.querySelector(".site-header"));
  const [found, setFound] = useState<Found | null>(null);
  const measure = useCallback(
    (bar: HTMLElement | null) => {
      if (!bar) return;
      const height = bar.offsetHeight;
      setFound((before) => before ?? { place: freePlace(header, height), height });
    },
    [header],
  );

  const room = found?.place === "room" ? found.height : null;
  useEffect(() => {
    if (room === null) return;
    const { style } = document.documentElement;
    style.setProperty("--notice-room", `${room}px`);
    return () => void style.removeProperty("--notice-room");
  }, [room]);

  const bar = (
    <section
      ref={measure}
      lang={lang}
      aria-label={label}
      onClick={onClick}
      data-place={found?.place}
      className="notice animate-fade border-line-strong bg-card text-sm"
    >
      <div className="page flex min-h-14 items-center justify-center gap-x-3 py-1.5 sm:gap-x-5">
        {children}
      </div>
    </section>
  );
  return header && found && found.place !== "foot" ? createPortal(bar, header) : bar;
}
