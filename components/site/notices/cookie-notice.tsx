"use client";

import { useEffect, useState } from "react";

import { Button } from "@/components/ui/button";
import { storeFlag } from "@/components/site/use-stored-flag";

const flag = "cookieNoticeSeen";
const delay = 5000;

type CookieNoticeProps = { label: string; text: string; more: string; moreHref: string; accept: string };

/** Comes five seconds after the page of the first visit began to load, once. Any click in it closes it. */
export function CookieNotice({ label, text, more, moreHref, accept }: CookieNoticeProps) {
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    if (isSeen()) return;
    const timer = setTimeout(
      () => {
        storeFlag(flag);
        setShown(true);
      },
      Math.max(0, delay - performance.now()),
    );
    return () => clearTimeout(timer);
  }, []);

  if (!isShown) return null;
  return (
    <section
      aria-label={label}
      onClick={() => setShown(false)}
      className="pointer-events-auto flex w-full max-w-text animate-rise flex-wrap items-center gap-x-5 gap-y-2 rounded-card border border-line-strong bg-card p-4 text-sm shadow-float"
    >
      <p className="min-w-52 flex-1">
        {text}{" "}
        <a href={moreHref} className="text-teal underline underline-offset-4">
          {more}
        </a>
      </p>
      <Button size="sm" className="max-sm:w-full">
        {accept}
      </Button>
    </section>
  );
}

function isSeen() {
  try {
    return localStorage.getItem(flag) !== null;
  } catch {
    return true;
  }
}
