import { type Level, levelsASecond } from "@/components/recorder/judge-levels";

/** Calls back with what the microphone hears, some moments a second, until somebody calls the function it gives back. */
export function watchLevels(
  stream: MediaStream,
  context: AudioContext,
  onLevel: (level: Level) => void,
): () => void {
  const source = context.createMediaStreamSource(stream);
  const analyser = context.createAnalyser();
  analyser.fftSize = 2_048;
  source.connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const timer = window.setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
    const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    onLevel({ rms: Math.sqrt(power), peak });
  }, 1_000 / levelsASecond);
  return () => {
    window.clearInterval(timer);
    source.disconnect();
  };
}
