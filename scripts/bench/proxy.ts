import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { gunzipSync } from "node:zlib";

import autocannon from "autocannon";

import { cpuSeconds } from "@/scripts/bench/cpu-time";
import { checkApi, checkKinds, checkPage, checkStale, gzip } from "@/scripts/bench/proxy-checks";
import { median } from "@/scripts/bench/run-lighthouse";
import { ask } from "@/scripts/proxy/ask";
import { startNginx } from "@/scripts/proxy/start-nginx";
import { freePort } from "@/scripts/start/machine.mjs";
import { startProduct } from "@/scripts/test/e2e.mjs";
import { findNginx } from "@/scripts/test/system-programs.mjs";

const root = path.resolve(import.meta.dirname, "../..");
const pages = ["/", "/courses/det-read-and-select-course", "/ja/learn/test-format"];
const target = 0.5;
const connections = 16;
const keptSeconds = 60;
const tell = (line: string) => process.stderr.write(`${line}\n`);

const { values: options } = parseArgs({
  options: { rounds: { type: "string", default: "5" }, seconds: { type: "string", default: "3" } },
});
const [rounds, duration] = [Number(options.rounds), Number(options.seconds)];

const fileName = (index: number) => `page-${index}.html`;

/** The same bytes as files, plain and compressed, and a server of the same nginx that sends them from the disk. */
async function writeFileSite(product: string, port: number, folder: string) {
  const files = path.join(folder, "files");
  mkdirSync(files);
  for (const [index, page] of pages.entries()) {
    const { bytes } = await ask(product + page, { headers: gzip });
    writeFileSync(path.join(files, fileName(index)), gunzipSync(bytes));
    writeFileSync(path.join(files, `${fileName(index)}.gz`), bytes);
  }
  return `server {
    listen 127.0.0.1:${port};
    root ${files};
    types { text/html html; }
    gzip_static on;
}
`;
}

async function measure(address: string, pid: number) {
  const before = cpuSeconds(pid);
  const { requests, errors, timeouts, non2xx } = await autocannon({
    url: address,
    connections,
    duration,
    headers: gzip,
  });
  const after = cpuSeconds(pid);
  const failed = errors + timeouts + non2xx;
  if (failed > 0 || requests.total === 0) throw new Error(`${address}: ${failed} requests failed.`);
  const used = before === null || after === null ? null : ((after - before) * 1e6) / requests.total;
  return { perSecond: requests.average, cpu: used };
}
type Measured = Awaited<ReturnType<typeof measure>>;

const round = (value: number) => Number(value.toPrecision(4));

function summarize(runs: { proxy: Measured; files: Measured }[]) {
  const middle = (pick: (run: { proxy: Measured; files: Measured }) => number) =>
    round(median(runs.map(pick)));
  const hasCpu = runs.every(({ proxy, files }) => proxy.cpu !== null && files.cpu !== null);
  const cpu = {
    proxyMicroseconds: middle(({ proxy }) => proxy.cpu ?? 0),
    filesMicroseconds: middle(({ files }) => files.cpu ?? 0),
    ratio: middle(({ proxy, files }) => (files.cpu ?? 0) / (proxy.cpu || 1)),
    /** Near 0, and nginx waited for the program that asks: then this ratio says more than the one of requests. */
    busyCores: middle(({ proxy }) => ((proxy.cpu ?? 0) * proxy.perSecond) / 1e6),
  };
  return {
    proxyPerSecond: middle(({ proxy }) => proxy.perSecond),
    filesPerSecond: middle(({ files }) => files.perSecond),
    ratio: middle(({ proxy, files }) => proxy.perSecond / files.perSecond),
    cpu: hasCpu ? cpu : null,
  };
}

/** Both take their turn in every round, so that a busy machine weighs on them alike; who goes first changes. */
async function compare(proxy: string, files: string, pid: number) {
  const runs = pages.map(() => Array.of<{ proxy: Measured; files: Measured }>());
  for (let done = 0; done < rounds; done += 1) {
    for (const [index, page] of pages.entries()) {
      const [kept, file] = [proxy + page, `${files}/${fileName(index)}`];
      const first = await measure(done % 2 === 0 ? kept : file, pid);
      const second = await measure(done % 2 === 0 ? file : kept, pid);
      const [ofProxy, ofFiles] = done % 2 === 0 ? [first, second] : [second, first];
      runs[index]?.push({ proxy: ofProxy, files: ofFiles });
    }
    tell(`round ${done + 1} of ${rounds}`);
  }
  return Object.fromEntries(pages.map((page, index) => [page, summarize(runs[index] ?? [])]));
}

async function main() {
  if (!findNginx()) throw new Error("No nginx: apt-get install nginx-light, then run this again.");
  tell("Starting the built product and nginx");
  const product = await startProduct(root);
  const filePort = await freePort(4_810);
  const addSite = (folder: string) => writeFileSite(product.url, filePort, folder);
  const nginx = await startNginx(root, { upstreamPort: product.port, addSite }).catch(async (fault) => {
    await product.stop();
    throw fault;
  });
  try {
    const files = `http://localhost:${filePort}`;
    const sizes: Record<string, number> = {};
    for (const [index, page] of pages.entries()) {
      sizes[page] = (await checkPage(product.url, nginx.url, page)).bytes;
      const file = await ask(`${files}/${fileName(index)}`, { headers: gzip });
      const kept = await ask(nginx.url + page, { headers: gzip });
      if (!file.bytes.equals(kept.bytes)) throw new Error(`The file of ${page} differs from the page.`);
      await checkKinds(nginx.url, page);
    }
    await checkApi(nginx.url);
    tell("Bodies are identical, pages are kept, data and API are not mixed up with them");
    const measured = await compare(nginx.url, files, nginx.pid);
    for (const [page, figures] of Object.entries(measured)) tell(`${page}: ${JSON.stringify(figures)}`);
    await product.stop();
    tell("The product is stopped; waiting until what is kept has passed its time");
    await checkStale(nginx.url, pages, keptSeconds + 15);
    const ratios = Object.fromEntries(Object.entries(measured).map(([page, { ratio }]) => [page, ratio]));
    const cpuRatios = Object.fromEntries(
      Object.entries(measured).map(([page, { cpu }]) => [page, cpu?.ratio ?? null]),
    );
    const isMet = Object.values(ratios).every((ratio) => ratio >= target);
    const checked = ["identical", "hit", "data", "api", "stale"];
    process.stdout.write(
      `${JSON.stringify({ ratios, cpuRatios, target, isMet, connections, duration, rounds, sizes, pages: measured, checked })}\n`,
    );
  } finally {
    await nginx.stop();
    await product.stop();
  }
}

await main();
