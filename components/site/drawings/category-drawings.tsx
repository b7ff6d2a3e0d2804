import type { ReactNode } from "react";

import { Plans, TestDay, TheTest } from "./category-exam-drawings";
import { FourSkills, Listening, Reading, Speaking, Writing } from "./category-skill-drawings";
import { Study, Vocabulary } from "./category-study-drawings";

type DrawnCategory =
  | "test"
  | "plans"
  | "skills"
  | "reading"
  | "listening"
  | "speaking"
  | "writing"
  | "vocabulary"
  | "study"
  | "test-day";

export const categoryDrawings = {
  test: TheTest,
  plans: Plans,
  skills: FourSkills,
  reading: Reading,
  listening: Listening,
  speaking: Speaking,
  writing: Writing,
  vocabulary: Vocabulary,
  study: Study,
  "test-day": TestDay,
} as const satisfies Record<DrawnCategory, () => ReactNode>;
