import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";

const notInputs =
  /^cms\/studio(\/|$)|(\.test\.tsx?|\/README\.md|\.tsbuildinfo)$|(^|\/)(next-env\.d\.ts|\.DS_Store)$|^public\/(sitemap[^/]*\.xml$|robots\.txt$|images\/scenes(\/|$))/;

/** Every file below `places` (files or folders, relative to `root`), sorted, without what no build reads. */
export function inputFiles(root, places) {
  const found = [];
  const visit = (name, kind) => {
    if (!kind || notInputs.test(name)) return;
    if (kind.isDirectory()) {
      for (const entry of readdirSync(path.join(root, name), { withFileTypes: true }))
        visit(
          `${name}/${entry.name}`,
          entry.isSymbolicLink() ? kindOf(root, `${name}/${entry.name}`) : entry,
        );
    } else found.push(name);
  };
  for (const place of places) visit(place, kindOf(root, place));
  return found.sort();
}

const kindOf = (root, name) => statSync(path.join(root, name), { throwIfNoEntry: false });

/** Settings files that stand at the root, whatever they are called; package.json counts through the lockfile. */
export function rootConfigs(root) {
  return readdirSync(root).filter((name) => /\.(ts|mts|mjs|cjs|json)$/.test(name) && name !== "package.json");
}

/** One hash over the names and bytes of the files below `places` and over `extra`. */
export function hashInputs(root, places, extra = []) {
  const hash = createHash("sha256").update(JSON.stringify(extra));
  for (const name of inputFiles(root, places)) {
    const bytes = readFileSync(path.join(root, name));
    hash.update(`\0${name}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest("hex");
}

const stampFile = (root, step) => path.join(root, ".cache", "stamps", step);

/** `product` tells whether what the step made is still the thing that was stamped: a build's own id, for example. */
function stampText(hash, product) {
  return `${hash}\n${product}\n`;
}

/**
 * Does the work only when its inputs changed. The stamp is taken away before the work and written after it, so that
 * a step that was interrupted runs again.
 */
export async function whenChanged(root, { step, hash, product }, work) {
  const file = stampFile(root, step);
  const made = product();
  if (made !== null && existsSync(file) && readFileSync(file, "utf8") === stampText(hash, made))
    return "unchanged";
  forgetStep(root, step);
  const told = await work();
  const fresh = product();
  if (fresh !== null) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, stampText(hash, fresh));
  }
  return told ?? "done";
}

/** What a step made was changed by somebody else: it runs again. */
export function forgetStep(root, step) {
  rmSync(stampFile(root, step), { force: true });
}

/** Each file gets a modification time that follows from its bytes. */
export function setTimesFromHashes(root, names) {
  for (const name of names) {
    const full = path.join(root, name);
    const digest = createHash("sha256").update(readFileSync(full)).digest();
    const seconds = 978_307_200 + (digest.readUInt32BE(0) % 500_000_000);
    if (Math.floor(statSync(full).mtimeMs / 1000) !== seconds) utimesSync(full, seconds, seconds);
  }
}
