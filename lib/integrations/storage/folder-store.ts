import "server-only";
import { createReadStream } from "node:fs";
import { open, readdir, readFile, rm, stat } from "node:fs/promises";
import path from "node:path";

import { isDraft, replaceFile } from "@/lib/core/replace-file";
import { checkName, contentTypeOf } from "@/lib/integrations/storage/file-name";
import type { Files, FileStore, StoredFile } from "@/lib/integrations/storage/file-store";

function isMissing(error: unknown) {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}

/** What is not there is null; every other failure is one. */
async function orNull<Value>(work: Promise<Value>): Promise<Value | null> {
  return work.catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
}

/** Each namespace in a folder of its name. */
export function createFolderFiles(root: string): Files {
  return (namespace) => createFolderStore(path.join(root, namespace));
}

/** Files in one folder of this machine, or one that several machines mount. */
export function createFolderStore(folder: string): FileStore {
  const place = (name: string) => path.join(folder, checkName(name).name);

  async function describe(name: string): Promise<StoredFile | null> {
    const { contentType } = checkName(name);
    const found = await orNull(stat(place(name)));
    return found && { name, contentType, bytes: found.size, storedAt: found.mtime };
  }
  const names = async () => (await orNull(readdir(folder))) ?? [];

  return {
    async put(name, content) {
      await replaceFile(place(name), content);
      const stored = await describe(name);
      if (!stored) throw new Error(`${name} was removed while it was stored.`);
      return stored;
    },
    async get(name) {
      const bytes = await orNull(readFile(place(name)));
      return bytes && new Uint8Array(bytes);
    },
    open: (name, range) => openFile(place(name), () => describe(name), range),
    stat: describe,
    delete: async (name) => rm(place(name), { force: true }),
    async *list({ prefix = "", before } = {}) {
      for (const name of (await names()).toSorted()) {
        if (!name.startsWith(prefix) || contentTypeOf(name) === null) continue;
        const file = await describe(name);
        if (file && (!before || file.storedAt < before)) yield file;
      }
    },
    url: async () => null,
    async clean(before) {
      for (const name of (await names()).filter(isDraft)) {
        const draft = path.join(folder, name);
        const found = await orNull(stat(draft));
        if (found && found.mtime < before) await rm(draft, { force: true });
      }
    },
  };
}

/** The handle is opened first: a file that is replaced meanwhile is read to the end as it was. */
async function openFile(
  file: string,
  describe: () => Promise<StoredFile | null>,
  range: { first: number; last?: number } | undefined,
) {
  const stored = await describe();
  const handle = stored && (await orNull(open(file, "r")));
  if (!handle) return null;
  const { size, mtime } = await handle.stat();
  const facts = { ...stored, bytes: size, storedAt: mtime };
  const first = range?.first ?? 0;
  const last = Math.min(range?.last ?? size - 1, size - 1);
  if (first > last) {
    await handle.close();
    return range ? null : { ...facts, range: null, stream: new Blob([]).stream() };
  }
  const read = createReadStream(file, { fd: handle, start: first, end: last });
  return { ...facts, range: { first, last }, stream: streamOf(read) };
}

function streamOf(source: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const parts = source[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await parts.return?.()),
  });
}
