// WAV and MP3 files to mono samples. What cannot be read is said in a sentence.
import { MPEGDecoder } from "mpg123-decoder";

const readers = {
  "1/8": (view, at) => (view.getUint8(at) - 128) / 128,
  "1/16": (view, at) => view.getInt16(at, true) / 32_768,
  "1/24": (view, at) => ((view.getUint8(at) << 8) | (view.getUint16(at + 1, true) << 16)) / 2_147_483_648,
  "1/32": (view, at) => view.getInt32(at, true) / 2_147_483_648,
  "3/32": (view, at) => view.getFloat32(at, true),
};
const extensible = 0xfffe;
/** What writes while it sends does not know the length yet. */
const unknownLength = 0x7fff_0000;

const textAt = (bytes, at) => String.fromCharCode(...bytes.subarray(at, at + 4));

function chunksOf(bytes, view) {
  const chunks = new Map();
  for (let at = 12; at + 8 <= bytes.length;) {
    const size = view.getUint32(at + 4, true);
    const name = textAt(bytes, at);
    if (!chunks.has(name)) chunks.set(name, { start: at + 8, size });
    at += 8 + size + (size % 2);
  }
  return chunks;
}

/** What the samples of a WAV file are, and how they are read. */
function formOf(view, { start, size }) {
  const code = view.getUint16(start, true);
  const kind = code === extensible && size >= 40 ? view.getUint16(start + 24, true) : code;
  const channels = view.getUint16(start + 2, true);
  const sampleRate = view.getUint32(start + 4, true);
  const bits = view.getUint16(start + 14, true);
  const read = readers[`${kind}/${bits}`];
  const isUsual = channels >= 1 && channels <= 8 && sampleRate >= 8_000 && sampleRate <= 192_000;
  if (!read || !isUsual)
    throw new Error(
      `The WAV file has a form that is not read (${kind}, ${bits} bits, ${channels} channels, ${sampleRate} Hz).`,
    );
  return { channels, sampleRate, bits, read };
}

function decodeWave(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks = chunksOf(bytes, view);
  const [format, data] = [chunks.get("fmt "), chunks.get("data")];
  if (!format || format.start + 16 > bytes.length || !data) throw new Error("The WAV file is damaged.");
  const { channels, sampleRate, bits, read } = formOf(view, format);
  const there = bytes.length - data.start;
  if (data.size > there && data.size < unknownLength) throw new Error("The WAV file is cut off.");
  const step = (channels * bits) / 8;
  const samples = new Float32Array(Math.floor(Math.min(data.size, there) / step));
  for (let index = 0; index < samples.length; index += 1) {
    let sum = 0;
    for (let channel = 0; channel < channels; channel += 1)
      sum += read(view, data.start + index * step + (channel * bits) / 8);
    samples[index] = sum / channels;
  }
  return { format: "wav", sampleRate, channels, bits, samples };
}

async function decodeMp3(bytes) {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  try {
    const { channelData, sampleRate, errors } = decoder.decode(bytes);
    const [first, second] = channelData;
    if (!first || first.length === 0 || !sampleRate) throw new Error("The MP3 file is damaged.");
    if (errors.length > 0) throw new Error(`The MP3 file is damaged: ${errors[0].message}.`);
    const samples = second ? first.map((sample, at) => (sample + second[at]) / 2) : first.slice();
    return { format: "mp3", sampleRate, channels: channelData.length, bits: 16, samples };
  } finally {
    decoder.free();
  }
}

const isMp3 = (bytes) =>
  textAt(bytes, 0).startsWith("ID3") || (bytes[0] === 0xff && (bytes[1] & 0xe0) === 0xe0);

/** Rejects with a sentence on what is wrong with the file. */
export async function decodeAudio(bytes) {
  if (bytes.length === 0) throw new Error("The file is empty.");
  if (textAt(bytes, 0) === "RIFF" && textAt(bytes, 8) === "WAVE") return decodeWave(bytes);
  if (isMp3(bytes)) return decodeMp3(bytes);
  throw new Error("This is neither a WAV nor an MP3 file.");
}
