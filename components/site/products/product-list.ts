import type { PageName } from "@/lib/content/pages/page-names";
import type { Category } from "@/lib/content/articles/article";

/** The four products, as the specification lists them: page, line in the menu, and a drawing for a small place. */
export const productList = [
  { page: "practice", note: "practiceNote", sign: "skills" },
  { page: "mock", note: "mockNote", sign: "test" },
  { page: "writing", note: "writingNote", sign: "writing" },
  { page: "speaking", note: "speakingNote", sign: "speaking" },
] as const satisfies readonly { page: PageName; note: string; sign: Category }[];
