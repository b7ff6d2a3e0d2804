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
    "QlpoOTFBWSZTWcagORYAAtD/v/////14l/+bvj8aEP/v//AANEACQAAAAIAAoQCACEAC/HYZtg00GiCSeQTR6aJ6mjTTTRiDIaabTSBoDQANBtTQA00DgaBoBoGhoANDIaaAGmgGgADIYgANBppNT1TU9IAAABoGhiNAAAAAAADQAEkUyCm0ZBGm1TJhqNHomg9IA0aGQAaAAAaA0YroPcL5N1tfYDmtBHCF4ZIGtAILjIQOyObtZXGCi6IwRIZZEUonEaORDoAvW+BOBFYEw4NUNxx0s5QdZghigflIk625F6AckioxZojkElW92lI7uWJJJIUqwSMLLALxBZdMlsmDGkxIFNM9kC+lBNVSvRVCOazOw90Y1NuNSdWAgkCf19mrrze56RA3EafrPygK7Lz1zYVEAZM7MLHc2FxYnjBQRijUTZNQtVHq3dYdoGEoQCknV0dIGSqswSNVVLFrQ2pN0edka0p+GUKoYoGIJd5M07TKc3EWPZnHist+6pSbqUIQ1pllOkFhRmxVIIhELb8ICB5Ohvx1qYNxM0fSvSoo8016orzDRxOx08M9M6HW/q7bR9ElM1qKG05OZqYIomDSxoE8HEC9XtbZ+GiCN3LNPBDPAKsgkVGKV1GbktE7RFhCEBIgotB0CyjDfVRlvGagBpS0y3b/07Dty70gII7rJfS4GPLKr0aTk5xwu2PMATclqnrw2OT43Zlhrx7GBx3ccu9VmaHSNeS2jROKyKuCJ9hUo+tBxkWra4qpkzOwe8sKlmzObfPqEyVjZt+lmw9PVIo/Ot+MT062fNimYfFLRIUCaMBpxi2WzdJBQfgpJC2Q0iUMEs4SXiAqbzClDOtD3JSe+lacyYjCWqAJSYmumC5NFPfCs3uxBXWVwrPoQDXwRLNkr0Cqaa0iELjMoVMAwJSKa4CuWufPscZxsJESZapBaoWaJAMl45XGIO9OIrqEaBSdfUIbBYVov6su9tPy3w2skliLhjxuTo9yHjgsLIDQcK74UByiJKpYTWSRWmjVM9HIGRROw4ky0TIJMTs0DTa/EYP39Wzzk2NBQhxqNAMRpLYwD8Ap4CKi3kuftFMDFoWMspQOxUQ1GlFI2OUnNz/P/ZzozcLAcLJI/4u5IpwoSGNQHIsA",
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
