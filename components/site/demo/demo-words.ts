/** Made for the demonstration only; none of them is in the question bank's answer keys. `level` is a guess on the score scale. */
export const demoWords = [
  { word: "kitchen", isReal: true, level: 35 },
  { word: "glaspet", isReal: false, level: 60 },
  { word: "reluctant", isReal: true, level: 85 },
  { word: "hestitude", isReal: false, level: 105 },
  { word: "gossamer", isReal: true, level: 130 },
] as const;
