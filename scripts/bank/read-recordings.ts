import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { BankMedia } from "@/lib/bank/media";
import { parseLines } from "@/lib/bank/parse-lines";
import { spokenOf } from "@/lib/services/media/read-media";
import type { Spoken } from "@/lib/services/media/recordings";
import type { Voice } from "@/lib/speech/synthesizer";

/** A recording the bank needs, of a task and level. */
export type WantedRecording = { id: string; type: string; level: string; spoken: Spoken };

/** What is spoken in the files `<task>-<level>.ndjson` of a folder, by their own voice or another. */
export function readRecordings(folder: string, voice?: Voice): WantedRecording[] {
  const files = readdirSync(folder).filter((name) => name.endsWith(".ndjson"));
  return files.sort().flatMap((file) => {
    const [, type = file, level = ""] = /^(.+)-(\w\d)\.ndjson$/.exec(file) ?? [];
    return parseLines(readFileSync(join(folder, file), "utf8"), BankMedia).flatMap(({ id, source }) =>
      source.from === "speech"
        ? [{ id, type, level, spoken: { ...spokenOf(source, "normal"), ...(voice && { voice }) } }]
        : [],
    );
  });
}
