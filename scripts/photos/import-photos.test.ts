import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import sharp from "sharp";
import { expect, test } from "vitest";
import { stringify } from "yaml";

import { PhotoEntry } from "@/lib/bank/scenes/photo";

import { importPhotos } from "./import-photos";

const word = (count: number) => Array.from({ length: count - 1 }, () => "word").join(" ");
const entry = {
  id: "fish-auction",
  file: "a.jpg",
  setting: "work",
  subject: "food",
  region: "asia",
  actions: ["a man lifts a crate", "a woman counts money", "a boy pulls a cart"],
  inferences: ["It is early in the morning.", "The fish was caught last night."],
  alt: `People ${word(14)}.`,
  description: `People ${word(70)}.`,
  licence: "CC-BY-4.0",
  attribution: "A. Photographer",
  source: "https://photos.example/1",
  people: "released",
};

function folders() {
  const root = mkdtempSync(join(tmpdir(), "photos-"));
  const [folder, bank] = [join(root, "in"), join(root, "bank")];
  mkdirSync(folder);
  mkdirSync(join(bank, "scenes"), { recursive: true });
  writeFileSync(join(bank, "scenes", "fruit-market.svg"), "<svg/>");
  return { folder, bank };
}

type Size = { width: number; height: number };
const picture = ({ width, height }: Size, background = "#7799aa") =>
  sharp({ create: { width, height, channels: 3, background } });
const listed = (folder: string, entries: object[]) =>
  writeFileSync(join(folder, "manifest.yaml"), stringify(entries));
const photos = (bank: string) =>
  existsSync(join(bank, "photos")) ? readdirSync(join(bank, "photos")).sort() : [];

async function oneWith(changes: object, size: Size = { width: 1800, height: 1200 }) {
  const { folder, bank } = folders();
  await picture(size).jpeg().toFile(join(folder, "a.jpg"));
  listed(folder, [{ ...entry, ...changes }]);
  return { ...(await importPhotos(folder, bank)), bank };
}

test("a photograph comes in upright, smaller, without what the camera wrote, with its licence beside it", async () => {
  const { folder, bank } = folders();
  const exif = {
    IFD0: { Copyright: "somebody" },
    IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" },
  };
  await picture({ width: 2000, height: 2600 })
    .withExif(exif)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(join(folder, "a.jpg"));
  listed(folder, [entry]);
  expect(await importPhotos(folder, bank)).toEqual({ written: ["fish-auction"], faults: [] });
  expect(photos(bank)).toEqual(["fish-auction.json", "fish-auction.webp"]);
  const {
    width,
    height,
    format,
    exif: left,
  } = await sharp(join(bank, "photos", "fish-auction.webp")).metadata();
  expect({ width, height, format, left }).toEqual({
    width: 1600,
    height: 1231,
    format: "webp",
    left: undefined,
  });
  const words: unknown = JSON.parse(readFileSync(join(bank, "photos", "fish-auction.json"), "utf8"));
  expect(PhotoEntry.parse({ ...Object(words), file: "a.jpg" })).toEqual(entry);
});

test.each([
  ["a licence that forbids selling", { licence: "CC-BY-NC-4.0" }, "licence"],
  ["no licence", { licence: undefined }, "licence"],
  ["no author where the licence wants one", { attribution: null }, "attribution"],
  ["no word on the people in it", { people: undefined }, "people"],
  ["a path out of the folder", { file: "../a.jpg" }, "file"],
  ["too few words for who cannot see it", { description: "People." }, "description"],
  ["too few actions", { actions: ["a man lifts a crate"] }, "actions"],
])("%s is refused", async (_, changes, field) => {
  const { written, faults, bank } = await oneWith(changes);
  expect(written).toEqual([]);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(`entry 1: ${field}:`);
  expect(photos(bank)).toEqual([]);
});

test.each([
  ["too small", { width: 1100, height: 900 }],
  ["too wide", { width: 3000, height: 900 }],
  ["too tall", { width: 1200, height: 1500 }],
])("a picture that is %s is refused", async (_, size) => {
  const { written, faults } = await oneWith({}, size);
  expect(written).toEqual([]);
  expect(faults).toHaveLength(1);
});

test("nobody's name is needed for what is our own", async () => {
  expect((await oneWith({ licence: "own", attribution: null })).faults).toEqual([]);
});

test("what only calls itself a picture, is missing, or is no picture of these kinds is named", async () => {
  const { folder, bank } = folders();
  writeFileSync(join(folder, "a.jpg"), "not a picture");
  await picture({ width: 1800, height: 1200 }).gif().toFile(join(folder, "b.png"));
  listed(folder, [entry, { ...entry, id: "two", file: "b.png" }, { ...entry, id: "three", file: "c.jpg" }]);
  const { written, faults } = await importPhotos(folder, bank);
  expect(written).toEqual([]);
  expect(faults.map((fault) => fault.split(" ")[0])).toEqual(["a.jpg", "b.png", "c.jpg"]);
});

test("one bad entry keeps the good ones out, too, and names that are taken and pictures that are there are refused", async () => {
  const { folder, bank } = folders();
  await picture({ width: 1800, height: 1200 }).jpeg().toFile(join(folder, "a.jpg"));
  await picture({ width: 1800, height: 1200 }, "#aa7799").jpeg().toFile(join(folder, "b.jpg"));
  listed(folder, [entry, { ...entry, id: "fruit-market", file: "b.jpg" }]);
  expect(await importPhotos(folder, bank)).toEqual({
    written: [],
    faults: ["fruit-market is the name of a scene"],
  });
  expect(photos(bank)).toEqual([]);
  listed(folder, [entry]);
  expect((await importPhotos(folder, bank)).written).toEqual(["fish-auction"]);
  expect((await importPhotos(folder, bank)).written).toEqual(["fish-auction"]);
  listed(folder, [{ ...entry, id: "again" }]);
  expect((await importPhotos(folder, bank)).faults).toEqual(["a.jpg is the same picture as fish-auction"]);
});

test("a folder without a manifest, and a manifest that is no list, are said", async () => {
  const { folder, bank } = folders();
  expect((await importPhotos(folder, bank)).faults[0]).toContain("manifest.yaml is missing");
  writeFileSync(join(folder, "manifest.yaml"), "a: [");
  expect((await importPhotos(folder, bank)).faults[0]).toContain("no list");
});
