import { chromium } from "playwright";

import { chromiumFlags } from "./chromium-flags.mjs";
import { findChromium } from "./system-programs.mjs";

/** The browser of the tests, for tools that measure pages or take pictures of them. */
export async function openChromium() {
  const executablePath = findChromium();
  if (!executablePath) throw new Error("No Chromium: apt-get install chromium.");
  return chromium.launch({ executablePath, args: chromiumFlags });
}
