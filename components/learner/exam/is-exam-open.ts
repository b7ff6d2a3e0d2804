import { productsInPreparation } from "@/lib/core/products";

/** Whether the mock exam can be started; the short ones can at any time. */
export const isExamOpen = !productsInPreparation.includes("mock-exam");
