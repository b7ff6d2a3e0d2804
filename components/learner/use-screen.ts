import { useEffect } from "react";

/** Who names the page: a screen that is left stays for a moment behind the one that is still being loaded. */
let namer: object | null = null;

/**
 * Names the page after the screen that is shown; null where another part of the screen does. Next.js puts the page's own
 * title back once it has read the page's data, which may be later.
 */
export function useScreenTitle(title: string | null) {
  useEffect(() => {
    if (title === null) return;
    const own = {};
    namer = own;
    const whole = `${title} | Bandwise`;
    const name = () => {
      if (namer === own && document.title !== whole) document.title = whole;
    };
    name();
    const observer = new MutationObserver(name);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      if (namer === own) namer = null;
    };
  }, [title]);
}

let isBack = false;
if (typeof window !== "undefined") window.addEventListener("popstate", () => (isBack = true), true);

/** A screen begins at its top; who goes back finds it where it was. */
export function useScreenTop(path: string) {
  useEffect(() => {
    if (!isBack) window.scrollTo(0, 0);
    isBack = false;
  }, [path]);
}
