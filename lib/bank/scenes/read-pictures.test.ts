import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, test } from "vitest";

import { isBritishUsage } from "@/lib/bank/british-usage";
import { readPictures } from "@/lib/bank/scenes/read-pictures";

const [scene] = readPictures("content/bank");
if (!scene) throw new Error("There are no scenes.");
const { file: _file, credit: _credit, ...words } = scene;
const rights = {
  licence: "CC-BY-SA-4.0",
  attribution: "A. Photographer",
  source: "https://photos.example/1",
  people: "none",
};

function bankWith(files: Record<string, string>) {
  const bank = mkdtempSync(path.join(tmpdir(), "pictures-"));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.join(bank, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(bank, name), text);
  }
  return bank;
}

test("photographs come after the scenes, with who made them and under which licence", () => {
  const bank = bankWith({
    "scenes/airport-gate.json": JSON.stringify({ ...words, id: "airport-gate" }),
    "photos/fish-auction.json": JSON.stringify({ ...words, ...rights, id: "fish-auction" }),
    "photos/own-garden.json": JSON.stringify({
      ...words,
      ...rights,
      id: "own-garden",
      licence: "own",
      attribution: null,
    }),
  });
  expect(readPictures(bank).map(({ id, file, credit }) => [id, file, credit])).toEqual([
    ["airport-gate", "scenes/airport-gate.svg", null],
    ["fish-auction", "photos/fish-auction.webp", "A. Photographer, CC BY-SA 4.0"],
    ["own-garden", "photos/own-garden.webp", null],
  ]);
  for (const name of ["source", "people"]) expect(readPictures(bank).at(1)).not.toHaveProperty(name);
});

test.each([
  ["is no JSON", "{"],
  [
    "lacks the author's name that its licence asks for",
    JSON.stringify({ ...words, ...rights, attribution: null }),
  ],
  ["says nothing of its rights", JSON.stringify(words)],
])("a photograph whose file %s is refused by its path and line", (_what, text) => {
  expect(() => readPictures(bankWith({ "photos/fish-auction.json": text }))).toThrow(
    /photos\/fish-auction\.json:\d+:\d+: /,
  );
});

test("what is said of the committed pictures is American English", () => {
  const said = readPictures("content/bank").flatMap(({ actions, inferences, alt, description }) => [
    ...actions,
    ...inferences,
    ...[alt, description],
  ]);
  expect(said.filter(isBritishUsage)).toEqual([]);
});
