import type { ModelEntry } from "@/lib/speech/models/model-entry";

/**
 * Three models of a kilobyte, to be loaded by the real library. Made once with Python's package onnx:
 * - `tiny-voice` is a VITS graph with a lexicon of five words. A token is 1,000 samples of a 220 Hz tone at 16 kHz, times
 *   `length_scale`: Range(x_length * length_scale * 1000), Sin, Mul. Metadata: model_type=vits, comment=tiny,
 *   language=English, sample_rate=16000, add_blank=0, n_speakers=0, punctuation, voice, has_espeak=0.
 * - `tiny-ear` is a NeMo CTC graph that hears "the library opens" in everything, a frame each 80 ms: Range over the frames,
 *   Gather from the tokens 0 4 1 2 4 3 4 4, OneHot. Metadata: vocab_size=4, subsampling_factor=8.
 * - `tiny-detector` is a graph with Silero's inputs (input, sr, h, c) that calls speech whatever is louder than 0.01.
 */
const archives = {
  voice:
    "QlpoOTFBWSZTWfGVZdkAAtL/v/////14l/+bvj8aEP/v//AANEACQAAAAIACgQCACEAC/HYmtg00GppMknkaTTaaJ6aho0abSDTTTD1TEAAADIbU0A00yDgaBoBoGhoANDIaaAGmgGgADIYgANBppBJkRoyaaZBpoNBoA00aAAAGgAAAAEkUyCm0NJinptU09TGk0bSbU0yAaMg0AAA0AGg00YqoN8XzbbyawbDQRxLNZmSBrACC0yEDsjY2thzZDMzRF+Up2ZEOigRiyIdAF21wJwIq+mHBqhtQdLAoOswQxQProk292L0A5JFRizRHIJKt92wI97y0kkkhSrQkYLHAL3BY8KXCYMZKSwGstOYAwLHMzUNeaQIxJInVdeTRbi0HUgHMcaHd3062bcVIgbiM2KtiUBXYUq3aREAYIrMKW5aS1E84J54+8VNFokhVJSrmzLfILHODSiqatEEZFSYHNhGlHrQ2ZN0etkVZVmGaFSIPkIHrzKJ1oWUrNw9IZ9hDL9WzWdrFVYslKE5A4NJfUQLAgO7oQAdysq13UpETlt5gWhKgQRckEqSI8QuZykVpsaRGQKle80i7mkpmsRQ2hJztG9FEwcnLpoFJFxAvZ72y/HECOjRNPBAq0KsQdExHFJdSnltc9ri0MUQAK1jkDHlmyqirVhE0AyhK6HncF91flevSAcxXWDX0wL+kyu/QcmuOG8I2YAtbeRpxty+L5XJlgqx615x3ccudZmaHTMkllHIMTIt8ET7ipR9qDTRYsrEqZMzcPgVltX5nOv0LYmSra/dpZsHU0iKP1qfnC9OpnTYZmHwy0SFAmjAacYslk7hIKD8FJIWSHJJQvSzhJmkBU5rClDjWB7UpPdSsOauEwFigCUmJrhetTRT3QqN7cgrjK0VH1IBkvRK9cqzy3NNYRCFolGyWgNBKOpvAV5bdeXW8VjMiRL+ejFki2RGBqUXl9dht6cRVbEZ5SdjRIaxWVIu6Uu9tPlfBY1ZK0WjHjcnRvoeN6srgNBwquhQHNIkqlhNXJFaCNIzkcsIwYxl3FiNqEYLEJs4CkzhPhxYksdRmxpoEOK/PC8WS2MI/Qy8KLZZ1bX8RTAw59bLZKB2LZDRaUUjY5Sc3f8/DOdKbiYDiZJH/F3JFOFCQ8ZVl2Q==",
  ear: "H4sIAAAAAAAAA+2UzW4TMRDHs0k2dadAW7fhQ0JiiYqQIlGSJqEIEEJpCyiogCBceomcxE1W3dip7ZS0N16CM6/Cq/AeCLybbBGhpZe2gJjfYW3/PWOPx94xvti/w5m6mzg7CpbVSiVqLZPtr/1icaVcSXiVM4zpkIE2THleQklpfmd30vw/ionvvyfbPFiWQgxPfY/wUu+Vy8fdf7G0Wpq4/9KKfS5e4dQjOYL//P4JoY558DUN1+ECG7R92dB+R7CAurrL+jznvg0bWILRGFLmvaROPZd5xkyXq/wMpNnQ11cTn5wkZMGpQ0oPmjSzrViP61xq3d+Dm5A+4ErCWISUFJy6vmjzYc59w0SHwzUYjSEdMG2o2w9Yi+dSm76A23ZFvgsjiaY189tH7/4Qoklw27xvupDZY8GAa5rRLalsKJlXgj+XJr849vkW44TOSzC2AzecLVASyE5fyabOTb8TenfA+YHdPfxd8vNzU9UwDzWSHGdxJNmD1wiJJWql6Ny1WBqb2dPXiPOTWXjoGpmKtReEROvx3dqT2Dc9bmPH5ISemhjHbX7BLjVKSY24sXiZJOec6jhFYYDe50jPEic0j1LwI+6tWxOPIwsLxKGzkKLOy/CzFn7qW1nIBFx0TJfOwDSZom5k0PTgMJl0Eaj1vHTo+RSSxK2mITF3Uc0C7MkWa9pdbK6dsroC1OZUs14/8EWnsc1aRirq3FcULgmpeiywhg2z3+c0oW4ARDVsNJ7fEK113lqrr22GYvX1Rri8rxsdv8MarEedc6kufz2H9d/IHS70shmefpU7of4XCpXyZP0vFQtY/8+DLx8/2ErqFcB2At8rQlMxte+thGPZty/CK8GjZrDz2CvDn44VQRAEQRAEQRAEQRAEQRAEQRAEQRAEOZ7vHzLZ2AAoAAA=",
  detector:
    "CAgSAXQ63wIKDwoFaW5wdXQSAWEiA0FicwovCgFhEgFtIglSZWR1Y2VNYXgqCwoEYXhlc0ABoAEHKg8KCGtlZXBkaW1zGAGgAQIKFwoBbQoFbGltaXQSAmlzIgdHcmVhdGVyCh0KAmlzEgZvdXRwdXQiBENhc3QqCQoCdG8YAaABAgoRCgFoEgJobiIISWRlbnRpdHkKEQoBYxICY24iCElkZW50aXR5EgR0aW55Kg8QAUIFbGltaXRKBArXIzxaGAoFaW5wdXQSDwoNCAESCQoCCAEKAxIBU1oMCgJzchIGCgQIBxIAWhcKAWgSEgoQCAESDAoCCAIKAggBCgIIQFoXCgFjEhIKEAgBEgwKAggCCgIIAQoCCEBiGAoGb3V0cHV0Eg4KDAgBEggKAggBCgIIAWIYCgJobhISChAIARIMCgIIAgoCCAEKAghAYhgKAmNuEhIKEAgBEgwKAggCCgIIAQoCCEBCBAoAEA0=",
};

export const tinyVoiceArchive = () => Buffer.from(archives.voice, "base64");
export const tinyDetectorFile = () => Buffer.from(archives.detector, "base64");
export const tinyEarArchive = () => Buffer.from(archives.ear, "base64");

const common = {
  unpackedBytes: 100_000,
  licence: "own work",
  licenceAddress: "https://example.com/licence",
  sha256: null,
};

export const tinyVoice = (address: string): ModelEntry => ({
  ...common,
  name: "tiny-voice",
  for: "speech",
  address,
  packing: "tar.bz2",
  bytes: tinyVoiceArchive().length,
  files: { family: "vits", model: "model.onnx", tokens: "tokens.txt", lexicon: "lexicon.txt" },
  speakers: { tone: 0 },
});

export const tinyEar = (address: string): ModelEntry => ({
  ...common,
  name: "tiny-ear",
  for: "transcription",
  address,
  packing: "tar.gz",
  bytes: tinyEarArchive().length,
  files: { family: "nemo-ctc", model: "model.onnx", tokens: "tokens.txt" },
});

export const tinyDetector = (address: string): ModelEntry => ({
  ...common,
  name: "tiny-detector",
  for: "voice-activity",
  address,
  packing: "none",
  bytes: tinyDetectorFile().length,
  files: { family: "silero-vad", model: "vad.onnx" },
});
