/** A word or a sign of a sentence, with its part of speech (Universal Dependencies' names). */
export type Word = {
  text: string;
  /** Lower case; of "ca" and "wo" before "n't" the whole auxiliary. */
  low: string;
  start: number;
  end: number;
  tag: string;
  index: number;
};

export type Sentence = { words: readonly Word[] };
