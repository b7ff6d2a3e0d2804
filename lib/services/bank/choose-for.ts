import "server-only";
import path from "node:path";

import { loadMedia } from "@/lib/bank/load-items";
import { type Cast, castVoice, parseCast } from "@/lib/bank/voices";
import { chooseMedia, type MediaChoice } from "@/lib/services/bank/choose-media";
import { passingCast, readMeasured } from "@/lib/services/bank/measured-voices";
import { readPeople } from "@/lib/services/media/people-recordings";
import { spokenOf } from "@/lib/services/media/read-media";
import type { Runtime } from "@/lib/services/runtime";

/** The recordings of people that were imported here, and what the voices that the operator cast have spoken so far. */
export async function chooseFor(runtime: Runtime, bankFolder: string): Promise<MediaChoice> {
  const { env, files, log } = runtime;
  const wanted = env.BANK_VOICES === undefined ? {} : parseCast(env.BANK_VOICES);
  const { cast, faults } = passingCast(wanted, await readMeasured(env.dataDir));
  for (const fault of faults) log.warn({ fault }, "a voice of BANK_VOICES does not speak what is scored");
  const made = Object.keys(cast).length === 0 ? [] : await madeIn(runtime, cast, bankFolder);
  return chooseMedia({ people: await readPeople(files("people")), cast, made });
}

/** A recording that cannot be made keeps the voice it has, so that no question is asked in silence. */
async function madeIn({ recordings, log }: Runtime, cast: Cast, bankFolder: string) {
  const media = await loadMedia(path.join(bankFolder, "media"));
  const made: string[] = [];
  let missing = 0;
  for (const one of media) {
    const { source } = castVoice(one, cast);
    if (source.from !== "speech" || source === one.source) continue;
    if (await recordings.has(spokenOf(source, "normal"))) made.push(one.id);
    else missing += 1;
  }
  if (missing > 0)
    log.warn({ made: made.length, missing }, "npm run bank:record -- --voice makes what BANK_VOICES lacks");
  return made;
}
