import "server-only";

import type { MediaRef } from "@/lib/questions/stored-step";
import { type PinnedMedia, readMediaVersions } from "@/lib/services/media/media-versions";
import { spokenOf } from "@/lib/services/media/read-media";
import type { Runtime } from "@/lib/services/runtime";

/**
 * Makes the recordings of a step that is not open yet, so that it plays at once when its time has come. Nobody waits for
 * it; what fails here is tried again when it is played.
 */
export async function prepareRecordings(
  runtime: Runtime,
  refs: readonly MediaRef[],
  pinned: PinnedMedia,
): Promise<void> {
  const wanted = pinned.filter(({ id }) =>
    refs.some(({ mediaId, kind }) => mediaId === id && kind === "audio"),
  );
  try {
    const versions = await readMediaVersions(runtime.database.db, wanted);
    for (const { source } of versions.values()) {
      if (source.from !== "speech") continue;
      await runtime.recordings.prepare(spokenOf(source, "normal"));
    }
  } catch (err) {
    runtime.log.warn({ err }, "a recording could not be made ahead of its step");
  }
}
