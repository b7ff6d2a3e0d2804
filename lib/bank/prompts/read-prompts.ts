import { existsSync } from "node:fs";
import path from "node:path";

import type { z } from "zod";

import { readAuthoredFile } from "@/lib/bank/authored-file";
import { photoPrompts, photoSourceFaults } from "@/lib/bank/prompts/photo-prompts";
import type { PromptFault, TaskPrompt } from "@/lib/bank/prompts/prompt-gates";
import { openTasks, photoSources, photoTasks, promptSources } from "@/lib/bank/prompts/sources";
import { readPictures } from "@/lib/bank/scenes/read-pictures";

/** The prompts of `content/bank` below a project's root, and what of them asks for a picture that is not there. */
export function readPrompts(root: string): { prompts: TaskPrompt[]; faults: PromptFault[] } {
  const folder = path.join(root, "content/bank/prompts");
  const scenes = readPictures(path.join(root, "content/bank"));
  const authored = openTasks.flatMap((task) =>
    readList(path.join(folder, `${task}.yaml`), promptSources[task]).map((prompt) => ({ task, prompt })),
  );
  const pictured = photoTasks.map((task) => ({
    task,
    written: readList(path.join(folder, `${task}.yaml`), photoSources[task]),
  }));
  const ofScenes = pictured.flatMap(({ task, written }) =>
    photoPrompts(task, scenes, written).map((prompt) => ({ task, prompt })),
  );
  return {
    prompts: [...authored, ...ofScenes],
    faults: pictured.flatMap(({ task, written }) =>
      photoSourceFaults(scenes, written).map((fault) => ({ task, ...fault })),
    ),
  };
}

function readList<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  return existsSync(file) ? readAuthoredFile(file, schema) : schema.parse([]);
}
