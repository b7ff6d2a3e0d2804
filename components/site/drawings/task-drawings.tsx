import type { ReactNode } from "react";

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

type DrawnTask =
  | "read-and-complete"
  | "interactive-reading"
  | "interactive-listening"
  | "write-about-the-photo"
  | "interactive-writing"
  | "writing-sample"
  | "speak-about-the-photo"
  | "read-then-speak"
  | "interactive-speaking"
  | "speaking-sample"
  | "read-aloud"
  | "listen-then-speak";

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
} as const satisfies Record<DrawnTask, () => ReactNode>;
