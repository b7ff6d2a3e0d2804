import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import { expect, test } from "vitest";

import { drawingFiles } from "@/scripts/site/drawing-files";

const root = path.resolve(import.meta.dirname, "../..");
const files = drawingFiles(root);

test("every drawing's file is what the drawing is today: else npm run content:covers", () => {
  const read = (name: string) =>
    existsSync(path.join(root, name)) ? readFileSync(path.join(root, name), "utf8") : null;
  expect([...files].filter(([name, text]) => read(name) !== text).map(([name]) => name)).toEqual([]);
});

test("the drawings of the pages have a colour for light and one for dark in every rule", () => {
  const drawn = [...files].filter(([name]) => name.startsWith("public/images/pages/"));
  expect(drawn.length).toBeGreaterThan(30);
  for (const [name, text] of drawn) {
    const rules = [...text.matchAll(/\.((?:fill|stroke)-[a-z-]+)\{(?:fill|stroke):([^}]+)\}/g)];
    expect(rules.length, name).toBeGreaterThan(0);
    const fixed = rules.filter(
      ([, , value = ""]) => !/^light-dark\(#[0-9a-f]{6},#[0-9a-f]{6}\)$/.test(value),
    );
    // Ink on the marker's yellow is dark in both, and people keep the colours of their skin, hair and lips.
    const kept = /-(on-marker|skin-(fair|tan|brown|light)|hair|lips|edge-line)$/;
    expect(
      fixed.every(([, rule = ""]) => kept.test(rule)),
      name,
    ).toBe(true);
  }
});
