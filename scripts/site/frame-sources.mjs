import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { parse } from "yaml";

const playerOrigins = JSON.parse(
  readFileSync(path.join(import.meta.dirname, "../../lib/content/films/film-origins.json"), "utf8"),
);

/** Whose players a page may show: those of the hosts that a course names, and nobody's when none does. */
export function frameSources(root) {
  const courses = path.join(root, "content/courses");
  const providers = readdirSync(courses, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => parse(readFileSync(path.join(courses, name, "meta.yaml"), "utf8"))?.video?.provider);
  const origins = Object.entries(playerOrigins).flatMap(([name, origin]) =>
    providers.includes(name) ? [origin] : [],
  );
  return origins.length > 0 ? origins.join(" ") : "'none'";
}
