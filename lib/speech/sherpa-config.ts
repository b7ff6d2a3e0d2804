import path from "node:path";

import type { HearingFiles, SpeakingFiles } from "@/lib/speech/models/model-entry";

const common = { numThreads: 1, provider: "cpu", debug: 0 };

/** What `OfflineTts` of sherpa-onnx-node takes. */
export function speakingConfig(files: SpeakingFiles, folder: string) {
  const at = (place: string | undefined) => (place === undefined ? "" : path.join(folder, place));
  const { model, tokens } = { model: at(files.model), tokens: at(files.tokens) };
  const shared = { model, tokens, lexicon: at(files.lexicon), dataDir: at(files.data) };
  const own =
    files.family === "kokoro" ? { kokoro: { ...shared, voices: at(files.voices) } } : { vits: shared };
  return { model: { ...own, ...common }, maxNumSentences: 1 };
}

/** What `OfflineRecognizer` of sherpa-onnx-node takes. */
export function hearingConfig(files: HearingFiles, folder: string) {
  const at = (place: string) => path.join(folder, place);
  return {
    featConfig: { sampleRate: 16_000, featureDim: 80 },
    modelConfig: { ...modelOf(files, at), tokens: at(files.tokens), ...common },
  };
}

function modelOf(files: HearingFiles, at: (place: string) => string) {
  if (files.family === "nemo-ctc") return { nemoCtc: { model: at(files.model) } };
  if (files.family === "whisper")
    return { whisper: { encoder: at(files.encoder), decoder: at(files.decoder) } };
  return {
    moonshine: {
      preprocessor: at(files.preprocessor),
      encoder: at(files.encoder),
      uncachedDecoder: at(files.uncachedDecoder),
      cachedDecoder: at(files.cachedDecoder),
    },
  };
}
