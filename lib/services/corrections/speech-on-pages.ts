import "server-only";
import { setTimeout as wait } from "node:timers/promises";

import { followTags } from "@/lib/content/live/follow-tags";
import { isSpeechSold } from "@/lib/services/corrections/is-speech-sold";
import type { Runtime } from "@/lib/services/runtime";

/** Pages that say whether correction of speaking is sold here. */
const speechTag = "speech";
const everyMillis = 5_000;

const place = Symbol.for("bandwise.speech-sold");
const holder: typeof globalThis & { [place]?: boolean } = globalThis;

/** What pages say of it: nothing is sold before a transcriber was tried. */
export async function readSpeechSold(): Promise<boolean> {
  await followTags([speechTag]);
  return holder[place] ?? false;
}

/**
 * Looks whether pages still say what is true: a transcriber is tried while the process starts, and what an earlier start
 * had said of another one is made anew.
 */
export function followSpeech(runtime: Runtime) {
  const { log, site, stopping } = runtime;
  let shown: boolean | null = null;
  const look = async () => {
    const isSold = isSpeechSold(runtime);
    holder[place] = isSold;
    if (isSold === shown) return;
    await site.expire([speechTag]);
    shown = isSold;
  };
  const follow = async () => {
    while (!stopping.signal.aborted) {
      await look().catch((err: unknown) => log.debug({ err }, "pages do not say yet whether speech is sold"));
      await wait(everyMillis, undefined, { signal: stopping.signal, ref: false });
    }
  };
  void follow().catch((err: unknown) => {
    if (!stopping.signal.aborted) log.error({ err }, "nobody looks any more whether speech is sold");
  });
}
