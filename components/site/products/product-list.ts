import type { PageName } from "@/lib/content/pages/page-names";
import type { Category } from "@/lib/content/articles/article";
import { isOpen, type Product } from "@/lib/core/products";

const products = [
  { page: "practice", note: "practiceNote", picture: "practice", sign: "skills" },
  { page: "mock", note: "mockNote", picture: "mock-exam", sign: "test" },
  { page: "writing", note: "writingNote", picture: "writing-correction", sign: "writing" },
  { page: "speaking", note: "speakingNote", picture: "speaking-correction", sign: "speaking" },
] as const satisfies readonly { page: PageName; note: string; picture: Product; sign: Category }[];

/** The four products, as the specification lists them: page, line in the menu, drawing, and the simpler drawing that a small place can show. */
export const productList = products.map((product) => ({
  ...product,
  isOpen: isOpen(product.picture),
}));
