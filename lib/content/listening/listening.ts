import { z } from "zod";

import spoken from "@/public/audio/listening/index.json";
import { listeningLevels, SpokenRecording } from "@/lib/content/listening/listening-schema";

const recordings = z.array(SpokenRecording).min(1).parse(spoken);

/** The recordings by level, the easy ones first. */
export function listRecordings() {
  return listeningLevels.map((level) => ({
    level,
    recordings: recordings.filter((recording) => recording.level === level),
  }));
}
