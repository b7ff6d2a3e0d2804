// Decodes recordings of people in an isolated engine: what browsers record, to one channel of 16 kHz.
import { BufferSource, EncodedPacketSink, Input, MATROSKA, MP4, OGG, WEBM } from "mediabunny";
import { OpusDecoder } from "opus-decoder";

import { serveEngine } from "../engines/serve-engine.mjs";
import { decodeAudio } from "./decode-audio.mjs";
import { resampleWave } from "./resample-wave.mjs";

const sampleRate = 16_000;
const isAt = (bytes, at, text) =>
  [...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0));

/** By the first bytes, whatever the name or the sender says. */
function formatOf(bytes) {
  if (bytes[0] === 0x1a && bytes[1] === 0x45 && bytes[2] === 0xdf && bytes[3] === 0xa3) return "webm";
  if (isAt(bytes, 0, "OggS")) return "ogg";
  if (isAt(bytes, 0, "RIFF") && isAt(bytes, 8, "WAVE")) return "wav";
  if (isAt(bytes, 4, "ftyp")) return "m4a";
  if (isAt(bytes, 0, "ID3") || (bytes[0] === 0xff && (bytes[1] & 0xe0) === 0xe0)) return "mp3";
  throw new Error("This is no sound file that is known here.");
}

async function decodePackets(track, mostSeconds) {
  const decoder = new OpusDecoder({ sampleRate, channels: Math.min(2, track.numberOfChannels) });
  await decoder.ready;
  const parts = [];
  let length = 0;
  try {
    for await (const { data } of new EncodedPacketSink(track).packets()) {
      const { channelData, errors } = decoder.decodeFrame(data);
      if (errors.length > 0) throw new Error(`The recording is damaged: ${errors[0].message}.`);
      const [first, second] = channelData;
      parts.push(second ? first.map((sample, at) => (sample + second[at]) / 2) : first.slice());
      length += first.length;
      if (length > mostSeconds * sampleRate) break;
    }
  } finally {
    decoder.free();
  }
  const samples = new Float32Array(length);
  parts.reduce((at, part) => (samples.set(part, at), at + part.length), 0);
  return samples;
}

/** Opus in the containers browsers write; there is no decoder for AAC here. */
async function decodeOpus(bytes, mostSeconds) {
  const input = new Input({ source: new BufferSource(bytes), formats: [WEBM, MATROSKA, OGG, MP4] });
  const track = await input.getPrimaryAudioTrack();
  if (!track) throw new Error("There is no sound in the file.");
  if (track.codec !== "opus") throw new Error(`The sound is coded as ${track.codec ?? "something unknown"}.`);
  return decodePackets(track, mostSeconds);
}

serveEngine(async ({ bytes, mostSeconds }) => {
  const format = formatOf(bytes);
  let samples;
  if (format === "wav" || format === "mp3") {
    const wave = await decodeAudio(bytes);
    const most = Math.ceil((mostSeconds + 1) * wave.sampleRate);
    samples = resampleWave({ ...wave, samples: wave.samples.subarray(0, most) }, sampleRate);
  } else samples = await decodeOpus(bytes, mostSeconds);
  if (samples.length === 0) throw new Error("There is no sound in the file.");
  return { format, samples, seconds: samples.length / sampleRate };
});
