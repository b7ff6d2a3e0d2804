import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

/** The pages of the site as patterns, read from the folders of `app`. */
export function sitePages(root: string): RegExp[] {
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
  if (existsSync(path.join(root, "app/[locale]"))) visit("app/[locale]", "");
  return pages;
}
