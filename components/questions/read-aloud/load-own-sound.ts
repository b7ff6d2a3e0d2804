import { toPcm, waveHeader, waveRate } from "@/components/recorder/wave-bytes";
import { apiBase } from "@/lib/api/client/api-base";
import { callApi } from "@/lib/api/client/call";
import { drawWaveform } from "@/lib/content/listening/waveform";

/** Of a second of sound, so many values say how loud it is. */
const loudnessRate = 20;
const bars = 64;

/** How loud the sound is, in stretches of a twentieth of a second: the mean of each, since peaks are all alike. */
function loudnessOf(samples: Float32Array, sampleRate: number) {
  const step = Math.max(1, Math.round(sampleRate / loudnessRate));
  return Float32Array.from({ length: Math.ceil(samples.length / step) }, (_, at) => {
    const stretch = samples.subarray(at * step, (at + 1) * step);
    return stretch.reduce((sum, sample) => sum + Math.abs(sample), 0) / stretch.length;
  });
}

/**
 * What browsers record cannot be searched, and says no length; as a WAV file it can be played from any place, slower
 * without sounding lower.
 */
async function fetchWave(id: string) {
  const response = await callApi(`${apiBase}/api/uploads/${id}`);
  const context = new AudioContext();
  try {
    const { sampleRate, ...decoded } = await decode(context, await response.arrayBuffer());
    const samples = toPcm(decoded.samples, sampleRate);
    return {
      file: new Blob([waveHeader(samples.byteLength, waveRate), samples], { type: "audio/wav" }),
      waveform: drawWaveform(loudnessOf(decoded.samples, sampleRate), bars),
    };
  } finally {
    await context.close();
  }
}

async function decode(context: AudioContext, bytes: ArrayBuffer) {
  const buffer = await context.decodeAudioData(bytes);
  return { samples: buffer.getChannelData(0), sampleRate: buffer.sampleRate };
}

/** A recording of one's own as an element that plays, and as a drawing. */
export async function loadOwnSound(id: string) {
  const { file, waveform } = await fetchWave(id);
  return { element: new Audio(URL.createObjectURL(file)), waveform };
}
