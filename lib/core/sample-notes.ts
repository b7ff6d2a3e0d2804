/** The scores whose descriptors sample answers are written to. */
export const sampleScores = [85, 105, 125, 145] as const;
export type SampleScore = (typeof sampleScores)[number];

export const noteCriteria = ["content", "organisation", "grammar", "vocabulary"] as const;
export type NoteCriterion = (typeof noteCriteria)[number];

const praise = <Criterion extends NoteCriterion>(criterion: Criterion) =>
  ({ criterion, isPraise: true }) as const;
const mend = <Criterion extends NoteCriterion>(criterion: Criterion) =>
  ({ criterion, isPraise: false }) as const;

/** What a note on an answer can observe; in each language one sentence of `Samples.kinds` says it. */
export const noteKinds = {
  "all-answered": praise("content"),
  "short-reason": praise("content"),
  detail: praise("content"),
  example: praise("content"),
  proposal: praise("content"),
  "other-side": praise("content"),
  "own-thought": praise("content"),
  unsupported: mend("content"),
  brief: mend("content"),
  "simple-linker": praise("organisation"),
  "next-part": praise("organisation"),
  "clear-steps": praise("organisation"),
  turn: praise("organisation"),
  "link-back": praise("organisation"),
  announced: praise("organisation"),
  conclusion: praise("organisation"),
  reasoning: praise("organisation"),
  listed: mend("organisation"),
  "wrong-linker": mend("organisation"),
  "complex-sentence": praise("grammar"),
  "exact-tense": praise("grammar"),
  "unreal-case": praise("grammar"),
  emphasis: praise("grammar"),
  "rich-structure": praise("grammar"),
  agreement: mend("grammar"),
  tense: mend("grammar"),
  "irregular-form": mend("grammar"),
  number: mend("grammar"),
  article: mend("grammar"),
  preposition: mend("grammar"),
  "verb-pattern": mend("grammar"),
  "word-order": mend("grammar"),
  "missing-word": mend("grammar"),
  "said-twice": mend("grammar"),
  comparison: mend("grammar"),
  adverb: mend("grammar"),
  condition: mend("grammar"),
  pronoun: mend("grammar"),
  "other-structure": mend("grammar"),
  "natural-phrase": praise("vocabulary"),
  "precise-word": praise("vocabulary"),
  image: praise("vocabulary"),
  humor: praise("vocabulary"),
  "usual-phrase": mend("vocabulary"),
  "exact-word": mend("vocabulary"),
  "general-word": mend("vocabulary"),
  "repeated-word": mend("vocabulary"),
} as const satisfies Record<string, { criterion: NoteCriterion; isPraise: boolean }>;

export type NoteKind = keyof typeof noteKinds;
const isNoteKind = (name: string): name is NoteKind => Object.hasOwn(noteKinds, name);
export const noteKindNames = Object.keys(noteKinds).filter(isNoteKind);
