import { statSync } from "node:fs";
import path from "node:path";

import { inputFiles } from "@/scripts/start/stamp.mjs";

/** Names, sizes and times of the files below `places`: another text whenever one of them is written, moved or deleted. */
export function signatureOf(root: string, places: string[]): string {
  return inputFiles(root, places)
    .map((file) => {
      const { size, mtimeMs, ino } = statSync(path.join(root, file));
      return `${file} ${ino} ${size} ${mtimeMs}`;
    })
    .join("\n");
}

/**
 * Calls `onChange` after the files have changed. It looks at them instead of waiting for the system's word, which
 * differs between systems and loses files that an editor replaces.
 */
export function watchFiles(
  look: () => string,
  onChange: () => Promise<void>,
  { every = 250 }: { every?: number } = {},
) {
  let last = look();
  let timer = setTimeout(lookOnce, every);
  function lookOnce() {
    const begun = performance.now();
    const now = lookAgain();
    if (now !== null && now !== last) {
      last = now;
      void onChange();
    }
    // With many files a look takes long; most of the time is left to others.
    timer = setTimeout(lookOnce, Math.max(every, 5 * (performance.now() - begun)));
  }
  /** A file that goes away while it is looked at is looked at again next time. */
  function lookAgain() {
    try {
      return look();
    } catch {
      return null;
    }
  }
  return () => clearTimeout(timer);
}
