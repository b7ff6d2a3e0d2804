import { z } from "zod";

export const embeddedVoices = ["slt", "rms", "awb"] as const;
export type EmbeddedVoice = (typeof embeddedVoices)[number];

/** `rms` is embedded; `hosted/alloy` a service's; `kokoro-multi-lang-v1_0/af_heart` one of a model that was added. */
export const Voice = z
  .string()
  .regex(
    /^(slt|rms|awb|[a-z0-9][\w.-]{0,80}\/[\w-]{1,60})$/i,
    "an embedded voice (slt, rms, awb), hosted/<voice>, or <model>/<speaker>",
  );
export type Voice = z.infer<typeof Voice>;

export const speechRates = { normal: 1, slow: 0.75 } as const;
export type SpeechRate = keyof typeof speechRates;

/**
 * Speech as an MP3 of `seconds` length at -16 LUFS, with 0.2 s of silence before and after; `peaks` has the loudest
 * sample of each 20 ms, from 0 to 1; `engine` is what made it.
 */
export type Speech = {
  mp3: Uint8Array<ArrayBuffer>;
  seconds: number;
  peaks: Float32Array;
  engine: string;
};

/** `pace` is a part of the voice's own speed; it is slowed further to `wordsAMinute` at most; `rate` is a part of that. */
export type SpeechOptions = { voice: Voice; rate: SpeechRate; pace?: number; wordsAMinute?: number };

/** Turns English text into speech. */
export type Synthesizer = {
  /** Name and version of what gives a voice its sound: recordings of another engine are made anew. */
  engineOf: (voice: Voice) => string;
  /** `text` is English, at most 600 characters. Rejects when nothing could be rendered within the time limit. */
  synthesize: (text: string, options: SpeechOptions, signal?: AbortSignal) => Promise<Speech>;
  close: () => Promise<void>;
};

const maxCharacters = 600;

export function requireSpeakable(text: string) {
  if (text.length === 0 || text.length > maxCharacters) throw new Error("Text is empty or too long.");
}

/** What an engine that ends in `finishSpeech` answers. */
export const FinishedSpeech = z.object({
  mp3: z.instanceof(Uint8Array).transform((bytes) => new Uint8Array(bytes)),
  seconds: z.number(),
  peaks: z.instanceof(Float32Array),
});
