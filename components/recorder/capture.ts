import { toPcm, waveHeader, waveRate } from "@/components/recorder/wave-bytes";

/** A recording that runs. Its chunks together are the recording; `stop` resolves once the last one was handed on. */
export type Capture = { contentType: string; stop: () => Promise<void> };
type OnChunk = (bytes: ArrayBuffer) => void;
type Heard = {
  onChunk: OnChunk;
  /** It ended without being stopped. */
  onEnd: () => void;
};

const chunkMillis = 1_000;
const webm = "audio/webm;codecs=opus";

/** What the server has a decoder for; Safari before 18.4 records nothing of the kind. */
const recordsOpus = () => typeof MediaRecorder !== "undefined" && MediaRecorder.isTypeSupported(webm);

function captureOpus(stream: MediaStream, { onChunk, onEnd }: Heard): Capture {
  const recorder = new MediaRecorder(stream, { mimeType: webm, audioBitsPerSecond: 32_000 });
  let handed = Promise.resolve();
  let isAsked = false;
  recorder.ondataavailable = ({ data }) => {
    if (data.size > 0) handed = handed.then(async () => onChunk(await data.arrayBuffer()));
  };
  const stopped = new Promise<void>((resolve) => {
    recorder.onstop = () => {
      resolve();
      if (!isAsked) onEnd();
    };
  });
  recorder.start(chunkMillis);
  return {
    contentType: "audio/webm",
    async stop() {
      isAsked = true;
      if (recorder.state !== "inactive") recorder.stop();
      await stopped;
      await handed;
    },
  };
}

async function capturePcm(stream: MediaStream, context: AudioContext, onChunk: OnChunk): Promise<Capture> {
  await context.audioWorklet.addModule("/recorder/pcm-worklet.js");
  const tap = new AudioWorkletNode(context, "pcm-tap", { numberOfOutputs: 0 });
  const source = context.createMediaStreamSource(stream);
  const stopped = new Promise<void>((resolve) => {
    tap.port.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data instanceof Float32Array) onChunk(toPcm(data, context.sampleRate).buffer);
      else resolve();
    };
  });
  source.connect(tap);
  return {
    contentType: "audio/wav",
    async stop() {
      tap.port.postMessage(null);
      await stopped;
      source.disconnect();
    },
  };
}

/** Records a microphone in a form that the server reads. */
export async function capture(stream: MediaStream, context: AudioContext, heard: Heard): Promise<Capture> {
  return recordsOpus() ? captureOpus(stream, heard) : capturePcm(stream, context, heard.onChunk);
}

/** The chunks of a recording as a file. */
export function toFile(contentType: string, chunks: readonly ArrayBuffer[]): Blob {
  if (contentType !== "audio/wav") return new Blob([...chunks], { type: contentType });
  const bytes = chunks.reduce((sum, { byteLength }) => sum + byteLength, 0);
  return new Blob([waveHeader(bytes, waveRate), ...chunks], { type: contentType });
}
