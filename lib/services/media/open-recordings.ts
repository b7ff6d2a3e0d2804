import "server-only";

import type { FileStore } from "@/lib/integrations/storage/file-store";
import { createRecordings } from "@/lib/services/media/recordings";
import { createFliteSynthesizer } from "@/lib/speech/flite-synthesizer";

/** Recordings by the embedded voice, each made once. */
export function openRecordings(files: FileStore, onError: (error: unknown) => void) {
  return createRecordings({ files, synthesizer: createFliteSynthesizer(), onError });
}
