import { Drawing } from "@/components/site/drawings/drawing";
import { productDrawings } from "@/components/site/drawings/product-drawings";

export type ProductName = keyof typeof productDrawings;

export function ProductPicture({ name, className }: { name: ProductName; className?: string }) {
  const Lines = productDrawings[name];
  return (
    <Drawing width={320} height={240} className={className}>
      <Lines />
    </Drawing>
  );
}
