import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { Scene } from "@/lib/bank/scenes/scene";

import type { DrawnScene } from "./define-scene";
import { frameScene } from "./frame-scene";
import { outOfReach } from "./kit/people/skeleton";

const folder = join(import.meta.dirname, "drawn");

export type BuiltScene = { id: string; words: unknown; svg: string; reach: readonly string[] };

/** Every scene of `drawn/`, or those that are asked for: what is said of it, and its file. */
export async function readScenes(only: readonly string[] = []): Promise<BuiltScene[]> {
  const ids = readdirSync(folder)
    .map((name) => name.replace(/\.ts$/, ""))
    .filter((id) => only.length === 0 || only.includes(id))
    .sort();
  const scenes: BuiltScene[] = [];
  for (const id of ids) {
    const { scene }: { scene?: DrawnScene } = await import(pathToFileURL(join(folder, `${id}.ts`)).href);
    if (!scene) throw new Error(`scripts/scenes/drawn/${id}.ts exports no \`scene\``);
    const { draw, ...words } = scene;
    outOfReach.length = 0;
    const svg = frameScene(draw());
    scenes.push({ id, words: { id, ...words }, svg, reach: [...outOfReach] });
  }
  return scenes;
}

const mostBytes = 60 * 1024;
const unwanted = /<(text|tspan|image|script|foreignObject|use|a)\b|\bhref=|NaN|undefined|Infinity/;

/** What stands against a scene; nothing, when it may be shown. */
export function sceneFaults({ id, words, svg, reach }: BuiltScene): string[] {
  const parsed = Scene.safeParse(words);
  const said = parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => `${id}: ${path.join(".")}: ${message}`);
  const size = Buffer.byteLength(svg);
  const found = unwanted.exec(svg)?.[0];
  return [
    ...said,
    ...reach.map((fault) => `${id}: ${fault}`),
    ...(size > mostBytes ? [`${id}: the file has ${size} bytes, ${mostBytes} are allowed`] : []),
    ...(found ? [`${id}: the picture has ${found}`] : []),
  ];
}

/** The files of `content/bank/scenes`, by name. */
export const sceneFiles = (scenes: readonly BuiltScene[]) =>
  new Map(
    scenes.flatMap(({ id, words, svg }): [string, string][] => [
      [`${id}.json`, `${JSON.stringify(words, null, 2)}\n`],
      [`${id}.svg`, svg],
    ]),
  );
