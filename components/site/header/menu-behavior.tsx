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

/** Who comes back to the page, or goes on in a frame of it, finds no menu over it. */
const onLeave = () => closeMenus();

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
    // First of all: the controls of a film keep a press to themselves, and a film of another host tells nothing but that the focus went there.
    document.addEventListener("pointerdown", onPress, true);
    addEventListener("blur", onLeave);
    document.addEventListener("click", onClick);
    document.addEventListener("keydown", onKey);
    addEventListener("pagehide", onLeave);
    return () => {
      document.removeEventListener("pointerdown", onPress, true);
      removeEventListener("blur", onLeave);
      document.removeEventListener("click", onClick);
      document.removeEventListener("keydown", onKey);
      removeEventListener("pagehide", onLeave);
    };
  }, []);

  return null;
}
