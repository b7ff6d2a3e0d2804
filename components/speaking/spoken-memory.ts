import * as z from "zod/mini";

import { SpokenQuestion } from "@/components/speaking/spoken-question";
import { forgetRecording } from "@/components/recorder/use-recorder";

const Memory = z.object({
  key: z.string(),
  /** What the server has, question by question. */
  said: z.array(z.object({ question: z.nullable(SpokenQuestion), upload: z.string() })),
  /** What was asked, and has no answer on the server yet. */
  asked: z.nullable(SpokenQuestion),
  /** Nothing more is asked. */
  isOver: z.boolean(),
  millis: z.number(),
  isTimed: z.boolean(),
});
export type Memory = z.infer<typeof Memory>;

const prefix = "20180428_bandwise_speaking_";

export const newMemory = (): Memory => ({
  ...{ key: crypto.randomUUID(), said: [], asked: null, isOver: false, millis: 0, isTimed: true },
});

/** How far somebody came with a task on this device; anew where nothing is kept. */
export function readMemory(place: string): Memory {
  try {
    const raw: unknown = JSON.parse(window.localStorage.getItem(prefix + place) ?? "null");
    const parsed = z.safeParse(Memory, raw);
    return parsed.success ? parsed.data : newMemory();
  } catch {
    return newMemory();
  }
}

/** Where the browser has no room it lives as long as the page. */
export function keepMemory(place: string, memory: Memory) {
  try {
    window.localStorage.setItem(prefix + place, JSON.stringify(memory));
  } catch {
    // The recordings say that nothing is kept.
  }
}

/** Where the recording of a question lies on this device. */
export const recordingPlace = (place: string, turn: number) => `${place}/${turn}`;

/** The answer was taken, or is to be given anew. */
export function forgetSpoken(place: string) {
  const { said } = readMemory(place);
  try {
    window.localStorage.removeItem(prefix + place);
  } catch {
    // There is nothing to forget.
  }
  for (let turn = 0; turn <= said.length; turn += 1) void forgetRecording(recordingPlace(place, turn));
}
