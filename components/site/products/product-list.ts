/** The four products, as the specification lists them: page, line in the menu, drawing. */
export const productList = [
  { page: "tasks", note: "practiceNote", picture: "practice", isOpen: true },
  { page: "mock", note: "mockNote", picture: "mock-exam", isOpen: false },
  { page: "writing", note: "writingNote", picture: "writing-correction", isOpen: false },
  { page: "speaking", note: "speakingNote", picture: "speaking-correction", isOpen: false },
] as const;
