"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";

function closeMenus(except?: Element | null) {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>("details[data-menu][open]")) {
    if (menu !== except) menu.open = false;
  }
}

function onPress(event: Event) {
  if (!(event.target instanceof Element)) return;
  closeMenus(event.target.closest("details[data-menu]"));
}

function onClick(event: Event) {
  if (!(event.target instanceof Element)) return;
  const opener = event.target.closest("[data-opens]");
  const drawer = document.getElementById("site-menu");
  if (!(drawer instanceof HTMLDialogElement)) return;
  if (opener) drawer.showModal();
  else if (event.target.closest("#site-menu a, [data-closes]")) drawer.close();
}

function onKey(event: KeyboardEvent) {
  if (event.key !== "Escape") return;
  const menu = document.querySelector<HTMLDetailsElement>("details[data-menu][open]");
  menu?.querySelector("summary")?.focus();
  closeMenus();
}

/** Opens and closes the header's menus; the menus themselves are plain HTML. */
export function MenuBehavior() {
  const pathname = usePathname();
  const shown = useRef(pathname);
  useEffect(() => {
    // A menu opened before this script ran stays open: only a new page closes it.
    if (shown.current === pathname) return;
    shown.current = pathname;
    closeMenus();
  }, [pathname]);

  useEffect(() => {
    document.addEventListener("pointerdown", onPress);
    document.addEventListener("click", onClick);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("pointerdown", onPress);
      document.removeEventListener("click", onClick);
      document.removeEventListener("keydown", onKey);
    };
  }, []);

  return null;
}
