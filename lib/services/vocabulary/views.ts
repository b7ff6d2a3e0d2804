import "server-only";
import { z } from "zod";

import { partsOfSpeech } from "@/lib/questions/explanations";
import { perDayBounds } from "@/lib/vocabulary/daily";
import { cardStates, ratings } from "@/lib/vocabulary/memory";

const time = z.iso.datetime();
const { newPerDay, reviewsPerDay } = perDayBounds;

export const Rating = z.enum(ratings);
export const PartOfSpeech = z.enum(partsOfSpeech);

const Memory = z.object({
  state: z.enum(cardStates),
  dueAt: time,
  /** Days until nine of ten would still know it. */
  stability: z.number(),
  /** From 1 to 10; 0 while new. */
  difficulty: z.number(),
  scheduledDays: z.number().int(),
  learningSteps: z.number().int(),
  reps: z.number().int(),
  lapses: z.number().int(),
  lastReviewAt: time.nullable(),
});

export const Card = z.object({
  id: z.uuid(),
  lemma: z.string(),
  partOfSpeech: PartOfSpeech,
  /** In the language of the call; empty in English, and where nobody has written one. */
  glosses: z.array(z.string()),
  /** In English. */
  meaning: z.string(),
  ipa: z.string().nullable(),
  /** Where it was met, with the form in which it stood there. */
  sentence: z.object({ text: z.string(), word: z.string() }).nullable(),
  source: z.enum(["tapped", "mistake", "course"]),
  addedAt: time,
  /** It was forgotten again and again, and is not asked until it is brought back. */
  isResting: z.boolean(),
  memory: Memory,
  /** The word spoken, below the address of the API's host; valid for two hours or a little more. */
  audio: z.string(),
});
export type Card = z.infer<typeof Card>;

const Plan = z.object({
  testDate: z.iso.date().nullable(),
  /** Over so many days before the test is spread what would come too late. */
  lastDays: z.number().int(),
});

/** What is to be learned today, in the order to begin with. */
export const Deck = z.object({ cards: z.array(Card), plan: Plan, now: time });
export type Deck = z.infer<typeof Deck>;

export const Settings = z.object({
  newPerDay: z.int().min(newPerDay.from).max(newPerDay.to).meta({ example: 10 }),
  reviewsPerDay: z.int().min(reviewsPerDay.from).max(reviewsPerDay.to).meta({ example: 100 }),
});
export type Settings = z.infer<typeof Settings>;

export const Summary = z.object({
  total: z.number().int(),
  resting: z.number().int(),
  /** To be learned now, within the day's limits. */
  due: z.number().int(),
  newWords: z.number().int(),
  /** More new words than the setting says, so that all are seen before the test. */
  isRaised: z.boolean(),
  /** When the next word is due, while none is; null without one. */
  nextDueAt: time.nullable(),
  settings: Settings,
});
export type Summary = z.infer<typeof Summary>;

export const CardList = z.object({
  cards: z.array(Card),
  total: z.number().int(),
  page: z.number().int(),
  size: z.number().int(),
});
export type CardList = z.infer<typeof CardList>;

export const Added = z.object({ added: z.number().int() });
export const MissedWords = z.object({
  words: z.array(z.object({ word: z.string(), isKept: z.boolean() })),
});

export const Reviewed = z.object({
  /** False where the card had been rated elsewhere meanwhile: then it is as that left it. */
  isCounted: z.boolean(),
  card: Card,
});
export type Reviewed = z.infer<typeof Reviewed>;
