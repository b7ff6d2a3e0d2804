/** What the server reads speech at: more would only be more to send. */
export const waveRate = 16_000;

/** The same sound at 16 kHz, 16 bits: each sample is the mean of those it stands for, which keeps high tones out. */
export function toPcm(samples: Float32Array, sampleRate: number): Int16Array<ArrayBuffer> {
  const step = Math.max(1, sampleRate / waveRate);
  return Int16Array.from({ length: Math.floor(samples.length / step) }, (_, index) => {
    const part = samples.subarray(Math.floor(index * step), Math.max(Math.floor((index + 1) * step), 1));
    const mean = part.reduce((sum, sample) => sum + sample, 0) / Math.max(1, part.length);
    return Math.round(32_767 * Math.max(-1, Math.min(1, mean)));
  });
}

/** The first 44 bytes of a WAV file, mono, 16 bits, in front of so many bytes of samples. */
export function waveHeader(bytes: number, sampleRate: number): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(44));
  const write = (at: number, text: string) =>
    [...text].forEach((letter, index) => view.setUint8(at + index, letter.charCodeAt(0)));
  write(0, "RIFF");
  view.setUint32(4, 36 + bytes, true);
  write(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, 2 * sampleRate, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  write(36, "data");
  view.setUint32(40, bytes, true);
  return view.buffer;
}
