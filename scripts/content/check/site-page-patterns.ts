import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

/** The pages of the site, or of a part of it, as patterns, read from the folders of `app`. */
export function sitePages(root: string, routes = "app/[locale]"): RegExp[] {
  const pages: RegExp[] = [];
  const visit = (folder: string, pattern: string) => {
    for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
      if (entry.name === "page.tsx") pages.push(new RegExp(`^${pattern || "/"}$`));
      if (!entry.isDirectory()) continue;
      const below = `${folder}/${entry.name}`;
      if (entry.name.startsWith("(")) visit(below, pattern);
      else if (entry.name.startsWith("[[...")) visit(below, `${pattern}(?:/.+)?`);
      else if (entry.name.startsWith("[...")) continue;
      else if (entry.name.startsWith("[")) visit(below, `${pattern}/[^/]+`);
      else visit(below, `${pattern}/${entry.name.replaceAll(".", "\\.")}`);
    }
  };
  if (existsSync(path.join(root, routes))) visit(routes, "");
  return pages;
}
