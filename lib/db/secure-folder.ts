import "server-only";
import { accessSync, chmodSync, constants, lstatSync, readdirSync, statSync } from "node:fs";
import path from "node:path";

import { makeFolder } from "@/lib/db/make-folder.mjs";

/** What lies in a data folder. Nothing else in it is touched: somebody may have named a folder of theirs. */
const ours = ["audio", "cms", "outbox", "pglite", "sandbox", "secret", "share-pictures", "uploads"];
const others = 0o077;
const sticky = 0o1000;

/** Makes the data folder when it is missing, and everything in it its owner's alone, also what an older version left. */
export function secureFolder(dataDir: string) {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    const code = cause instanceof Error && "code" in cause ? String(cause.code) : "no reason given";
    throw new Error(
      `The data folder ${dataDir} cannot be written (${code}): give this user the right to write there, or choose another folder with DATA_DIR.`,
      { cause },
    );
  }
  const isShared = (statSync(dataDir).mode & sticky) !== 0 || path.dirname(dataDir) === dataDir;
  if (isShared)
    throw new Error(
      `The data folder ${dataDir} is a place that everybody on this machine uses: choose a folder of its own with DATA_DIR.`,
    );
  tighten(dataDir);
  for (const name of ours) tightenAll(path.join(/* turbopackIgnore: true */ dataDir, name));
}

function tightenAll(place: string) {
  const found = lstatSync(place, { throwIfNoEntry: false });
  if (!found || found.isSymbolicLink()) return;
  tighten(place);
  if (found.isDirectory()) for (const name of readdirSync(place)) tightenAll(path.join(place, name));
}

/** Files of another user stay as they are: only that user may change them. */
function tighten(place: string) {
  const { mode, uid } = lstatSync(place);
  const isOwn = uid === process.getuid?.();
  if (isOwn && (mode & others) !== 0) chmodSync(place, mode & 0o7700);
}
