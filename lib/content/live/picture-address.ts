import { existsSync } from "node:fs";
import path from "node:path";

import { createImageUrlBuilder } from "@sanity/image-url";

import type { PictureRule } from "@/lib/content/live/gate-article";
import type { Cover } from "@/lib/content/live/live-article";
import { configuredProject } from "@/lib/integrations/sanity/configured-source";

export type Picture = { src: string; srcSet?: string; width: number; height: number };

const host = "https://cdn.sanity.io/images";
const asset = /\/([A-Za-z0-9]+-(\d+)x(\d+)\.(?:jpg|jpeg|png|webp|avif|gif))$/;
const widths = [480, 720, 1080, 1440] as const;

/** The shape of the pictures that links show when they are shared. */
const coverShape = { width: 1200, height: 630 } as const;

/** Sanity's own links ask for a size; the page asks for its own. */
const withoutSize = (url: string) => url.split("?", 1)[0] ?? "";

const folderOf = ({ projectId, dataset }: { projectId: string; dataset: string }) =>
  `${host}/${projectId}/${dataset}`;

/** An article of the CMS shows pictures of its own project, and those that are part of the site. */
export const cmsPictures: PictureRule = (url) => {
  const project = configuredProject();
  if (/^\/images\/(?!.*\.\.)/.test(url)) {
    const file = path.join(/* turbopackIgnore: true */ process.cwd(), "public", url);
    return existsSync(file)
      ? null
      : { rule: "image/missing", advice: `the site has no picture ${url}; correct the path` };
  }
  const [name] = asset.exec(withoutSize(url)) ?? [];
  if (project && name && withoutSize(url) === folderOf(project) + name) return null;
  return {
    rule: "image/place",
    advice: `upload the picture to Sanity and use its address, which begins with ${project ? folderOf(project) : host} (found ${url})`,
  };
};

/** A picture that stands in a text, in the sizes that screens need; null for one that is not the CMS's. */
export function textPicture(url: string): Picture | null {
  const own = withoutSize(url);
  const [, , width, height] = asset.exec(own) ?? [];
  if (!own.startsWith(`${host}/`) || !width || !height) return null;
  const size = { width: Number(width), height: Number(height) };
  const at = (wide: number) => `${own}?w=${wide}&auto=format`;
  const fitting = widths.filter((wide) => wide < size.width);
  return {
    src: at(Math.min(size.width, 1080)),
    ...(fitting.length > 0 && { srcSet: fitting.map((wide) => `${at(wide)} ${wide}w`).join(", ") }),
    ...size,
  };
}

export function coverPicture({ ref, crop, hotspot }: Cover): Picture | null {
  const project = configuredProject();
  if (!project) return null;
  const builder = createImageUrlBuilder({ projectId: project.projectId, dataset: project.dataset });
  const at = (wide: number) =>
    builder
      .image({ asset: { _ref: ref }, ...(crop && { crop }), ...(hotspot && { hotspot }) })
      .size(wide, Math.round((wide * coverShape.height) / coverShape.width))
      .fit("crop")
      .auto("format")
      .url();
  return {
    src: at(coverShape.width),
    srcSet: widths.map((wide) => `${at(wide)} ${wide}w`).join(", "),
    ...coverShape,
  };
}
