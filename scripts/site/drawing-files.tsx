import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { parse } from "yaml";

import { categoryDrawings } from "@/components/site/drawings/category-drawings";
import { PenDrawing } from "@/components/site/drawings/pen-drawing";
import { productDrawings } from "@/components/site/drawings/product-drawings";
import { taskDrawings } from "@/components/site/drawings/task-drawings";
import { collections } from "@/lib/content/schemas";
import { lightPalette } from "@/lib/seo/picture/light-palette";

type Drawing = () => ReactNode;
type Paint = (drawing: string) => string;

const classes = / class="([^"]*)"/g;
const smallBox = "0 0 160 120";
const productBox = "0 0 320 240";
const penBox = "0 0 150 64";

const frame = (box: string, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" fill="none" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${inside}</svg>\n`;

function partsOf(name: string) {
  const [, attribute, color] = /^(fill|stroke)-([a-z-]+)$/.exec(name) ?? [];
  if (!attribute || !color) throw new Error(`The drawing's class ${name} is no colour of app/globals.css.`);
  return { attribute, color };
}

/** The light palette, in attributes: for pictures for sharing, films and what other programs draw. */
function paintLight(css: string): Paint {
  const light = lightPalette(css);
  return (drawing) =>
    drawing.replace(classes, (_, names: string) =>
      names
        .split(" ")
        .map((name) => {
          const { attribute, color } = partsOf(name);
          const value = light.get(color);
          if (!value) throw new Error(`app/globals.css has no colour ${color}.`);
          return ` ${attribute}="${value}"`;
        })
        .join(""),
    );
}

/** Both palettes: as an `<img>`, the file takes the one that is in force around it. */
function paintBoth(css: string): Paint {
  const values = new Map(
    [...css.matchAll(/--color-([a-z-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [name, value]),
  );
  const rule = (name: string) => {
    const { attribute, color } = partsOf(name);
    const value = values
      .get(color)
      ?.replace(/^var\(--color-([a-z-]+)\)$/, (_, of: string) => values.get(of) ?? "");
    if (!value) throw new Error(`app/globals.css has no colour ${color}.`);
    return `.${name}{${attribute}:${value.replaceAll(" ", "")}}`;
  };
  return (drawing) => {
    const names = [...drawing.matchAll(classes)].flatMap(([, some = ""]) => some.split(" "));
    const rules = [...new Set(names)].sort().map(rule).join("");
    return `<style>:root{color-scheme:light dark}${rules}</style>${drawing}`;
  };
}

/** Every drawing of components/site as a file of `public`, by its path. */
export function drawingFiles(root: string): Map<string, string> {
  const css = readFileSync(path.join(root, "app/globals.css"), "utf8");
  const [light, both] = [paintLight(css), paintBoth(css)];
  const files = new Map<string, string>();
  const add = (file: string, Lines: Drawing, box: string, paint: Paint) =>
    files.set(`public/images/${file}.svg`, frame(box, paint(renderToStaticMarkup(<Lines />))));
  const addAll = (folder: string, drawings: Record<string, Drawing>, box: string, paint: Paint) => {
    for (const [name, Lines] of Object.entries(drawings)) add(`${folder}/${name}`, Lines, box, paint);
  };

  for (const slug of readdirSync(path.join(root, "content/courses"))) {
    const file = path.join(root, "content/courses", slug, "meta.yaml");
    const meta = collections.courses.meta.parse(parse(readFileSync(file, "utf8")));
    const Lines = meta.questionType ? taskDrawings[meta.questionType] : categoryDrawings[meta.section];
    add(`courses/${slug}`, Lines, smallBox, light);
  }
  addAll("drawings", categoryDrawings, smallBox, light);
  addAll("drawings", productDrawings, productBox, light);
  add("drawings/pen", PenDrawing, penBox, light);

  addAll("pages/tasks", taskDrawings, smallBox, both);
  addAll("pages/categories", categoryDrawings, smallBox, both);
  addAll("pages/products", productDrawings, productBox, both);
  return files;
}
