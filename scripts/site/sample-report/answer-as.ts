import { z } from "zod";

import type { StoredStep } from "@/lib/questions/stored-step";
import type { QuestionType } from "@/lib/questions/types";
import type { RandomSource } from "@/scripts/bench/cat/random-source";

/** Somebody who knows each part of an item by chance. */
type Learner = { knows: () => boolean; random: RandomSource };
type Maker = (step: StoredStep, learner: Learner) => unknown;

const Word = z.object({ isReal: z.boolean() });
const Letters = z.object({ letters: z.string() });
const Gaps = z.object({ gaps: z.array(z.object({ word: z.string(), shown: z.number() })) });
const Sentence = z.object({ text: z.string() });
const Choice = z.object({ right: z.number() });
const Blanks = z.object({ blanks: z.array(Choice) });
const Span = z.object({ right: z.object({ first: z.number(), last: z.number() }) });
const Notes = z.object({ gaps: z.array(z.array(z.string()).min(1)) });
const Turn = z.object({ best: z.number() });
const Summary = z.object({ sample: z.string() });
const Choices = z.object({ choices: z.array(z.string()) });

/** Two neighbours change places, or the last letter is forgotten. */
function misspell(letters: string): string {
  if (letters.length < 3) return letters.slice(0, -1);
  const at = Math.floor(letters.length / 2);
  return `${letters.slice(0, at - 1)}${letters[at] ?? ""}${letters[at - 1] ?? ""}${letters.slice(at + 1)}`;
}

const another = (right: number, of: number, { even }: RandomSource) =>
  (right + 1 + Math.floor(even() * (of - 1))) % of;

function chooseOne({ prompt, key }: StoredStep, { knows, random }: Learner) {
  const { right } = Choice.parse(key);
  return { choice: knows() ? right : another(right, Choices.parse(prompt).choices.length, random) };
}

/** Of what is said, words are left out or misheard. */
function mishear(text: string, { knows, random }: Learner): string {
  const words = text.split(" ").flatMap((word) => {
    if (knows()) return [word];
    return random.even() < 0.5 ? [] : [misspell(word)];
  });
  return words.join(" ");
}

const readingMakers: Record<string, Maker> = {
  sentences: ({ key, prompt }, { knows, random }) => {
    const parts = z.object({ parts: z.array(z.unknown()) }).parse(prompt).parts;
    const sizes = parts.flatMap((part) => {
      const { data } = Choices.safeParse(part);
      return data ? [data.choices.length] : [];
    });
    const { blanks } = Blanks.parse(key);
    return {
      chosen: blanks.map(({ right }, at) => (knows() ? right : another(right, sizes[at] ?? 2, random))),
    };
  },
  highlight: ({ key }, { knows }) => {
    const { first, last } = Span.parse(key).right;
    return {
      span: knows() ? { first, last } : { first: Math.max(0, first - 12), last: Math.max(0, first - 3) },
    };
  },
  passage: chooseOne,
  idea: chooseOne,
  title: chooseOne,
};

const listeningMakers: Record<string, Maker> = {
  notes: ({ key }, { knows }) => ({
    gaps: Notes.parse(key).gaps.map(([form = ""]) => (knows() ? form : "")),
  }),
  turn: ({ key }, { knows, random }) => {
    const { best } = Turn.parse(key);
    return { choice: knows() ? best : another(best, 4, random) };
  },
  summary: ({ key }) => ({ text: Summary.parse(key).sample }),
};

const byKind =
  (makers: Record<string, Maker>): Maker =>
  (step, learner) => {
    const make = makers[step.kind];
    if (!make) throw new Error(`Nobody answers a step ${step.kind}.`);
    return make(step, learner);
  };

const makers: Partial<Record<QuestionType, Maker>> = {
  "read-and-select": ({ key }, { knows, random }) => {
    const { isReal } = Word.parse(key);
    return { saidReal: knows() ? isReal : random.even() < 0.5 };
  },
  "fill-in-the-blanks": ({ key }, { knows }) => {
    const { letters } = Letters.parse(key);
    return { letters: knows() ? letters : misspell(letters) };
  },
  "read-and-complete": ({ key }, { knows, random }) => ({
    gaps: Gaps.parse(key).gaps.map(({ word, shown }) => {
      const missing = word.slice(shown);
      if (knows()) return missing;
      return random.even() < 0.4 ? "" : misspell(missing);
    }),
  }),
  "listen-and-type": ({ key }, learner) => ({ text: mishear(Sentence.parse(key).text, learner) }),
  "interactive-reading": byKind(readingMakers),
  "interactive-listening": byKind(listeningMakers),
};

/** What somebody answers who knows a part of an item with a probability: by its key, as a real answer. */
export function answerAs(type: QuestionType, step: StoredStep, knows: number, random: RandomSource): unknown {
  const make = makers[type];
  if (!make) throw new Error(`Nobody answers ${type}.`);
  return make(step, { knows: () => random.even() < knows, random });
}
