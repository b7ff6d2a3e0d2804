import { productsInPreparation } from "@/lib/core/products";

/** Whether the app shows the way to corrections. */
export const isCorrectionOpen = !productsInPreparation.includes("writing-correction");
