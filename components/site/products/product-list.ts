import type { PageName } from "@/lib/content/pages/page-names";
import { productsInPreparation, type Product } from "@/lib/core/products";

const products = [
  { page: "practice", note: "practiceNote", picture: "practice" },
  { page: "mock", note: "mockNote", picture: "mock-exam" },
  { page: "writing", note: "writingNote", picture: "writing-correction" },
  { page: "speaking", note: "speakingNote", picture: "speaking-correction" },
] as const satisfies readonly { page: PageName; note: string; picture: Product }[];

/** The four products, as the specification lists them: page, line in the menu, drawing. */
export const productList = products.map((product) => ({
  ...product,
  isOpen: !productsInPreparation.includes(product.picture),
}));
