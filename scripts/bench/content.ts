import { readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";

import { z } from "zod";

import { copyProject } from "@/scripts/bench/corpus/copy-project";
import { writeCorpus } from "@/scripts/bench/corpus/write-corpus";
import { measureSite } from "@/scripts/bench/corpus/measure-site";
import { measureTree } from "@/scripts/bench/measure-tree";
import { median } from "@/scripts/bench/run-lighthouse";
import { checkContent, compileContent, indexSearch } from "@/scripts/start/build.mjs";
import { lastLines, projectEnv, projectPrograms, run } from "@/scripts/start/run.mjs";

const usage = "npm run bench:content -- [--articles=100,1000] [--edits=5] [--without-site]";
const root = path.resolve(import.meta.dirname, "../..");
const tell = (line: string) => process.stderr.write(`${line}\n`);

const { values: options } = parseArgs({
  options: {
    articles: { type: "string", default: "100,1000" },
    edits: { type: "string", default: "5" },
    "without-site": { type: "boolean", default: false },
  },
});
const sizes = options.articles.split(",").map(Number);
if (sizes.some((size) => !Number.isInteger(size) || size < 0)) throw new Error(usage);

/** What `npm start` does before it builds the site: the gate, contentlayer2 and the search, each by itself. */
async function prepare(project: string) {
  const steps = { gate: checkContent, contentlayer: compileContent, search: indexSearch };
  const measured: Record<string, ReturnType<typeof figures>> = {};
  for (const [name, step] of Object.entries(steps))
    measured[name] = figures(await measureTree(() => step(project)));
  const all = Object.values(measured);
  const whole = {
    ms: all.reduce((sum, { ms }) => sum + ms, 0),
    cpuMs: all.reduce((sum, { cpuMs }) => sum + (cpuMs ?? 0), 0),
    peakMb: Math.max(...all.map(({ peakMb }) => peakMb ?? 0)),
  };
  return { ...measured, whole };
}

const textsOf = (project: string) =>
  readdirSync(path.join(project, "content"), { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(mdx|yaml)$/.test(name),
  );

/** As after a checkout: every time is new, every byte is the same. Compiling sets the times from the bytes first. */
function touchAll(project: string) {
  for (const name of textsOf(project))
    utimesSync(path.join(project, "content", name), new Date(), new Date());
}

/** Those of the corpus, or with none at all those of the product. */
const sampleTexts = (project: string) => {
  const texts = textsOf(project).filter((name) => name.endsWith(".mdx"));
  const samples = texts.filter((name) => name.includes("sample-"));
  return (samples.length > 0 ? samples : texts).sort();
};

function editOne(project: string) {
  const name = sampleTexts(project)[0] ?? "";
  const file = path.join(project, "content", name);
  writeFileSync(file, `${readFileSync(file, "utf8")}\nOne more line.\n`);
}

const Edits = z.object({ times: z.array(z.number()), memoryMb: z.number() });

/** Saving texts while the editor's watcher runs. */
async function editWatched(project: string) {
  const texts = sampleTexts(project);
  const files = [0.1, 0.4, 0.7, 0.9].map((share) => `content/${texts[Math.floor(share * texts.length)]}`);
  const args = ["--import", "tsx", "scripts/bench/edit-content.ts", project, options.edits, ...files];
  const env = projectEnv(project);
  const { code, stdout, output } = await run(projectPrograms(project).node, args, { cwd: project, env });
  if (code !== 0) throw new Error(`The edits could not be measured.\n${lastLines(output, 20)}`);
  return Edits.parse(JSON.parse(lastLines(stdout, 1)));
}

const figures = ({ ms, peakMb, cpuMs, load }: Awaited<ReturnType<typeof measureTree>>) => ({
  ms,
  peakMb,
  cpuMs,
  load,
});

const round = (value: number) => Math.round(value * 100) / 100;

async function measureContent(project: string) {
  const texts = textsOf(project).filter((name) => name.endsWith(".mdx")).length;
  const cold = await prepare(project);
  tell(`  cold: ${JSON.stringify(cold)}`);
  touchAll(project);
  const touched = await prepare(project);
  tell(`  every file touched: ${JSON.stringify(touched)}`);
  touchAll(project);
  editOne(project);
  const editCommand = await prepare(project);
  tell(`  one edit, every other file touched, as a command: ${JSON.stringify(editCommand)}`);
  const { times, memoryMb } = await editWatched(project);
  tell(`  edits while the watcher runs: ${times.join(", ")} ms`);
  const watched = { editMs: median(times), edits: times, memoryMb };
  const perText = { ms: round(cold.whole.ms / texts), cpuMs: round(cold.whole.cpuMs / texts) };
  return { texts, cold, perText, touched, editCommand, watched };
}

async function measureSize(articles: number) {
  tell(`13 x ${articles} articles: copying the project and writing the corpus`);
  const { folder, remove } = copyProject(root);
  try {
    const corpus = writeCorpus(folder, articles);
    tell(`  ${corpus.files} files, ${Math.round(corpus.bytes / 1_000_000)} MB`);
    const content = await measureContent(folder);
    const isEnd = articles === Math.min(...sizes) || articles === Math.max(...sizes);
    const isWanted = isEnd && !options["without-site"];
    // The watcher ends in the middle of its work.
    if (isWanted) await compileContent(folder);
    const site = isWanted ? await measureSite(folder, tell) : null;
    return { articles, corpus, ...content, site };
  } finally {
    remove();
  }
}

type Size = Awaited<ReturnType<typeof measureSize>>;

/** How much more the largest costs than the smallest. */
function compare(small: Size, large: Size) {
  const [before, after] = [small.site?.build, large.site?.build];
  const ratio = (of: number | null, to: number | null) => (of && to ? round(of / to) : null);
  return {
    coldMsPerText: ratio(large.perText.ms, small.perText.ms),
    coldCpuMsPerText: ratio(large.perText.cpuMs, small.perText.cpuMs),
    ...(before &&
      after && {
        siteMs: ratio(after.ms, before.ms),
        siteCpuMs: ratio(after.cpuMs, before.cpuMs),
        sitePeakMb: ratio(after.peakMb, before.peakMb),
      }),
  };
}

const measured: Size[] = [];
for (const articles of sizes.toSorted((a, b) => a - b)) measured.push(await measureSize(articles));
const [small, large] = [measured[0], measured.at(-1)];
if (!small || !large) throw new Error(usage);
const report = { cores: availableParallelism(), sizes: measured, largestToSmallest: compare(small, large) };
process.stdout.write(`${JSON.stringify(report)}\n`);
