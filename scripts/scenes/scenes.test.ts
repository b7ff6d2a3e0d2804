import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { hair, skin } from "./kit/palette";
import { person } from "./kit/people/draw-person";
import { outOfReach } from "./kit/people/skeleton";
import { readScenes, sceneFaults, sceneFiles } from "./read-scenes";

const folder = join(process.cwd(), "content", "bank", "scenes");
const scenes = await readScenes();
const files = sceneFiles(scenes);
const scene = scenes[0];
if (!scene) throw new Error("there is no scene");

test("every scene passes the gate", () => {
  expect(scenes.flatMap(sceneFaults)).toEqual([]);
});

test("the built files are what the scenes draw: else npm run bank:scenes", () => {
  const read = (name: string) =>
    existsSync(join(folder, name)) ? readFileSync(join(folder, name), "utf8") : null;
  expect([...files].filter(([name, text]) => read(name) !== text).map(([name]) => name)).toEqual([]);
  expect(readdirSync(folder).filter((name) => !files.has(name))).toEqual([]);
});

test("people keep the colours of their skin and hair on dark pages, and what is light is dimmed", () => {
  const rules = scenes.flatMap(({ svg }) =>
    [...svg.matchAll(/\[fill="(#[0-9a-f]{6})"\]/g)].map(([, color]) => color),
  );
  expect(rules.length).toBeGreaterThan(scenes.length);
  const people = [...Object.values(skin), ...Object.values(hair)].map(String);
  expect(rules.filter((color) => people.includes(color ?? ""))).toEqual([]);
});

test("people of at least four skin tones are in the scenes", () => {
  const shown = Object.values(skin).filter(
    (tone) => scenes.filter(({ svg }) => svg.includes(`fill="${tone}"`)).length * 4 >= scenes.length,
  );
  expect(shown.length).toBeGreaterThanOrEqual(4);
});

test("the gate stops words in the picture, a big file, too few actions and a short description", () => {
  const { words, svg } = scene;
  const poor = { ...Object(words), actions: ["a man sleeps"], description: "A man." };
  const faults = sceneFaults({
    ...scene,
    words: poor,
    svg: svg.replace("</svg>", `<text>Bus</text>${" ".repeat(70_000)}</svg>`),
  });
  expect(faults.map((fault) => fault.replace(/^[a-z-]+: /, "").split(/[: ]/)[0])).toEqual([
    "actions",
    "description",
    "the",
    "the",
  ]);
});

test("a hand that is told to touch what it cannot reach is a fault", () => {
  outOfReach.length = 0;
  const look = {
    skin: "fair",
    hair: "short",
    top: { kind: "tee", color: "#2a7f89" },
    bottom: { kind: "shorts", color: "#2a7f89" },
  } as const;
  person(look, { at: [600, 800], size: 400, view: "right", hands: [[700, 600], "down"] });
  expect(outOfReach).toEqual([]);
  person(look, { at: [600, 800], size: 400, view: "right", hands: [[1000, 600], "down"] });
  expect(outOfReach).toHaveLength(1);
  outOfReach.length = 0;
});
