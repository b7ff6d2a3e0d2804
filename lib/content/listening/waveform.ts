const loudest = 35;

/** The loudest sample of each 48th of a recording (or of as many parts as asked), against the loudest of all, as one sign each. */
export function drawWaveform(peaks: Float32Array, bars = 48): string {
  const most = Math.max(...peaks) || 1;
  return Array.from({ length: bars }, (_, bar) => {
    const from = Math.floor((bar * peaks.length) / bars);
    const to = Math.max(from + 1, Math.floor(((bar + 1) * peaks.length) / bars));
    return Math.round((Math.max(0, ...peaks.subarray(from, to)) / most) * loudest).toString(36);
  }).join("");
}

/** The bars of a waveform as a path, 2 wide each and up to 48 high; silence is a dot. */
export const waveformPath = (waveform: string) =>
  [...waveform]
    .map((sign, bar) => {
      const half = Math.max(0.5, (Number.parseInt(sign, 36) / loudest) * 22);
      return `M${bar * 2 + 1} ${(24 - half).toFixed(1)}v${(half * 2).toFixed(1)}`;
    })
    .join("");
