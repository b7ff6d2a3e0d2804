import { existsSync } from "node:fs";

import { findMiniBrowser } from "@/scripts/browsers/open-webkit";
import { run } from "@/scripts/start/run.mjs";

const isThere = (...files: string[]) => files.some((file) => existsSync(file));
const firefox = process.env.FIREFOX_PATH ?? "/usr/bin/firefox-esr";
const codecs = "/usr/lib/x86_64-linux-gnu";

/** Debian's packages, and how to see that one is there. The two last ones play the films. */
const wanted = [
  { name: "firefox-esr", isHere: () => isThere(firefox) },
  {
    name: "webkit2gtk-driver",
    isHere: () => isThere("/usr/bin/WebKitWebDriver") && findMiniBrowser() !== null,
  },
  { name: "xvfb", isHere: () => isThere("/usr/bin/Xvfb") },
  {
    name: "gstreamer1.0-plugins-good",
    isHere: () =>
      isThere(
        `${codecs}/gstreamer-1.0/libgstisomp4.so`,
        "/usr/lib/aarch64-linux-gnu/gstreamer-1.0/libgstisomp4.so",
      ),
  },
  {
    name: "gstreamer1.0-libav",
    isHere: () =>
      isThere(
        `${codecs}/gstreamer-1.0/libgstlibav.so`,
        "/usr/lib/aarch64-linux-gnu/gstreamer-1.0/libgstlibav.so",
      ),
  },
];

/** Installs with apt-get what is missing of both browsers. */
export async function ensureBrowsers(): Promise<void> {
  const names = wanted.filter(({ isHere }) => !isHere()).map(({ name }) => name);
  if (names.length === 0) return;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-qq"], { env });
  const { code, output } = await run(
    "apt-get",
    ["install", "-y", "-qq", "--no-install-recommends", ...names],
    { env },
  );
  if (code !== 0 || wanted.some(({ isHere }) => !isHere()))
    throw new Error(
      `These are missing: as root, run apt-get install ${names.join(" ")}.\n${output.slice(-2_000)}`,
    );
}
