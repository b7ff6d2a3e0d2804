/** Writes the drawings of components/site as files, in the light palette: covers of courses, pictures for sharing. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { parse } from "yaml";

import { categoryDrawings } from "@/components/site/drawings/category-drawings";
import { productDrawings } from "@/components/site/drawings/product-drawings";
import { PenDrawing } from "@/components/site/marker-pen";
import { drawings as taskDrawings } from "@/components/site/task-picture";
import { collections } from "@/lib/content/schemas";
import { lightPalette } from "@/lib/seo/picture/light-palette";

const root = path.resolve(import.meta.dirname, "../..");
const css = readFileSync(path.join(root, "app/globals.css"), "utf8");

const light = lightPalette(css);

function toFile(Drawing: () => ReactNode, box: string) {
  const inside = renderToStaticMarkup(<Drawing />).replace(/ class="([^"]*)"/g, (_, names: string) =>
    names
      .split(" ")
      .map((name) => {
        const [, attribute, color] = /^(fill|stroke)-([a-z-]+)$/.exec(name) ?? [];
        const value = color && light.get(color);
        if (!attribute || !value)
          throw new Error(`The drawing's class ${name} is no colour of app/globals.css.`);
        return ` ${attribute}="${value}"`;
      })
      .join(""),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" fill="none" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${inside}</svg>\n`;
}

function write(folder: string, name: string, text: string) {
  mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(path.join(root, folder, `${name}.svg`), text);
}

const small = "0 0 160 120";
for (const slug of readdirSync(path.join(root, "content/courses"))) {
  const file = path.join(root, "content/courses", slug, "meta.yaml");
  const meta = collections.courses.meta.parse(parse(readFileSync(file, "utf8")));
  const Drawing = meta.questionType ? taskDrawings[meta.questionType] : categoryDrawings[meta.section];
  write("public/images/courses", slug, toFile(Drawing, small));
}
for (const [name, Drawing] of Object.entries(categoryDrawings))
  write("public/images/drawings", name, toFile(Drawing, small));
for (const [name, Drawing] of Object.entries(productDrawings))
  write("public/images/drawings", name, toFile(Drawing, "0 0 320 240"));
write("public/images/drawings", "pen", toFile(PenDrawing, "0 0 150 64"));
