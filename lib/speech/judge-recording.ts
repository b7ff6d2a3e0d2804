import type { MeasuredSound } from "@/lib/speech/sound-files";

const least = { sampleRate: 16_000, lufs: -40, wordsAMinute: 60 };
const most = { wordsAMinute: 240, pause: 2.5, silenceBefore: 3, clipped: 20, secondsAWord: 1.2 };

/** What makes a person's recording of a text unfit, each as a sentence's end. Loudness itself is put right afterwards. */
export function soundFaults(sound: MeasuredSound, text: string): string[] {
  if (sound.speechSeconds === 0) return ["nobody speaks in it"];
  const words = text.split(/\s+/).length;
  const said = Math.round(sound.wordsAMinute);
  return [
    ...(sound.sampleRate < least.sampleRate
      ? [`its rate is ${sound.sampleRate} Hz; ${least.sampleRate} is the least`]
      : []),
    ...(sound.lufs < least.lufs
      ? [`it is too soft (${sound.lufs.toFixed(1)} LUFS; ${least.lufs} is the least)`]
      : []),
    ...(sound.clipped > most.clipped ? [`${sound.clipped} samples are at full scale: it is overdriven`] : []),
    ...(sound.silenceBefore > most.silenceBefore
      ? [`it begins with ${sound.silenceBefore.toFixed(1)} s of silence`]
      : []),
    ...(sound.longestPause > most.pause ? [`it has a pause of ${sound.longestPause.toFixed(1)} s`] : []),
    ...(said > most.wordsAMinute ? [`it is too short for its text (${said} words a minute)`] : []),
    ...(said < least.wordsAMinute && sound.speechSeconds > words * most.secondsAWord
      ? [`it is too long for its text (${said} words a minute)`]
      : []),
  ];
}
