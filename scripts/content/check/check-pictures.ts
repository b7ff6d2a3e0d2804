import { readFileSync, realpathSync, statSync } from "node:fs";
import path from "node:path";

import { pictureTrouble } from "@/lib/content/gate/picture-rules";
import type { Place, Report } from "@/lib/content/gate/report";

/** Pictures live in public/images, so that a page needs no other host. */
export function checkImageFile(root: string, url: string, place: Place, report: Report) {
  if (!url.startsWith("/images/")) {
    report(
      place,
      "image/place",
      `put the picture into public/images and write its path as /images/… (found ${url})`,
    );
    return;
  }
  const file = fileBelow(path.join(root, "public/images"), path.join(root, "public", url));
  if (!file) {
    report(place, "image/missing", `there is no file public${url}; add it or correct the path`);
    return;
  }
  const trouble = troubleOf(url, file);
  if (trouble) report(place, "image/file", `public${url}: ${trouble}`);
}

const looked = new Map<string, { stamp: string; trouble: string | null }>();

/** A picture stands in many texts: it is read again when it has changed. */
function troubleOf(url: string, file: string) {
  const { size, mtimeMs, ctimeMs, ino } = statSync(file);
  const stamp = `${size} ${mtimeMs} ${ctimeMs} ${ino}`;
  const known = looked.get(file);
  if (known?.stamp === stamp) return known.trouble;
  const trouble = pictureTrouble(url, readFileSync(file));
  looked.set(file, { stamp, trouble });
  return trouble;
}

/** A link in the folder must not lead to a file outside it. */
function fileBelow(folder: string, file: string): string | null {
  if (!file.startsWith(folder + path.sep) || !statSync(file, { throwIfNoEntry: false })?.isFile())
    return null;
  return realpathSync(file).startsWith(realpathSync(folder) + path.sep) ? file : null;
}
