import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import { parse } from "yaml";

import { openTasks, type Prompt, promptSources } from "@/lib/bank/prompts/sources";
import type { SampleTable } from "@/lib/content/samples/sample-schema";

/** The prompts of the bank that have sample answers, by task. */
export function readSamples(root: string): SampleTable {
  return openTasks.flatMap((task) => {
    const file = path.join(root, "content/bank/prompts", `${task}.yaml`);
    if (!existsSync(file)) return [];
    const all: readonly Prompt[] = promptSources[task].parse(parse(readFileSync(file, "utf8")));
    const prompts = all.flatMap((prompt) => {
      const { name, samples } = prompt;
      if (!samples) return [];
      const points = "points" in prompt ? prompt.points : [];
      return [{ name, asks: asksOf(prompt, samples[0]?.text ?? ""), points, answers: samples }];
    });
    return prompts.length > 0 ? [{ task, prompts }] : [];
  });
}

/** What the answers answer: of a conversation, its opening and what that answer leads to. */
function asksOf(prompt: Prompt, answer: string): string[] {
  if ("asks" in prompt) return [prompt.asks];
  if (!("questions" in prompt)) return [prompt.prompt];
  const [opening, next] = prompt.questions;
  if (!opening) return [prompt.topic];
  const said = answer.toLowerCase();
  const branch = opening.branches.find(({ said: cues }) => cues.some((cue) => said.includes(cue)));
  return [opening.asks, branch?.asks ?? opening.otherwise ?? next?.asks ?? ""].filter(Boolean);
}
