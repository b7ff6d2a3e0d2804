import { PlaceLine } from "@/components/ui/place-line";
import { WaveBars } from "@/components/ui/wave-bars";
import { waveformPath } from "@/lib/content/listening/waveform";

type WaveformProps = {
  label: string;
  waveform: string;
  time: number;
  seconds: number;
  isReady: boolean;
  onSeek: (time: number) => void;
};

/** The sentence as it sounds, how far it has been heard, and a slider over it to hear it from elsewhere. */
export function Waveform({ waveform, ...line }: WaveformProps) {
  const part = `${(Math.min(line.time / line.seconds, 1) * 100).toFixed(1)}%`;
  const drawing = { path: waveformPath(waveform), bars: waveform.length };
  return (
    <PlaceLine {...line}>
      <WaveBars {...drawing} className="stroke-line-strong" />
      <div
        data-timer
        className="absolute inset-0 transition-[clip-path] duration-200 ease-linear motion-reduce:transition-none"
        style={{ clipPath: `inset(0 calc(100% - ${part}) 0 0)` }}
      >
        <WaveBars {...drawing} className="stroke-violet" />
      </div>
      <span
        aria-hidden
        data-timer
        className="absolute inset-y-0 w-0.5 rounded-full bg-ink transition-[left] duration-200 ease-linear motion-reduce:transition-none"
        style={{ left: part }}
      />
    </PlaceLine>
  );
}
