import type { Place, Report } from "@/lib/content/gate/report";
import { statSync } from "node:fs";
import path from "node:path";

/** Pictures live in public/images, so that a page needs no other host. */
export function checkImageFile(root: string, url: string, place: Place, report: Report) {
  if (!url.startsWith("/images/")) {
    report(
      place,
      "image/place",
      `put the picture into public/images and write its path as /images/… (found ${url})`,
    );
  } else if (!isFileBelow(path.join(root, "public/images"), path.join(root, "public", url))) {
    report(place, "image/missing", `there is no file public${url}; add it or correct the path`);
  }
}

const isFileBelow = (folder: string, file: string) =>
  file.startsWith(folder + path.sep) && statSync(file, { throwIfNoEntry: false })?.isFile() === true;
