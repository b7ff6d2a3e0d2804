import { productDrawings } from "@/components/site/drawings/product-drawings";

export type ProductName = keyof typeof productDrawings;

export function ProductPicture({ name, className }: { name: ProductName; className?: string }) {
  const Drawing = productDrawings[name];
  return (
    <svg
      aria-hidden
      viewBox="0 0 320 240"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <Drawing />
    </svg>
  );
}
