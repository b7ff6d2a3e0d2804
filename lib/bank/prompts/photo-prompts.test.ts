import { expect, test } from "vitest";

import { photoPrompts, photoSourceFaults } from "@/lib/bank/prompts/photo-prompts";
import { readPrompts } from "@/lib/bank/prompts/read-prompts";
import { type PhotoSource, photoTasks } from "@/lib/bank/prompts/sources";
import { readPictures } from "@/lib/bank/scenes/read-pictures";

const scenes = readPictures("content/bank");
const [first, second] = scenes;
if (!first || !second) throw new Error("There are no scenes.");

const written = (scene: string): PhotoSource => ({ scene, level: "B2", version: 3 });

test("each scene is a prompt of both tasks, once each, with a name that no other prompt has", () => {
  const { prompts, faults } = readPrompts(process.cwd());
  expect(faults).toEqual([]);
  for (const each of photoTasks) {
    const own = prompts.flatMap(({ task, prompt }) =>
      task === each && "scene" in prompt ? [prompt.scene.id] : [],
    );
    expect(own.toSorted()).toEqual(scenes.map(({ id }) => id).toSorted());
  }
  const names = prompts.map(({ prompt }) => prompt.name);
  expect(new Set(names).size).toBe(names.length);
});

test("what is written of a scene goes before what follows from it", () => {
  const [own, other] = photoPrompts("write-about-the-photo", [first, second], [written(second.id)]);
  expect(own).toMatchObject({ name: `write-${second.id}`, level: "B2", version: 3, subject: second.subject });
  expect(other).toMatchObject({ name: `write-${first.id}`, version: 1, region: first.region });
});

test("a prompt for a picture that is not there, or a second one for the same picture, names its gate", () => {
  const gates = (...ids: string[]) =>
    photoSourceFaults([first, second], ids.map(written)).map(({ gate, name }) => `${gate} ${name}`);
  expect(gates(first.id, second.id)).toEqual([]);
  expect(gates("no-such-scene")).toEqual(["scene no-such-scene"]);
  expect(gates(first.id, second.id, first.id)).toEqual([`scene-once ${first.id}`]);
});

test("a photograph is a prompt of both tasks; answers to it, which no page could show, are a fault", () => {
  const photo = { ...first, id: "fish-auction", file: "photos/fish-auction.webp", credit: "A. Photographer" };
  expect(photoPrompts("speak-about-the-photo", [first, photo], []).at(-1)).toMatchObject({
    name: "speak-fish-auction",
    scene: { file: "photos/fish-auction.webp", credit: "A. Photographer" },
  });
  const samples: PhotoSource["samples"] = [];
  expect(photoSourceFaults([first, photo], [{ ...written(photo.id), samples }])).toMatchObject([
    { gate: "photo-samples", name: "fish-auction" },
  ]);
});

test("the two tasks have sample answers to different pictures", () => {
  const sampled = readPrompts(process.cwd()).prompts.flatMap(({ prompt }) =>
    "scene" in prompt && prompt.samples ? [prompt.scene.id] : [],
  );
  expect(sampled.length).toBeGreaterThanOrEqual(14);
  expect(new Set(sampled).size).toBe(sampled.length);
});
