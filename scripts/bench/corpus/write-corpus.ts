import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";

import { defaultLocale, locales } from "@/lib/i18n/locales";
import { planArticle } from "@/scripts/bench/corpus/plan-article";
import { writeArticle, writeFacts } from "@/scripts/bench/corpus/write-article";
import { collections } from "@/lib/content/schemas";
import { readDocument } from "@/scripts/content/read-document";
import { sectionHashes } from "@/lib/content/markdown/sections";
import { joinHashes } from "@/scripts/content/section-hashes";

/** What a translator's stamp says of an English text. */
function stampOf(text: string) {
  const refuse = (_place: unknown, rule: string, advice: string) => {
    throw new Error(`The corpus has a fault: ${rule}: ${advice}`);
  };
  const { frontmatter, tree } = readDocument(text, refuse);
  const fields = collections.blog.frontmatter.parse(frontmatter?.value);
  if (!tree) throw new Error("The corpus has a text that cannot be read.");
  return joinHashes(sectionHashes(fields, tree));
}

/**
 * Writes so many articles in all languages beside the content that is there. The same number gives the same bytes, and
 * the first hundred of a thousand are the hundred of a hundred, but for links to articles.
 */
export function writeCorpus(root: string, articles: number) {
  const courses = readdirSync(path.join(root, "content/courses"));
  const pages = ["/pricing", "/courses", ...courses.map((slug) => `/courses/${slug}`)];
  const plans = Array.from({ length: articles }, (_, index) => planArticle(index));
  let [files, bytes] = [0, 0];
  for (const [index, plan] of plans.entries()) {
    const folder = path.join(root, "content", plan.shelf, plan.slug);
    mkdirSync(folder, { recursive: true });
    const near = Array.from({ length: 5 }, (_, step) => plans[(index + 1 + step) % articles]?.address ?? "/");
    const links = { pages: pages.slice(index % pages.length).concat(pages), articles: near };
    const write = (name: string, text: string) => {
      writeFileSync(path.join(folder, name), text);
      files += 1;
      bytes += Buffer.byteLength(text);
    };
    const english = writeArticle(plan, defaultLocale, links);
    const stamp = stampOf(english);
    write("meta.yaml", writeFacts(plan, courses[index % courses.length] ?? ""));
    for (const locale of locales)
      write(`${locale}.mdx`, locale === defaultLocale ? english : writeArticle(plan, locale, links, stamp));
  }
  return { files, bytes };
}
