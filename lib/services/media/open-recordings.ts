import "server-only";

import type { ServerEnv } from "@/lib/env/server";
import type { FileStore } from "@/lib/integrations/storage/file-store";
import { openVoices } from "@/lib/services/media/open-voices";
import { createRecordings } from "@/lib/services/media/recordings";

/** Recordings by the voices of this installation, each made once. */
export function openRecordings(env: ServerEnv, files: FileStore, onError: (error: unknown) => void) {
  return createRecordings({ files, synthesizer: openVoices(env), onError });
}
