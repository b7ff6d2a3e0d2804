import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { tableFile } from "../serve/inline-scripts.mjs";
import { compressFiles } from "./compress-files.mjs";
import { lastLines, projectEnv, projectPrograms, run } from "./run.mjs";
import { Fault } from "./say.mjs";
import { hashInputs, inputFiles, rootConfigs, setTimesFromHashes, whenChanged } from "./stamp.mjs";

const checkPlaces = [
  "content",
  "cms/dataset",
  "app",
  "public/films",
  "public/images",
  "lib/content",
  "lib/i18n",
  "lib/questions",
  "scripts/content",
  "scripts/films",
  "scripts/messages",
];
const documentPlaces = ["content/courses", "content/legal", "content/learn", "content/blog"];
const compiledPlaces = [
  ...documentPlaces,
  ...["content/plans.yaml", "content/redirects.yaml", "content/bank/prompts", "content/bank/scenes"],
  "content/bank/photos",
];
const compilerPlaces = [
  ...["contentlayer.config.ts", "package-lock.json", "lib/content", "lib/core", "lib/i18n", "lib/questions"],
  ...[
    "lib/bank/prompts",
    "lib/bank/scenes",
    "lib/bank/authored.ts",
    "scripts/content",
    "scripts/messages/writing-systems.ts",
  ],
];
const buildFolders = ["app", "components", "content", "cms", "lib", "public"];
const sitemapConfig = "scripts/next-sitemap.config.cjs";

export const publicSettings = (env = process.env) =>
  Object.entries(env)
    .filter(([name, value]) => (name.startsWith("NEXT_PUBLIC_") || name === "NEXT_DIST_DIR") && value)
    .sort(([a], [b]) => a.localeCompare(b));

export const distFolder = (env = process.env) => env.NEXT_DIST_DIR || ".next";

/** Pages are built from what this project holds. */
const contentSettings = (env = process.env) =>
  ["SANITY_PROJECT_ID", "SANITY_DATASET", "SANITY_API_HOST"].map((name) => env[name] ?? "");

const textOf = (file) => (existsSync(file) ? readFileSync(file, "utf8") : null);

/** Runs one of the project's programs on the pinned Node; a failure becomes a fault with its last lines. */
async function runProgram(root, args, { sentence, lines = 60, env: more = {} }) {
  const quiet = { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1", FORCE_COLOR: "0" };
  // contentlayer takes PWD for the project, and that may be the folder from which npm was called.
  const env = { ...projectEnv(root), ...quiet, PWD: root, ...more };
  const result = await run(projectPrograms(root).node, args, { cwd: root, env });
  if (result.code !== 0) throw new Fault(sentence, { details: lastLines(result.output, lines) });
  return result.output;
}

/** Stops at the first corrupt content file, named with line and column. */
export function checkContent(root) {
  const hash = hashInputs(root, checkPlaces);
  return whenChanged(root, { step: "content-check", hash, product: () => "" }, async () => {
    await runProgram(root, ["--import", "tsx", "scripts/content/check.ts", "--quiet"], {
      sentence:
        "The content has faults, so nothing was built: correct the lines named above and start again.",
      lines: 200,
    });
    return "no faults";
  });
}

/** contentlayer's cache goes by modification time: each file gets one that follows from its bytes. */
export const settleTimes = (root) => setTimesFromHashes(root, inputFiles(root, compiledPlaces));

/** What contentlayer keeps holds for one version of every package. */
function forgetOtherPackages(root) {
  const kept = path.join(root, ".contentlayer");
  const packages = hashInputs(root, ["package-lock.json"]);
  const product = () => (existsSync(kept) ? "" : null);
  return whenChanged(root, { step: "content-packages", hash: packages, product }, () => {
    rmSync(kept, { recursive: true, force: true });
    mkdirSync(kept);
  });
}

export function compileContent(root) {
  const hash = hashInputs(root, [...compiledPlaces, ...compilerPlaces]);
  const scenes = path.join(root, "public/images/scenes");
  const product = () =>
    existsSync(path.join(root, ".contentlayer/tables/on-demand.json"))
      ? (existsSync(scenes) ? readdirSync(scenes) : []).sort().join()
      : null;
  return whenChanged(root, { step: "content", hash, product }, async () => {
    await forgetOtherPackages(root);
    settleTimes(root);
    await runProgram(root, ["--max-old-space-size=1500", "scripts/content/compile/compiler.mjs"], {
      sentence: "The content could not be compiled: correct what is named above and start again.",
    });
  });
}

const searchPlaces = [
  ...compiledPlaces,
  ...compilerPlaces,
  "content/messages",
  "content/listening.yaml",
  "cms",
];

/** More of them at once would need more memory than a small machine has. */
const mostIndexers = 2;

function indexShare(root, share, of) {
  const program = ["--conditions=react-server", "--import", "tsx", "scripts/content/compile/build-search.ts"];
  return runProgram(root, ["--max-old-space-size=800", ...program, `${share}/${of}`], {
    sentence: "The search index could not be made: what stopped it is above.",
    // What a content system says joins while the site runs.
    env: { SANITY_PROJECT_ID: "" },
  });
}

/** One index a language. A text whose day has come joins, so the day counts as well. */
export function indexSearch(root) {
  const hash = hashInputs(root, searchPlaces, [new Date().toISOString().slice(0, 10)]);
  const product = () => (existsSync(path.join(root, ".contentlayer/search")) ? "" : null);
  return whenChanged(root, { step: "search", hash, product }, async () => {
    const of = Math.min(mostIndexers, availableParallelism());
    await Promise.all(Array.from({ length: of }, (_none, share) => indexShare(root, share, of)));
  });
}

export function buildSite(root) {
  const hash = hashInputs(
    root,
    [...buildFolders, ...rootConfigs(root)],
    [publicSettings(), contentSettings()],
  );
  const product = () => textOf(path.join(root, distFolder(), "BUILD_ID"));
  return whenChanged(root, { step: `site-${distFolder().replaceAll("/", "-")}`, hash, product }, async () => {
    await runProgram(root, [projectPrograms(root).at("next"), "build"], {
      sentence: "The site could not be built: Next.js's last lines are above.",
      // The name of this build: open pages ask for it and see when there is a newer one.
      env: { NEXT_PUBLIC_BUILD: hash.slice(0, 12) },
    });
  });
}

/** The API beside the pages, of the same sources and named after the same build. */
export function buildApi(root) {
  const build = textOf(path.join(root, distFolder(), "BUILD_ID"));
  const hash = hashInputs(
    root,
    ["scripts/start/bundle-api.mjs", "scripts/start/bundle.mjs", "tsconfig.json", "package-lock.json"],
    [build, publicSettings()],
  );
  const file = path.join(distFolder(), "api/server.mjs");
  const product = () => (existsSync(path.join(root, file)) ? "" : null);
  return whenChanged(root, { step: `api-${distFolder().replaceAll("/", "-")}`, hash, product }, async () => {
    await runProgram(root, ["scripts/start/bundle-api.mjs", file], {
      sentence: "The API could not be built: what stopped it is above.",
      env: { NEXT_PUBLIC_BUILD: build ?? "" },
    });
  });
}

/** Written after the build, because the list of pages is the build's. */
export function writeSitemap(root) {
  const hash = hashInputs(
    root,
    [sitemapConfig],
    [textOf(path.join(root, distFolder(), "BUILD_ID")), publicSettings()],
  );
  const product = () => (existsSync(path.join(root, "public/sitemap.xml")) ? "" : null);
  return whenChanged(root, { step: "sitemap", hash, product }, async () => {
    await runProgram(root, [projectPrograms(root).at("next-sitemap"), "--config", sitemapConfig], {
      sentence: "The sitemap could not be written: what stopped it is above.",
    });
  });
}

/** What each built page may run, told by its own bytes. */
export function hashPages(root) {
  const hash = hashInputs(
    root,
    ["scripts/start/hash-pages.mjs", "scripts/serve/inline-scripts.mjs"],
    [textOf(path.join(root, distFolder(), "BUILD_ID")), publicSettings()],
  );
  const product = () => (existsSync(path.join(root, tableFile(distFolder()))) ? "" : null);
  return whenChanged(
    root,
    { step: `pages-${distFolder().replaceAll("/", "-")}`, hash, product },
    async () => {
      const told = await runProgram(root, ["scripts/start/hash-pages.mjs", distFolder()], {
        sentence: "The scripts of the pages could not be hashed: what stopped it is above.",
      });
      return told.trim();
    },
  );
}

/** Once, so well that no request could wait for it. */
export function compressBuilt(root) {
  const hash = hashInputs(root, [], [textOf(path.join(root, distFolder(), "BUILD_ID"))]);
  const folder = path.join(root, distFolder(), "static");
  const product = () => (existsSync(folder) ? "" : null);
  return whenChanged(
    root,
    { step: `compressed-${distFolder().replaceAll("/", "-")}`, hash, product },
    async () => {
      const { files, before, after } = await compressFiles(folder);
      return `${files} files, ${Math.round(before / 1_000)} kB to ${Math.round(after / 1_000)} kB`;
    },
  );
}

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
};

/** Two starts in one folder share the build: the second waits for the first. */
async function withBuildLock(root, work) {
  const file = path.join(root, ".cache", "build.pid");
  mkdirSync(path.dirname(file), { recursive: true });
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: "wx" });
      break;
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
    }
    const owner = Number(textOf(file));
    if (!owner || !isAlive(owner)) rmSync(file, { force: true });
    await wait(500);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** Everything between the install and the server; each part only when what it reads has changed. */
export function buildAll(root, step) {
  return withBuildLock(root, async () => {
    await step("Checking the content", () => checkContent(root));
    await step("Compiling the content", () => compileContent(root));
    await step("Indexing the texts for the search", () => indexSearch(root));
    await step("Building the site", () => buildSite(root));
    await step("Building the API", () => buildApi(root));
    await step("Hashing the scripts of the pages", () => hashPages(root));
    await step("Compressing scripts and styles", () => compressBuilt(root));
    await step("Writing the sitemap", () => writeSitemap(root));
  });
}
