import type { Article, Category } from "@/lib/content/articles/article";
import type { ArticleList } from "@/lib/content/articles/article-list";
import { findBlogPlace } from "@/lib/content/articles/blog-places";
import { type Course, getCourse } from "@/lib/content/courses/courses";
import { getGitArticle } from "@/lib/content/articles/git-articles";
import { getLegalText } from "@/lib/content/legal";
import { sampledTaskAt } from "@/lib/content/samples/samples";
import type { TaskType } from "@/lib/content/task-names";
import { isLegalPage, type LegalPageName, pageNameAt, type WordedPage } from "@/lib/content/pages/page-names";
import type { Locale } from "@/lib/i18n/locales";

export type FoundPage =
  | { kind: "course"; course: Course }
  | { kind: "article"; article: Article }
  | { kind: "category"; category: Category }
  | { kind: "list"; list: ArticleList }
  | { kind: "samples"; task: TaskType }
  | { kind: "legal"; page: LegalPageName; text: ReturnType<typeof getLegalText> }
  | { kind: "words"; page: WordedPage };

function findBlogPage(locale: Locale, path: string): FoundPage | null {
  const place = findBlogPlace(locale, path.split("/").slice(2));
  return place === null || place.kind === "all" ? null : place;
}

/** The public page at a path without its language; null when there is none. What the CMS has a part in is `findOnDemandPlace`'s: its articles, and the lists of all. */
export function findPage(locale: Locale, path: string): FoundPage | null {
  const page = pageNameAt(path);
  if (page)
    return isLegalPage(page)
      ? { kind: "legal", page, text: getLegalText(locale, page) }
      : { kind: "words", page };
  const task = sampledTaskAt(path);
  if (task) return { kind: "samples", task };
  const [, shelf, slug, ...rest] = path.split("/");
  if (shelf === "blog") return findBlogPage(locale, path);
  if (slug === undefined || rest.length > 0) return null;
  const course = shelf === "courses" ? getCourse(locale, slug) : null;
  if (course) return { kind: "course", course };
  const article = shelf === "learn" ? getGitArticle(locale, "learn", slug) : null;
  return article && { kind: "article", article };
}
