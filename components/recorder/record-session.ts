import { type Capture, capture } from "@/components/recorder/capture";
import type { Level } from "@/components/recorder/judge-levels";
import { closeMicrophone, type MicrophoneFault, openMicrophone } from "@/components/recorder/open-microphone";
import { beginKept, keepChunk, noteKept } from "@/components/recorder/recording-store";
import { watchLevels } from "@/components/recorder/watch-levels";

export type Take = { contentType: string; chunks: ArrayBuffer[]; seconds: number };
export type Session = { stop: () => Promise<Take> };

type Heard = {
  onLevel: (level: Level) => void;
  /** The microphone is gone: unplugged, or taken away. */
  onLost: () => void;
  /** This browser has no room for it, or no database: it lives as long as the page. */
  onUnkept: () => void;
};

/**
 * Records until it is stopped. Each second lies in the browser's database before the next one begins; where that
 * cannot be had, as in some private windows, the recording lives as long as the page. `key` null keeps nothing.
 */
export async function beginSession(
  key: string | null,
  { onLevel, onLost, onUnkept }: Heard,
): Promise<Session | MicrophoneFault> {
  const stream = await openMicrophone();
  if (typeof stream === "string") return stream;
  const context = new AudioContext();
  const chunks: ArrayBuffer[] = [];
  let kept = Promise.resolve();
  let hasRoom = true;
  // What comes after a second that found no room would leave a hole: nothing more is kept.
  const keep = (work: (key: string) => Promise<void>) => {
    if (key === null) return;
    kept = kept
      .then(() => (hasRoom ? work(key) : undefined))
      .catch(() => {
        hasRoom = false;
        onUnkept();
      });
  };
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1_000;

  function onChunk(bytes: ArrayBuffer) {
    const index = chunks.push(bytes) - 1;
    keep((own) => keepChunk({ key: own, index, bytes }));
    keep((own) => noteKept(own, { seconds: seconds() }));
  }

  let running: Capture;
  try {
    await context.resume();
    running = await capture(stream, context, { onChunk, onEnd: onLost });
  } catch {
    closeMicrophone(stream);
    await context.close();
    return "unsupported";
  }
  keep((own) => beginKept(own, running.contentType));
  const unwatch = watchLevels(stream, context, onLevel);
  for (const track of stream.getAudioTracks()) track.addEventListener("ended", onLost);

  return {
    async stop() {
      const lasted = seconds();
      unwatch();
      await running.stop();
      closeMicrophone(stream);
      await context.close();
      keep((own) => noteKept(own, { seconds: lasted }));
      await kept;
      return { contentType: running.contentType, chunks, seconds: lasted };
    },
  };
}
