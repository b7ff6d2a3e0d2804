import type { productDrawings } from "@/components/site/drawings/product-drawings";
import { DrawnPicture } from "@/components/site/drawn-picture";

export type ProductName = keyof typeof productDrawings;

export function ProductPicture({ name, className }: { name: ProductName; className?: string }) {
  return <DrawnPicture file={`products/${name}`} width={320} height={240} className={className} />;
}
