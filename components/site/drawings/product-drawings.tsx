import type { ReactNode } from "react";

import { ListeningProduct, SpeakingCorrection, WritingCorrection } from "./product-correction-drawings";
import { About, Contact, Coupon } from "./product-desk-drawings";
import { Courses, MockExam, Practice } from "./product-exam-drawings";

type DrawnProduct =
  | "mock-exam"
  | "writing-correction"
  | "speaking-correction"
  | "practice"
  | "courses"
  | "listening"
  | "coupon"
  | "contact"
  | "about";

export const productDrawings = {
  "mock-exam": MockExam,
  "writing-correction": WritingCorrection,
  "speaking-correction": SpeakingCorrection,
  practice: Practice,
  courses: Courses,
  listening: ListeningProduct,
  coupon: Coupon,
  contact: Contact,
  about: About,
} as const satisfies Record<DrawnProduct, () => ReactNode>;
