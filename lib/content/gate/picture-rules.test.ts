import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

import sharp from "sharp";
import { expect, test } from "vitest";

import { pictureTrouble } from "@/lib/content/gate/picture-rules";

const bytes = (text: string) => new TextEncoder().encode(text);
const drawing = (inside: string) => bytes(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`);

test.for<[string, string, Uint8Array, RegExp]>([
  ["nothing", "a.png", new Uint8Array(), /empty/],
  ["text", "a.png", bytes("hello"), /no png/],
  ["a PDF", "a.pdf", bytes("%PDF-1.7"), /browsers do not show/],
  ["a PDF by another name", "a.jpg", bytes("%PDF-1.7"), /no jpg/],
  ["HEIC", "a.heic", bytes("\0\0\0\x18ftypheic"), /browsers do not show/],
  ["HEIC by another name", "a.avif", bytes("\0\0\0\x18ftypheic"), /no avif/],
  ["a name of every object", "a.constructor", bytes("x"), /browsers do not show/],
  [
    "30 MB",
    "a.gif",
    new Uint8Array([...bytes("GIF89a"), ...new Uint8Array(30_000_000)]),
    /KB; make it smaller/,
  ],
  ["a script", "a.svg", drawing("<script>alert(1)</script>"), /plain SVG/],
  ["a handler", "a.svg", drawing('<g onload="alert(1)"/>'), /plain SVG/],
  ["a page in it", "a.svg", drawing("<foreignObject/>"), /plain SVG/],
  ["a picture from elsewhere", "a.svg", drawing('<image href="https://x.example/a.png"/>'), /plain SVG/],
  ["a link", "a.svg", drawing('<a xlink:href="javascript:alert(1)"/>'), /plain SVG/],
])("a picture that is %s is refused", ([, name, content, sentence]) => {
  expect(pictureTrouble(name, content)).toMatch(sentence);
});

test.for(["png", "jpeg", "webp", "avif", "gif"] as const)("a true %s passes", async (format) => {
  const picture = sharp({ create: { width: 8, height: 6, channels: 3, background: "#fff" } });
  expect(pictureTrouble(`a.${format}`, await picture.toFormat(format).toBuffer())).toBeNull();
});

test("the drawings of the site pass", () => {
  const folder = path.resolve(import.meta.dirname, "../../../public/images");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /^(courses|drawings|lessons)\//.test(name))
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile());
  expect(files.length).toBeGreaterThan(30);
  expect(files.flatMap((file) => pictureTrouble(file, readFileSync(file)) ?? [])).toEqual([]);
});
