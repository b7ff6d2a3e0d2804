"use client";

import { useEffect, useState } from "react";

const findBanner = () => document.querySelector(".update-banner");

/** Whether the update banner has had its turn: it was closed, was scrolled past, or there is none. */
export function useBannerPassed() {
  const [isPassed, setPassed] = useState(() => findBanner() === null);
  useEffect(() => {
    const banner = findBanner();
    if (!banner) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => !isIntersecting)) setPassed(true);
    });
    observer.observe(banner);
    return () => observer.disconnect();
  }, []);
  return isPassed;
}
