import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";

import { allPromptsOf } from "@/lib/content/prompts/prompts";
import { correctedTasks } from "@/lib/core/corrected-tasks";
import { AppError } from "@/lib/core/errors";

const folder = path.join(process.cwd(), "content/bank");
const files = new Map(
  correctedTasks.flatMap((task) =>
    allPromptsOf(task).flatMap(({ picture }) => (picture ? [[picture.scene, picture.file] as const] : [])),
  ),
);

/** The picture of a prompt. Throws `request/not-found` for what none shows. */
export async function readPicture(
  scene: string,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; contentType: string }> {
  const file = files.get(scene);
  if (file === undefined) throw new AppError("request/not-found");
  return {
    bytes: new Uint8Array(await readFile(path.join(folder, file))),
    contentType: file.endsWith(".svg") ? "image/svg+xml" : "image/webp",
  };
}
