import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import { createPictureKeeper } from "@/lib/seo/picture/kept-pictures";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "bandwise-pictures-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const keeperIn = (place: string, build = "b1", limit = 2) =>
  createPictureKeeper({ folder: place, build, limit });
const drawingOf = (text: string) => () => Promise.resolve(Buffer.from(text));
const never = () => Promise.reject(new Error("drawn a second time"));

test("a picture is drawn once and then read from the folder, by a later process too", async () => {
  expect(String(await keeperIn(folder).get("one", drawingOf("first")))).toBe("first");
  expect(String(await keeperIn(folder).get("one", never))).toBe("first");
  expect(readdirSync(path.join(folder, "b1"))).toEqual(["one.png"]);
});

test("requests for the same picture wait for one drawing; no more than the limit are drawn side by side", async () => {
  let [now, most, drawn] = [0, 0, 0];
  const draw = async () => {
    [now, drawn] = [now + 1, drawn + 1];
    most = Math.max(most, now);
    await new Promise((resolve) => setImmediate(resolve));
    now -= 1;
    return Buffer.from("picture");
  };
  const keeper = keeperIn(folder);
  const names = ["a", "b", "c", "d", "e", "a", "b", "c"];
  await Promise.all(names.map((name) => keeper.get(name, draw)));
  expect({ most, drawn }).toEqual({ most: 2, drawn: 5 });
});

test("a drawing that fails is no picture: the next request draws again", async () => {
  const keeper = keeperIn(folder, "b1", 1);
  await expect(keeper.get("one", () => Promise.reject(new Error("no font")))).rejects.toThrow("no font");
  expect(String(await keeper.get("one", drawingOf("better")))).toBe("better");
});

test("the pictures of an older build are thrown away", async () => {
  await keeperIn(folder, "b1").get("one", drawingOf("old"));
  await keeperIn(folder, "b2").get("one", drawingOf("new"));
  expect(readdirSync(folder)).toEqual(["b2"]);
});

test("without a folder that can be written the picture is drawn all the same", async () => {
  const blocked = path.join(folder, "file");
  writeFileSync(blocked, "");
  expect(String(await keeperIn(blocked).get("one", drawingOf("drawn")))).toBe("drawn");
  mkdirSync(path.join(folder, "free"));
});
