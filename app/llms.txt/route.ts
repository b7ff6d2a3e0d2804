import { getTranslations } from "next-intl/server";

import { productList } from "@/components/site/products/product-list";
import { listArticles } from "@/lib/content/articles/articles";
import { listCourses } from "@/lib/content/courses/courses";
import { pageRecords } from "@/lib/content/pages/page-records";
import { defaultLocale, localeFacts, locales } from "@/lib/i18n/locales";
import { pageUrl } from "@/lib/seo/alternates";

export const dynamic = "force-static";

type Page = { title: string; description: string; path: string };

const line = ({ title, description, path }: Page) =>
  `- [${title}](${pageUrl(defaultLocale, path)}): ${description}`;

/** What language models should know of the site, after llmstxt.org. */
export async function GET() {
  const courses = listCourses(defaultLocale).map((course) => ({
    ...course,
    path: `/courses/${course.slug}`,
  }));
  const t = await getTranslations({ locale: defaultLocale });
  const pages = [...productList.map(({ page }) => page), "sampleReport", "method"] as const;
  const products = pages.map((page) => {
    const { path, words } = pageRecords[page];
    return { title: t(`Site.Breadcrumb.${page}`), description: t(`${words}.metaDescription`), path };
  });
  const languages = locales.map((locale) => localeFacts[locale].name).join(", ");
  const text = [
    "# Bandwise",
    "> Practice, free courses and articles for people preparing for the Duolingo English Test. Bandwise has no connection with the company that runs the test, and its scores are estimates.",
    `Every page exists in ${locales.length} languages: ${languages}. English has no prefix; the others have theirs, such as ${pageUrl("de", "/courses")}.`,
    ["## Products", ...products.map(line)].join("\n"),
    ["## Courses", ...courses.map(line)].join("\n"),
    ["## The test explained", ...(await listArticles(defaultLocale, "learn")).map(line)].join("\n"),
    ["## Blog", ...(await listArticles(defaultLocale, "blog")).map(line)].join("\n"),
  ].join("\n\n");
  return new Response(`${text}\n`, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
