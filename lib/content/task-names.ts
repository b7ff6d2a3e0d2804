/** Every task of the test, today's and the two dropped in July 2025, by its own English name. */
export const taskNames = {
  "read-and-select": "Read and Select",
  "fill-in-the-blanks": "Fill in the Blanks",
  "read-and-complete": "Read and Complete",
  "interactive-reading": "Interactive Reading",
  "listen-and-type": "Listen and Type",
  "interactive-listening": "Interactive Listening",
  "write-about-the-photo": "Write About the Photo",
  "interactive-writing": "Interactive Writing",
  "writing-sample": "Writing Sample",
  "speak-about-the-photo": "Speak About the Photo",
  "read-then-speak": "Read Then Speak",
  "interactive-speaking": "Interactive Speaking",
  "speaking-sample": "Speaking Sample",
  "read-aloud": "Read Aloud",
  "listen-then-speak": "Listen Then Speak",
} as const;

export type TaskType = keyof typeof taskNames;

export const taskTypes = Object.keys(taskNames) as [TaskType, ...TaskType[]];
