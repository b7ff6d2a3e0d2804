export const voices = ["slt", "rms", "awb"] as const;
export type Voice = (typeof voices)[number];

export const speechRates = { normal: 1, slow: 0.75 } as const;
export type SpeechRate = keyof typeof speechRates;

/** Speech as an MP3 of `seconds` length at -16 LUFS, with 0.2 s of silence before and after; `peaks` has the loudest sample of each 20 ms, from 0 to 1. */
export type Speech = { mp3: Uint8Array<ArrayBuffer>; seconds: number; peaks: Float32Array };

/** `pace` is a part of the voice's own speed; it is slowed further to `wordsAMinute` at most; `rate` is a part of that. */
export type SpeechOptions = { voice: Voice; rate: SpeechRate; pace?: number; wordsAMinute?: number };

/** Turns English text into speech. */
export type Synthesizer = {
  /** Name and version: recordings of another engine are made anew. */
  engine: string;
  /** `text` is English, at most 600 characters. Rejects when nothing could be rendered within the time limit. */
  synthesize: (text: string, options: SpeechOptions) => Promise<Speech>;
  close: () => Promise<void>;
};
