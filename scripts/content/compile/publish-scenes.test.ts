import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, onTestFinished, test } from "vitest";

import type { SampleTable } from "@/lib/content/samples/sample-schema";

import { publishScenes } from "./publish-scenes";
import { readSamples } from "./read-samples";

function project(scenes: readonly string[]) {
  const root = mkdtempSync(path.join(tmpdir(), "scenes-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(path.join(root, "content/bank/scenes"), { recursive: true });
  for (const id of scenes)
    writeFileSync(path.join(root, `content/bank/scenes/${id}.svg`), `<svg id="${id}"/>`);
  return root;
}

const samplesFor = (...scenes: string[]): SampleTable => [
  {
    task: "write-about-the-photo",
    prompts: scenes.map((scene, index) => ({
      ...{ name: `write-${scene}`, asks: ["Write."], points: [], answers: [] },
      picture: { scene, number: index + 1, alt: "A scene." },
    })),
  },
];

test("the pictures whose answers are public are public, as they are in the bank, and no others", () => {
  const root = project(["one", "two", "three"]);
  const publicNames = () => readdirSync(path.join(root, "public/images/scenes")).sort();
  publishScenes(root, samplesFor("one", "two"));
  expect(publicNames()).toEqual(["one.svg", "two.svg"]);
  writeFileSync(path.join(root, "content/bank/scenes/two.svg"), "<svg/>");
  publishScenes(root, samplesFor("two"));
  expect(publicNames()).toEqual(["two.svg"]);
  expect(readFileSync(path.join(root, "public/images/scenes/two.svg"), "utf8")).toBe("<svg/>");
});

test("a prompt with sample answers that shows a picture has that picture's words, and a number on its page", () => {
  const pictured = readSamples(process.cwd()).flatMap(({ prompts }) =>
    prompts.some(({ picture }) => picture) ? [prompts] : [],
  );
  expect(pictured).toHaveLength(2);
  for (const prompts of pictured)
    expect(prompts.map(({ picture }) => picture?.number)).toEqual(prompts.map((_, index) => index + 1));
});

test("a prompt for a picture that is not there stops the build", () => {
  const root = project([]);
  mkdirSync(path.join(root, "content/bank/prompts"));
  writeFileSync(
    path.join(root, "content/bank/prompts/speak-about-the-photo.yaml"),
    "- scene: no-such-scene\n",
  );
  expect(() => readSamples(root)).toThrow("no-such-scene");
});
