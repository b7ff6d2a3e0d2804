// Where in a sound somebody speaks, by its loudness, and how words lie in it where nothing better is known.

const frameSeconds = 0.02;
/** Power under the loudest frames that is no speech any more, in dB; and what is silence whatever comes. */
const below = 35;
const silence = 10 ** (-60 / 10);
/** A pause shorter than this is part of the speech. */
const pauseSeconds = 0.3;

function powersOf({ samples, sampleRate }) {
  const length = Math.max(1, Math.round(frameSeconds * sampleRate));
  return Float64Array.from({ length: Math.ceil(samples.length / length) }, (_, index) => {
    const frame = samples.subarray(index * length, (index + 1) * length);
    return frame.reduce((sum, sample) => sum + sample * sample, 0) / frame.length;
  });
}

/** Stretches of speech in seconds, in order; none in silence. */
export function findSpeech(wave) {
  const powers = powersOf(wave);
  const loudest =
    Float64Array.from(powers)
      .sort()
      .at(Math.floor(0.95 * (powers.length - 1))) ?? 0;
  const least = Math.max(silence, loudest * 10 ** (-below / 10));
  const spans = [];
  for (const [index, power] of powers.entries()) {
    if (power < least) continue;
    const [start, end] = [index * frameSeconds, (index + 1) * frameSeconds];
    const last = spans.at(-1);
    if (last && start - last.end < pauseSeconds) last.end = end;
    else spans.push({ start, end });
  }
  return spans;
}

/** Parts that a recognizer takes at once: speech that lies together, cut where it pauses, or else where it must. */
export function partsOf(spans, mostSeconds) {
  const parts = [];
  for (const span of spans) {
    const last = parts.at(-1);
    if (last && span.end - last.start <= mostSeconds) {
      last.end = span.end;
      continue;
    }
    for (let start = span.start; start < span.end; start += mostSeconds)
      parts.push({ start, end: Math.min(span.end, start + mostSeconds) });
  }
  return parts;
}

/** Words spread over stretches of speech by their letters. */
export function spreadWords(words, spans) {
  const whole = spans.reduce((sum, { start, end }) => sum + end - start, 0);
  const letters = words.reduce((sum, word) => sum + word.length + 1, 0);
  const at = (share) => {
    let left = share * whole;
    for (const { start, end } of spans) {
      if (left <= end - start) return start + left;
      left -= end - start;
    }
    return spans.at(-1)?.end ?? 0;
  };
  let before = 0;
  return words.map((word) => {
    const start = at(before / letters);
    before += word.length + 1;
    return { word, start, end: at(before / letters) };
  });
}
