import { readFileSync } from "node:fs";
import path from "node:path";

import { z } from "zod";

import { planArticle } from "@/scripts/bench/corpus/plan-article";
import { measureTree } from "@/scripts/bench/measure-tree";
import { buildSite, compressBuilt, writeSitemap } from "@/scripts/start/build.mjs";
import { startProduct } from "@/scripts/test/e2e.mjs";

const Manifest = z.object({ routes: z.record(z.string(), z.unknown()) });

function prerenderedPages(project: string) {
  const file = path.join(project, ".next/prerender-manifest.json");
  return Object.keys(Manifest.parse(JSON.parse(readFileSync(file, "utf8"))).routes).length;
}

async function ask(address: string) {
  const begun = performance.now();
  const answer = await fetch(address);
  const text = await answer.text();
  return { status: answer.status, ms: Math.round(performance.now() - begun), bytes: text.length, text };
}

/** A page that the build left to its first reader, a page that is not there, and the search. */
async function measureReaders(project: string, articles: number) {
  const product = await startProduct(project);
  try {
    const { address } = planArticle(articles - 1);
    const [first, again] = [await ask(product.url + address), await ask(product.url + address)];
    const missing = await ask(`${product.url}/learn/no-such-text`);
    const search = `${product.url}/api/common/search?locale=en&q=careful`;
    const [firstSearch, nextSearch] = [await ask(search), await ask(search)];
    return {
      onDemand: { status: first.status, bytes: first.bytes, firstMs: first.ms, againMs: again.ms },
      missing: { status: missing.status, hasHeading: missing.text.includes("<h1"), ms: missing.ms },
      search: { status: firstSearch.status, firstMs: firstSearch.ms, againMs: nextSearch.ms },
    };
  } finally {
    await product.stop();
  }
}

/** Building the site of a project whose content is compiled, and what its readers wait for. */
export async function measureSite(project: string, articles: number, tell: (line: string) => void) {
  const { ms, peakMb, cpuMs, load } = await measureTree(() => buildSite(project));
  const build = { ms, peakMb, cpuMs, load, pages: prerenderedPages(project) };
  tell(`  building the site: ${JSON.stringify(build)}`);
  await compressBuilt(project);
  const sitemap = await measureTree(() => writeSitemap(project));
  const readers = await measureReaders(project, articles);
  tell(`  readers: ${JSON.stringify(readers)}`);
  return { build, sitemapMs: sitemap.ms, readers };
}
