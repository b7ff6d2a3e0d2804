import type { PartMeasures } from "@/lib/assess/speech/measure-part";
import { speechSampleRate, type SpokenTranscript } from "@/lib/assess/speech/speech-assessment";
import type { Transcriber, Transcript } from "@/lib/speech/transcriber";

/** For all parts together: less than a correction may take, so that the measures still come back. */
const mostHearingSeconds = 70;

/** Rejects when the time is over, also where nobody who was asked looks at it. */
const endOf = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });

/**
 * Transcripts by part, null for what has no speech in it and is sent to nobody. Null as a whole when the transcriber
 * failed or took too long. Rejects when `signal` aborts.
 */
export async function hearParts(
  transcriber: Transcriber,
  parts: readonly Float32Array[],
  measured: readonly PartMeasures[],
  {
    signal,
    seconds = mostHearingSeconds,
  }: { signal?: AbortSignal | undefined; seconds?: number | undefined },
): Promise<(Transcript | null)[] | null> {
  const limit = AbortSignal.timeout(seconds * 1_000);
  const either = signal ? AbortSignal.any([signal, limit]) : limit;
  const over = endOf(either);
  over.catch(() => undefined);
  const heard: (Transcript | null)[] = [];
  for (const [at, samples] of parts.entries()) {
    if (measured[at]?.state !== "heard") heard.push(null);
    else
      try {
        heard.push(
          await Promise.race([
            transcriber.transcribe({ samples, sampleRate: speechSampleRate }, either),
            over,
          ]),
        );
      } catch {
        signal?.throwIfAborted();
        return null;
      }
  }
  return heard;
}

const syllablesOf = (word: string) => Math.max(1, word.toLowerCase().match(/[aeiouy]+/g)?.length ?? 0);

/** Of the syllables that sound, as many have to stand in the transcript; the counts are rough, so the limits are wide. */
const least = 0.35;
const most = 2.5;

/** Whether so many words can have been said: a recognizer that heard nothing it knows writes some phrase of its own. */
export function isPlausible({ words }: SpokenTranscript, measured: readonly PartMeasures[]): boolean {
  const written = words.reduce((all, { word }) => all + syllablesOf(word), 0);
  const sounded = measured.reduce((all, { syllables }) => all + syllables, 0);
  return written >= least * sounded && written <= most * sounded;
}
