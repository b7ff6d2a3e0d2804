import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { parse } from "node-html-parser";
import { z } from "zod";

import { measureTree } from "@/scripts/bench/measure-tree";
import { buildApi, buildSite, compressBuilt, hashPages, writeSitemap } from "@/scripts/start/build.mjs";
import { startProduct } from "@/scripts/test/e2e.mjs";

const Manifest = z.object({ routes: z.record(z.string(), z.unknown()) });

function prerenderedPages(project: string) {
  const file = path.join(project, ".next/prerender-manifest.json");
  return Object.keys(Manifest.parse(JSON.parse(readFileSync(file, "utf8"))).routes).length;
}

const Paths = z.array(z.string());

/** The last article and the last page of a list that the build leaves to their first readers. */
function pagesOnDemand(project: string) {
  const file = path.join(project, ".contentlayer/tables/on-demand.json");
  const paths = Paths.parse(JSON.parse(readFileSync(file, "utf8")));
  const isList = (each: string) => each.includes("/all/");
  return {
    article: paths.findLast((each) => !isList(each)) ?? "/",
    list: paths.findLast(isList) ?? "/",
  };
}

const sitemapFiles = (project: string) =>
  readdirSync(path.join(project, "public"))
    .filter((name) => /^sitemap-\d+\.xml$/.test(name))
    .map((name) => readFileSync(path.join(project, "public", name), "utf8"));

/** What search engines read of a page: its own address, and how many versions it names, x-default among them. */
function headOf(html: string) {
  const page = parse(html);
  return {
    canonical: page.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? "",
    alternates: page.querySelectorAll('link[rel="alternate"][hreflang]').length,
  };
}

async function ask(address: string) {
  const begun = performance.now();
  const answer = await fetch(address);
  const text = await answer.text();
  return { status: answer.status, ms: Math.round(performance.now() - begun), bytes: text.length, text };
}

/** A page that the build left to its first reader, a page that is not there, and the search. */
async function measureReaders(project: string) {
  const product = await startProduct(project);
  try {
    const { article, list } = pagesOnDemand(project);
    const address = `/ja${article}`;
    const [first, again] = [await ask(product.url + address), await ask(product.url + address)];
    const lists = await ask(product.url + list);
    const head = headOf(first.text);
    const isInSitemap = sitemapFiles(project).some((text) => text.includes(`<loc>${head.canonical}</loc>`));
    const missing = await ask(`${product.url}/learn/no-such-text`);
    const search = `${product.url}/api/common/search?locale=en&q=careful`;
    const [firstSearch, nextSearch] = [await ask(search), await ask(search)];
    return {
      onDemand: {
        ...{ address, status: first.status, bytes: first.bytes, firstMs: first.ms, againMs: again.ms },
        ...head,
        isInSitemap,
      },
      list: { address: list, status: lists.status, bytes: lists.bytes, ms: lists.ms },
      missing: { status: missing.status, hasHeading: missing.text.includes("<h1"), ms: missing.ms },
      search: { status: firstSearch.status, firstMs: firstSearch.ms, againMs: nextSearch.ms },
    };
  } finally {
    await product.stop();
  }
}

/** Building the site of a project whose content is compiled, and what its readers wait for. */
export async function measureSite(project: string, tell: (line: string) => void) {
  const { ms, peakMb, cpuMs, load } = await measureTree(() => buildSite(project));
  const build = { ms, peakMb, cpuMs, load, pages: prerenderedPages(project) };
  tell(`  building the site: ${JSON.stringify(build)}`);
  await buildApi(project);
  await hashPages(project);
  await compressBuilt(project);
  const sitemap = await measureTree(() => writeSitemap(project));
  const readers = await measureReaders(project);
  tell(`  readers: ${JSON.stringify(readers)}`);
  return { build, sitemapMs: sitemap.ms, readers };
}
