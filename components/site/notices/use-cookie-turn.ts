"use client";

import { useEffect, useState } from "react";

import { storeFlag } from "@/components/site/use-stored-flag";

const flag = "cookieNoticeSeen";
const delay = 5000;

function isSeen() {
  try {
    return localStorage.getItem(flag) !== null;
  } catch {
    return true;
  }
}

/** The cookie notice comes five seconds after the page of the first visit began to load, once. */
export function useCookieTurn() {
  const [turn, setTurn] = useState<"waiting" | "now" | "over">(() => (isSeen() ? "over" : "waiting"));
  useEffect(() => {
    if (turn !== "waiting") return;
    const timer = setTimeout(
      () => {
        // Another page may have shown it while this one lay in the back/forward cache.
        if (isSeen()) return setTurn("over");
        storeFlag(flag);
        setTurn("now");
      },
      Math.max(0, delay - performance.now()),
    );
    return () => clearTimeout(timer);
  }, [turn]);
  return [turn, () => setTurn("over")] as const;
}
