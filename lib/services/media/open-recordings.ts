import "server-only";
import path from "node:path";

import type { ServerEnv } from "@/lib/env/server";
import { createFolderStore } from "@/lib/integrations/storage/folder-store";
import { createRecordings } from "@/lib/services/media/recordings";
import { createFliteSynthesizer } from "@/lib/speech/flite-synthesizer";

/** Recordings by the embedded voice, kept in the data folder. */
export function openRecordings(env: ServerEnv, onError: (error: unknown) => void) {
  const files = createFolderStore(path.join(env.dataDir, "audio"));
  return createRecordings({ files, synthesizer: createFliteSynthesizer(), onError });
}
