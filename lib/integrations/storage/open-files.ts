import "server-only";

import type { ServerEnv } from "@/lib/env/server";
import type { Files } from "@/lib/integrations/storage/file-store";
import { createFolderFiles } from "@/lib/integrations/storage/folder-store";

/** Where the product keeps its files: in the data folder. Processes on several machines have to share it. */
export function openFiles(env: Pick<ServerEnv, "dataDir">): Files {
  return createFolderFiles(env.dataDir);
}
