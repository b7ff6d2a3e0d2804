import { categoryDrawings } from "@/components/site/drawings/category-drawings";
import type { Category } from "@/lib/content/articles";

export function CategoryPicture({ category, className }: { category: Category; className?: string }) {
  const Drawing = categoryDrawings[category];
  return (
    <svg
      aria-hidden
      viewBox="0 0 160 120"
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
