import type { ReactNode } from "react";

import type { TaskType } from "@/lib/content/task-names";

import { Dictation, Gap, TwoWords } from "./first-task-drawings";
import { InteractiveListening } from "./listening-drawings";
import { InteractiveReading, ReadAndComplete } from "./reading-drawings";
import {
  InteractiveSpeaking,
  ListenThenSpeak,
  ReadAloud,
  ReadThenSpeak,
  SpeakAboutThePhoto,
  SpeakingSample,
} from "./speaking-drawings";
import { InteractiveWriting, WriteAboutThePhoto, WritingSample } from "./writing-drawings";

export const taskDrawings = {
  "read-and-complete": ReadAndComplete,
  "interactive-reading": InteractiveReading,
  "interactive-listening": InteractiveListening,
  "write-about-the-photo": WriteAboutThePhoto,
  "interactive-writing": InteractiveWriting,
  "writing-sample": WritingSample,
  "speak-about-the-photo": SpeakAboutThePhoto,
  "read-then-speak": ReadThenSpeak,
  "interactive-speaking": InteractiveSpeaking,
  "speaking-sample": SpeakingSample,
  "read-aloud": ReadAloud,
  "listen-then-speak": ListenThenSpeak,
  "read-and-select": TwoWords,
  "fill-in-the-blanks": Gap,
  "listen-and-type": Dictation,
} as const satisfies Record<TaskType, () => ReactNode>;
