"use client";

import { useEffect } from "react";

const lookEveryMs = 10 * 60_000;

async function readBuild(apiBase: string) {
  const answer = await fetch(`${apiBase}/api/common/version`, { cache: "no-store" });
  const { data } = (await answer.json()) as { data: { build: string } };
  return data.build;
}

/** A plain press of a link inside the site, which Next.js would follow without leaving the page. */
function followedLink(event: MouseEvent) {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  const isInside = link?.origin === location.origin && !link.target && !link.hasAttribute("download");
  return isInside && link.pathname !== location.pathname ? link : null;
}

/** Once the server has a newer build, the next link is followed by loading its page anew. */
export function VersionWatch({ apiBase, build }: { apiBase: string; build: string }) {
  useEffect(() => {
    if (!build) return;
    const stop = new AbortController();
    const { signal } = stop;
    async function look() {
      const current = document.hidden ? build : await readBuild(apiBase).catch(() => build);
      if (current === build || signal.aborted) return;
      clearInterval(timer);
      document.addEventListener("click", load, { capture: true, signal });
    }
    function load(event: MouseEvent) {
      const link = followedLink(event);
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      location.assign(link.href);
    }
    const timer = setInterval(() => void look(), lookEveryMs);
    document.addEventListener("visibilitychange", () => void look(), { signal });
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  }, [apiBase, build]);
  return null;
}
