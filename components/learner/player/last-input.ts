"use client";

let isByKeys = false;

if (typeof window !== "undefined") {
  window.addEventListener("keydown", () => (isByKeys = true), true);
  window.addEventListener("pointerdown", () => (isByKeys = false), true);
}

/** Whether the last thing done was done with a key: then what gets the focus shows it, also where a browser would not. */
export const wasByKeys = () => isByKeys;
