import type { Level } from "@/components/recorder/judge-levels";
import { watchLevels } from "@/components/recorder/watch-levels";

const notes = [523.25, 659.25, 783.99];
const noteSeconds = 0.45;

/** Three rising notes, with what goes out told meanwhile; false where this browser makes no sound. */
export async function playChime(onLevel: (level: Level) => void): Promise<boolean> {
  if (typeof AudioContext === "undefined") return false;
  const context = new AudioContext();
  try {
    await context.resume();
    const gain = context.createGain();
    const heard = context.createMediaStreamDestination();
    gain.gain.value = 0.25;
    gain.connect(context.destination);
    gain.connect(heard);
    const begin = context.currentTime + 0.05;
    for (const [index, frequency] of notes.entries()) {
      const tone = context.createOscillator();
      tone.frequency.value = frequency;
      tone.connect(gain);
      tone.start(begin + index * noteSeconds);
      tone.stop(begin + (index + 1) * noteSeconds);
    }
    const unwatch = watchLevels(heard.stream, context, onLevel);
    await new Promise((resolve) => setTimeout(resolve, (notes.length * noteSeconds + 0.2) * 1_000));
    unwatch();
    return true;
  } catch {
    return false;
  } finally {
    await context.close().catch(() => undefined);
  }
}
