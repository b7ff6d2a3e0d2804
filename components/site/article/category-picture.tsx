import { DrawnPicture } from "@/components/site/drawn-picture";
import type { Category } from "@/lib/content/articles/article";

export function CategoryPicture({ category, className }: { category: Category; className?: string }) {
  return <DrawnPicture file={`categories/${category}`} width={160} height={120} className={className} />;
}
