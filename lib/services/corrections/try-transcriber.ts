import "server-only";

import { decodeAudio } from "@/lib/speech/decode-audio.mjs";
import type { Synthesizer } from "@/lib/speech/synthesizer";
import type { Transcriber } from "@/lib/speech/transcriber";
import { countWordErrors } from "@/lib/speech/word-errors";

const sentence = "The library opens at nine on weekdays, and on Sundays it is closed.";
/** A synthetic voice is misheard here and there. */
const mostMisheard = 0.4;
const seconds = 120;

/** Whether it hears a sentence that an embedded voice says; why not, as a sentence, else null. */
export async function tryTranscriber(transcriber: Transcriber, voice: Synthesizer): Promise<string | null> {
  try {
    const { mp3 } = await voice.synthesize(sentence, { voice: "rms", rate: "normal" });
    const { text } = await transcriber.transcribe(
      await decodeAudio(mp3),
      AbortSignal.timeout(seconds * 1_000),
    );
    const { words, errors } = countWordErrors(sentence, text);
    return errors <= mostMisheard * words ? null : `${errors} of ${words} words are others.`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
