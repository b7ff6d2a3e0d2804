import type { ModelEntry } from "@/lib/speech/models/model-entry";

const releases = "https://github.com/k2-fsa/sherpa-onnx/releases/download";
const whisperLicence = "https://github.com/openai/whisper/blob/main/LICENSE";

/** American voices of Kokoro 1.0 in the order of its file. */
const kokoroSpeakers = Object.fromEntries(
  [
    ...["af_alloy", "af_aoede", "af_bella", "af_heart", "af_jessica", "af_kore", "af_nicole", "af_nova"],
    ...["af_river", "af_sarah", "af_sky", "am_adam", "am_echo", "am_eric", "am_fenrir", "am_liam"],
    ...["am_michael", "am_onyx", "am_puck", "am_santa"],
  ].map((name, number) => [name, number]),
);

function kokoro(name: string, model: string, size: Pick<ModelEntry, "bytes" | "unpackedBytes" | "sha256">) {
  return {
    name,
    for: "speech",
    address: `${releases}/tts-models/${name}.tar.bz2`,
    packing: "tar.bz2",
    ...size,
    licence: "Apache-2.0; its data for pronunciation, espeak-ng-data, is GPL-3.0",
    licenceAddress: "https://huggingface.co/hexgrad/Kokoro-82M",
    files: {
      family: "kokoro",
      model,
      voices: "voices.bin",
      tokens: "tokens.txt",
      lexicon: "lexicon-us-en.txt",
      data: "espeak-ng-data",
    },
    speakers: kokoroSpeakers,
  } satisfies ModelEntry;
}

function piper(voice: string, licence: string, licenceAddress: string) {
  const name = `vits-piper-en_US-${voice}-medium`;
  return {
    name,
    for: "speech",
    address: `${releases}/tts-models/${name}.tar.bz2`,
    packing: "tar.bz2",
    bytes: 67_200_000,
    unpackedBytes: 120_000_000,
    sha256: null,
    licence: `${licence}; its data for pronunciation, espeak-ng-data, is GPL-3.0`,
    licenceAddress,
    files: {
      family: "vits",
      model: `en_US-${voice}-medium.onnx`,
      tokens: "tokens.txt",
      data: "espeak-ng-data",
    },
    speakers: { [voice]: 0 },
  } satisfies ModelEntry;
}

/** Models that may be added, from the makers' release pages. Others: docs/how-to/add-a-voice.md. */
export const catalog: readonly ModelEntry[] = [
  kokoro("kokoro-multi-lang-v1_0", "model.onnx", {
    bytes: 349_000_000,
    unpackedBytes: 700_000_000,
    sha256: null,
  }),
  kokoro("kokoro-int8-multi-lang-v1_0", "model.int8.onnx", {
    bytes: 132_300_000,
    unpackedBytes: 400_000_000,
    sha256: null,
  }),
  piper("ljspeech", "public domain (LJ Speech)", "https://keithito.com/LJ-Speech-Dataset/"),
  piper("joe", "CC0", "https://github.com/OHF-Voice/voice-datasets"),
  {
    name: "sherpa-onnx-moonshine-base-en-int8",
    for: "transcription",
    address: `${releases}/asr-models/sherpa-onnx-moonshine-base-en-int8.tar.bz2`,
    packing: "tar.bz2",
    bytes: 250_807_309,
    unpackedBytes: 400_000_000,
    sha256: "21870cecaa2e44e4e2bf63e02d1072bed183ccd10284871353bd9d24dad14e5e",
    licence: "MIT",
    licenceAddress: "https://github.com/moonshine-ai/moonshine/blob/main/LICENSE",
    files: {
      family: "moonshine",
      preprocessor: "preprocess.onnx",
      encoder: "encode.int8.onnx",
      uncachedDecoder: "uncached_decode.int8.onnx",
      cachedDecoder: "cached_decode.int8.onnx",
      tokens: "tokens.txt",
    },
  },
  {
    name: "sherpa-onnx-whisper-base.en",
    for: "transcription",
    address: `${releases}/asr-models/sherpa-onnx-whisper-base.en.tar.bz2`,
    packing: "tar.bz2",
    bytes: 208_576_005,
    unpackedBytes: 600_000_000,
    sha256: "475bc7052ce299c007f6d5d5407ba8601f819a2867f6eecee510ed17df581542",
    licence: "MIT",
    licenceAddress: whisperLicence,
    files: {
      family: "whisper",
      encoder: "base.en-encoder.int8.onnx",
      decoder: "base.en-decoder.int8.onnx",
      tokens: "base.en-tokens.txt",
    },
  },
  {
    name: "silero-vad",
    for: "voice-activity",
    address: `${releases}/asr-models/silero_vad.onnx`,
    packing: "none",
    bytes: 643_854,
    unpackedBytes: 1_000_000,
    sha256: "9e2449e1087496d8d4caba907f23e0bd3f78d91fa552479bb9c23ac09cbb1fd6",
    licence: "MIT",
    licenceAddress: "https://github.com/snakers4/silero-vad/blob/master/LICENSE",
    files: { family: "silero-vad", model: "silero_vad.onnx" },
  },
];
