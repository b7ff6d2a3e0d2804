/** Mono sound: samples from -1 to 1. */
export type Wave = { sampleRate: number; samples: Float32Array };

/** A WAV file of 16 bits. */
export function toWaveFile({ sampleRate, samples }: Wave): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(44 + 2 * samples.length);
  const view = new DataView(bytes.buffer);
  const write = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at);
  write(0, "RIFF");
  view.setUint32(4, bytes.length - 8, true);
  write(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, 2 * sampleRate, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  write(36, "data");
  view.setUint32(40, 2 * samples.length, true);
  for (const [index, sample] of samples.entries())
    view.setInt16(44 + 2 * index, Math.round(32_767 * Math.max(-1, Math.min(1, sample))), true);
  return bytes;
}
