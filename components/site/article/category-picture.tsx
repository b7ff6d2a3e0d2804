import { categoryDrawings } from "@/components/site/drawings/category-drawings";
import { Drawing } from "@/components/site/drawings/drawing";
import type { Category } from "@/lib/content/articles/article";

export function CategoryPicture({ category, className }: { category: Category; className?: string }) {
  const Lines = categoryDrawings[category];
  return (
    <Drawing width={160} height={120} className={className}>
      <Lines />
    </Drawing>
  );
}
