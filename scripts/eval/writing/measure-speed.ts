import { existsSync, readFileSync } from "node:fs";

import { type WritingCorrector } from "@/lib/assess/assessment";
import { splitWords } from "@/lib/assess/writing/text/split-text";
import { ownSamples } from "@/scripts/eval/writing/own-samples";
import { quantile, rounded } from "@/scripts/eval/writing/statistics";

const wordsEach = 200;
const atOnce = 4;
const requests = 60;

/** Texts of 200 words, each different: what learners wrote at about 105. */
function texts(): string[] {
  const all = ownSamples()
    .filter(({ score }) => score <= 105)
    .map(({ text }) => text)
    .join("\n\n");
  const words = splitWords(all);
  return Array.from({ length: requests }, (_none, at) => {
    const from = (at * 97) % (words.length - wordsEach);
    return all.slice(words[from]?.start, words[from + wordsEach]?.start);
  });
}

/** The processes that this one started, on Linux: the engine is the one with most memory. */
function engineMegabytes(): number | null {
  const list = `/proc/${process.pid}/task/${process.pid}/children`;
  if (!existsSync(list)) return null;
  const sizes = readFileSync(list, "utf8")
    .trim()
    .split(" ")
    .filter(Boolean)
    .map(
      (pid) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024,
    );
  return sizes.length > 0 ? rounded(Math.max(...sizes), 0) : null;
}

export async function measureSpeed(corrector: WritingCorrector) {
  const waiting = texts();
  const seconds: number[] = [];
  const work = async () => {
    for (let text = waiting.pop(); text !== undefined; text = waiting.pop()) {
      const started = performance.now();
      await corrector.assess({ task: "free-text", asked: [], parts: [text], locale: "en" });
      seconds.push((performance.now() - started) / 1_000);
    }
  };
  const started = performance.now();
  await corrector.assess({
    task: "free-text",
    asked: [],
    parts: ["The first text starts the engine."],
    locale: "en",
  });
  const startSeconds = (performance.now() - started) / 1_000;
  await Promise.all(Array.from({ length: atOnce }, work));
  return {
    words: wordsEach,
    atOnce,
    requests,
    /** Of the first text, which starts the engine. */
    startSeconds: rounded(startSeconds),
    p50Seconds: rounded(quantile(seconds, 0.5)),
    p95Seconds: rounded(quantile(seconds, 0.95)),
    engineMegabytes: engineMegabytes(),
  };
}
