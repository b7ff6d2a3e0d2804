import { randomUUID } from "node:crypto";
import { mkdir, open, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";

const draftEnding = ".part";

/** A file that was being written: what a killed process leaves of it may be thrown away. */
export function isDraft(name: string) {
  return name.startsWith(".") && name.endsWith(draftEnding);
}

/**
 * Writes beside and moves into place: whoever reads gets the whole old file or the whole new one, also after a power
 * loss. The folder is made when it is missing; a failure leaves the old file and no draft.
 */
export async function replaceFile(
  file: string,
  content: string | Uint8Array | AsyncIterable<Uint8Array>,
  { mode = 0o600 }: { mode?: number } = {},
) {
  const folder = path.dirname(file);
  const draft = path.join(folder, `.${randomUUID()}${draftEnding}`);
  await mkdir(folder, { recursive: true });
  try {
    await writeFile(draft, content, { flag: "wx", flush: true, mode });
    await rename(draft, file);
  } catch (cause) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw cause;
  }
  await syncFolder(folder);
}

/** The new name itself is on the disk only then. Not every system lets a folder be opened; the file is whole either way. */
async function syncFolder(folder: string) {
  const handle = await open(folder, "r").catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
