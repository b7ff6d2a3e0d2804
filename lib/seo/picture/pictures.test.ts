import sharp from "sharp";
import { expect, test } from "vitest";

import { gitArticleSlugs, getGitArticle } from "@/lib/content/articles/git-articles";
import { blogPaths } from "@/lib/content/articles/blog-places";
import { courseSlugs } from "@/lib/content/courses/courses";
import { samplePath } from "@/lib/content/samples/sample-path";
import { sampledTasks } from "@/lib/content/samples/samples";
import { defaultLocale, type Locale, locales } from "@/lib/i18n/locales";
import { findPage } from "@/lib/seo/find-page";
import { headOf } from "@/lib/seo/page-head";
import { drawPicture } from "@/lib/seo/picture/draw-picture";
import { sceneOf } from "@/lib/seo/picture/scenes";
import { setTitle, splitTitle } from "@/lib/seo/picture/set-title";
import { missingSigns } from "@/lib/seo/picture/shape-text";
import { pageRecords } from "@/lib/content/pages/page-records";

const paths = [
  ...Object.values(pageRecords).map(({ path }) => path),
  ...courseSlugs.map((slug) => `/courses/${slug}`),
  ...sampledTasks.map(samplePath),
  ...gitArticleSlugs("learn").flatMap((slug) => getGitArticle(defaultLocale, "learn", slug)?.path ?? []),
  ...blogPaths().map((path) => ["/blog", ...path].join("/")),
];

async function pageAt(locale: Locale, path: string) {
  const page = findPage(locale, path);
  if (!page) throw new Error(`There is no page at ${path}.`);
  return { page, head: await headOf(page, locale, path) };
}

async function draw(locale: Locale, path: string) {
  const { page, head } = await pageAt(locale, path);
  return drawPicture(head, sceneOf(page));
}

test("every title of every page is drawn whole, with a glyph for each of its signs, in all languages", async () => {
  const gaps: string[] = [];
  const cut: string[] = [];
  let titles = 0;
  for (const locale of locales)
    for (const path of paths) {
      const { head } = await pageAt(locale, path);
      const words = [head.headline ?? head.title, head.section ?? ""].join("");
      const missing = await missingSigns(words, { locale: head.written ?? locale, weight: 690 });
      titles += 1;
      if (!(await setTitle(head, { width: 640, height: 316 })).isWhole) cut.push(`${locale} ${path}`);
      if (missing.length > 0) gaps.push(`${locale} ${path}: ${missing.join(" ")}`);
    }
  expect(gaps).toEqual([]);
  expect(cut).toEqual([]);
  expect(titles).toBe(locales.length * paths.length);
}, 120_000);

test("a sign that no font draws is named, and the picture is drawn without it", async () => {
  expect(await missingSigns("Plans 🦆", { locale: "en", weight: 690 })).toEqual(["🦆"]);
  const { page, head } = await pageAt("en", "/pricing");
  const plain = await drawPicture(head, sceneOf(page));
  expect(await drawPicture({ ...head, title: `${head.title}🦆` }, sceneOf(page))).toEqual(plain);
});

test("the pictures of one page are 1200 by 630 and differ in every language", async () => {
  const drawn = new Map<string, Locale>();
  for (const locale of locales) {
    const bytes = await draw(locale, "/learn/what-the-scores-mean");
    const { width, height, format } = await sharp(bytes).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "png" });
    drawn.set(bytes.toString("base64"), locale);
  }
  expect([...drawn.values()]).toEqual(locales);
}, 60_000);

test("every page has a scene whose drawing is there", async () => {
  for (const path of paths) await expect(draw(defaultLocale, path)).resolves.toBeInstanceOf(Buffer);
}, 120_000);

test("a title longer than any picture has room for is cut, and stays inside", async () => {
  const { head } = await pageAt("de", "/pricing");
  const endless = { ...head, title: "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen ".repeat(9) };
  const title = await setTitle(endless, { width: 640, height: 316 });
  expect(title.isWhole).toBe(false);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="#fff"/>${title.svg(72, 152, new Map([["ink", "#000000"]]))}</svg>`;
  const { info } = await sharp(Buffer.from(svg)).trim().toBuffer({ resolveWithObject: true });
  expect(info.width).toBeLessThanOrEqual(640);
  expect(info.height).toBeLessThanOrEqual(316);
});

test("what stands after a colon is a line under the title", () => {
  expect(splitTitle("Read Aloud : un cours gratuit")).toEqual({
    lead: "Read Aloud",
    rest: "un cours gratuit",
  });
  expect(splitTitle("写真を英語で描写する：7つの技法")).toEqual({
    lead: "写真を英語で描写する",
    rest: "7つの技法",
  });
  expect(splitTitle("Plans and prices")).toEqual({ lead: "Plans and prices", rest: null });
});
