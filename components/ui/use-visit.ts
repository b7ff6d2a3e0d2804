"use client";

import { useEffect, useState } from "react";

/**
 * Which visit of the page this is: one more each time it comes back from the back/forward cache, with all its state as
 * it was left. As a `key` it draws anew what belonged to the visit before.
 */
export function useVisit() {
  const [visit, setVisit] = useState(0);
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setVisit((before) => before + 1);
    };
    addEventListener("pageshow", onShow);
    return () => removeEventListener("pageshow", onShow);
  }, []);
  return visit;
}
