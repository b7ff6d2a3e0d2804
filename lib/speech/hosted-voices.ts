import "server-only";

import { callService, type ServiceSettings } from "@/lib/speech/call-service";
import type { Budget } from "@/lib/speech/daily-budget";
import { openSoundFiles } from "@/lib/speech/sound-files";
import {
  requireSpeakable,
  speechRates,
  type SpeechOptions,
  type Synthesizer,
} from "@/lib/speech/synthesizer";

/** Raised when the sound changes. */
const finish = "mp3-48/level-16";
const tolerance = 1.03;
const slowest = 0.25;

export type HostedVoiceSettings = ServiceSettings & {
  model: string;
  /** Characters a day. */
  budget: Budget;
};

/** Voices `hosted/<voice>` of any service with `POST /audio/speech`; answers in WAV or MP3. */
export function createHostedVoices(settings: HostedVoiceSettings): Synthesizer {
  const sounds = openSoundFiles();
  const { model, budget } = settings;
  const engineOf = () => `hosted/${new URL(settings.url).host}/${model}/${finish}`;

  async function speak(text: string, voice: string, speed: number, signal: AbortSignal | undefined) {
    if (!(await budget.take(text.length)))
      throw new Error("Today's characters for the hosted voice are used up (SPEECH_API_DAILY_CHARACTERS).");
    const asked = { model, voice, input: text, response_format: "wav", speed };
    const body = () => ({ body: JSON.stringify(asked), type: "application/json" });
    const bytes = await callService(settings, "/audio/speech", body, signal);
    const { finished, measured } = await sounds.finish(bytes, text, { signal });
    if (!finished) throw new Error(`The hosted voice ${voice} answered with silence.`);
    return { speech: finished, wordsAMinute: measured.wordsAMinute };
  }

  return {
    engineOf,
    async synthesize(text, options, signal) {
      requireSpeakable(text);
      const voice = options.voice.replace(/^hosted\//, "");
      const { speech } = await speakAtPace(options, (speed) => speak(text, voice, speed, signal));
      return { ...speech, engine: engineOf() };
    },
    close: sounds.close,
  };
}

type Paced = { wordsAMinute: number };

/** Asks again, slower, where it came too fast. A service that ignores `speed` cannot serve what has a limit. */
async function speakAtPace<Spoken extends Paced>(
  { rate, pace = 1, wordsAMinute: most }: SpeechOptions,
  speak: (speed: number) => Promise<Spoken>,
): Promise<Spoken> {
  const wanted = speechRates[rate];
  const limit = most === undefined ? Infinity : most * wanted;
  let speed = pace * wanted;
  let spoken = await speak(speed);
  if (spoken.wordsAMinute > limit * 1.01) {
    speed = Math.max(slowest, (speed * limit) / spoken.wordsAMinute);
    spoken = await speak(speed);
  }
  if (spoken.wordsAMinute > limit * tolerance)
    throw new Error(
      `The hosted voice speaks ${Math.round(spoken.wordsAMinute)} words a minute and does not slow down to ${Math.round(limit)}.`,
    );
  return spoken;
}
