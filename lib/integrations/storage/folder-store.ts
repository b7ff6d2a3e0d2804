import "server-only";
import { access, readFile } from "node:fs/promises";
import path from "node:path";

import { replaceFile } from "@/lib/core/replace-file";
import type { FileStore } from "@/lib/integrations/storage/file-store";

const namePattern = /^[a-z0-9][a-z0-9-]{0,120}\.[a-z0-9]{1,8}$/;

function isMissing(error: unknown) {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}

/** Files in one folder of this machine. */
export function createFolderStore(folder: string): FileStore {
  function place(name: string) {
    if (!namePattern.test(name)) throw new Error(`"${name}" is not the name of a stored file.`);
    return path.join(folder, name);
  }

  return {
    put: async (name, bytes) => replaceFile(place(name), bytes),
    async get(name) {
      try {
        return new Uint8Array(await readFile(place(name)));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async has(name) {
      try {
        await access(place(name));
        return true;
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    },
    url: async () => null,
  };
}
