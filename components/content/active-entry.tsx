"use client";

import { useEffect, useRef } from "react";

/** How far below the top of the window a section counts as being read. */
const line = 160;

function sectionsOf(list: Element) {
  return [...list.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    return heading ? [{ link, heading }] : [];
  });
}

/** Marks the entry of the contents whose section is being read. */
export function ActiveEntry() {
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const list = marker.current?.parentElement;
    if (!list) return;
    const sections = sectionsOf(list);
    let frame = 0;
    function mark() {
      frame = 0;
      const read = sections.findLast(({ heading }) => heading.getBoundingClientRect().top <= line);
      for (const { link } of sections) {
        if (link === read?.link) link.setAttribute("aria-current", "location");
        else link.removeAttribute("aria-current");
      }
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(mark);
    };
    mark();
    addEventListener("scroll", onScroll, { passive: true });
    return () => {
      removeEventListener("scroll", onScroll);
      cancelAnimationFrame(frame);
    };
  }, []);
  return <span ref={marker} hidden />;
}
