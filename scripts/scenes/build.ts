/** Writes the pictures of the photo tasks and what is said of them. */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { readScenes, sceneFaults, sceneFiles } from "./read-scenes";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: "boolean", default: false }, png: { type: "string" } },
});
const folder = join(process.cwd(), "content", "bank", "scenes");
const say = (line: string) => process.stdout.write(`${line}\n`);

const scenes = await readScenes(positionals);
const faults = scenes.flatMap(sceneFaults);
const files = sceneFiles(scenes);
const read = (name: string) =>
  existsSync(join(folder, name)) ? readFileSync(join(folder, name), "utf8") : null;

if (values.png) {
  const { default: sharp } = await import("sharp");
  mkdirSync(values.png, { recursive: true });
  for (const { id, svg } of scenes)
    await sharp(Buffer.from(svg))
      .resize(900)
      .png()
      .toFile(join(values.png, `${id}.png`));
} else {
  const stale = positionals.length > 0 ? [] : readdirSync(folder).filter((name) => !files.has(name));
  const changed = [...files].filter(([name, text]) => read(name) !== text);
  if (values.check)
    faults.push(
      ...[...stale, ...changed.map(([name]) => name)].map(
        (name) => `${name} is not what the scenes draw: npm run bank:scenes`,
      ),
    );
  else {
    for (const name of stale) rmSync(join(folder, name));
    for (const [name, text] of changed) writeFileSync(join(folder, name), text);
  }
}
for (const fault of faults) say(fault);
const sizes = scenes.map(({ svg }) => Buffer.byteLength(svg));
say(
  `scenes ${scenes.length}, faults ${faults.length}, largest ${Math.round(Math.max(0, ...sizes) / 1024)} KB`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
