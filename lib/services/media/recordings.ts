import "server-only";

import pLimit from "p-limit";

import { contentHash } from "@/lib/bank/item-id";
import { AppError } from "@/lib/core/errors";
import type { FileStore } from "@/lib/integrations/storage/file-store";
import type { SpeechRate, Synthesizer, Voice } from "@/lib/speech/synthesizer";

export type Spoken = { text: string; voice: Voice; rate: SpeechRate; pace?: number; wordsAMinute?: number };

export type Recordings = {
  has: (spoken: Spoken) => Promise<boolean>;
  /** The MP3, made now if nobody has asked for it before. Throws `audio/unavailable`. */
  read: (spoken: Spoken) => Promise<Uint8Array<ArrayBuffer>>;
  /** Makes it before somebody asks, if it is not there: one at a time, and only while nobody waits. True when it was made. */
  prepare: (spoken: Spoken) => Promise<boolean>;
  /** Where the client can fetch it from the store itself; null when it comes through the API. */
  address: (spoken: Spoken, seconds: number) => Promise<string | null>;
  close: () => Promise<void>;
};

type Settings = { files: FileStore; synthesizer: Synthesizer; onError: (error: unknown) => void };

/** Recordings by the hash of what is said and how. Calls for one that is being made share the work. */
export function createRecordings({ files, synthesizer, onError }: Settings): Recordings {
  const inWork = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  const ahead = pLimit(1);
  const nameOf = (spoken: Spoken) =>
    `${contentHash({ engine: synthesizer.engineOf(spoken.voice), ...spoken })}.mp3`;

  async function make(name: string, spoken: Spoken) {
    const stored = await files.get(name).catch((error: unknown) => {
      onError(error);
      return null;
    });
    if (stored) return stored;
    const { text, ...options } = spoken;
    const { mp3 } = await synthesizer.synthesize(text, options).catch((cause: unknown) => {
      throw new AppError("audio/unavailable", { cause, retryAfter: 5 });
    });
    // A full disk costs the next listener a moment, not this one the recording.
    await files.put(name, mp3).then(() => undefined, onError);
    return mp3;
  }

  async function read(spoken: Spoken) {
    const name = nameOf(spoken);
    const current = inWork.get(name) ?? make(name, spoken).finally(() => inWork.delete(name));
    inWork.set(name, current);
    return current;
  }

  const has = async (spoken: Spoken) => (await files.stat(nameOf(spoken))) !== null;

  async function prepare(spoken: Spoken) {
    while (inWork.size > 0) await Promise.allSettled(inWork.values());
    if (await has(spoken)) return false;
    await read(spoken);
    return true;
  }

  return {
    read,
    has,
    prepare: async (spoken) => !(await has(spoken)) && ahead(() => prepare(spoken)),
    async address(spoken, seconds) {
      const name = nameOf(spoken);
      const url = await files.url(name, seconds);
      if (url === null || (await files.stat(name))) return url;
      await read(spoken);
      return url;
    },
    close: synthesizer.close,
  };
}
