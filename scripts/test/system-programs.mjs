import { accessSync, constants, existsSync, readdirSync } from "node:fs";
import path from "node:path";

import { lastLines, run } from "../start/run.mjs";
import { Fault } from "../start/say.mjs";

const canRun = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = (name) =>
  (process.env.PATH ?? "")
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find(canRun);

export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named && canRun(named)) return named;
  return (
    ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"].map(onPath).find(Boolean) ??
    null
  );
}

/** The folder of PostgreSQL's own programs, the newest version from 15 up. */
export function findPostgres() {
  const base = "/usr/lib/postgresql";
  const versions = existsSync(base) ? readdirSync(base).filter((name) => Number(name) >= 15) : [];
  const newest = versions.sort((a, b) => Number(b) - Number(a)).map((name) => path.join(base, name, "bin"));
  return newest.find((folder) => canRun(path.join(folder, "initdb"))) ?? folderOf(onPath("initdb"));
}

/** Debian keeps nginx where only root's PATH looks. */
export function findNginx() {
  return onPath("nginx") ?? ["/usr/sbin/nginx", "/usr/local/sbin/nginx"].find(canRun) ?? null;
}

/** Runs the Nu Html Checker. */
export function findJava() {
  const home = process.env.JAVA_HOME && path.join(process.env.JAVA_HOME, "bin/java");
  return home && canRun(home) ? home : (onPath("java") ?? null);
}

const folderOf = (file) =>
  file && canRun(path.join(path.dirname(file), "pg_ctl")) ? path.dirname(file) : null;

const wanted = [
  { name: "chromium", find: findChromium, other: "or set CHROMIUM_PATH to an installed Chrome" },
  { name: "postgresql", find: findPostgres, other: "version 15 or newer, with initdb and pg_ctl" },
  { name: "default-jre-headless", find: findJava, other: "or any Java from 11 up, in JAVA_HOME" },
  { name: "nginx-light", find: findNginx, other: "or any nginx from 1.18 up" },
];

/** Installs the browser, the database server, Java and the reverse proxy with Debian's apt-get when they are missing and this user may. */
export async function ensureSystemPrograms() {
  const missing = wanted.filter(({ find }) => !find());
  if (missing.length === 0) return "here already";
  const names = missing.map(({ name }) => name);
  const byHand = missing.map(({ name, other }) => `apt-get install ${name} (${other})`).join(" and ");
  if (process.getuid?.() !== 0 || !onPath("apt-get")) {
    throw new Fault(
      `The tests need ${names.join(" and ")}, which this user cannot install: as root, run ${byHand}.`,
    );
  }
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-qq"], { env });
  const { code, output } = await run(
    "apt-get",
    ["install", "-y", "-qq", "--no-install-recommends", ...names],
    { env },
  );
  if (code !== 0 || missing.some(({ find }) => !find())) {
    throw new Fault(`apt-get could not install ${names.join(" and ")}: run ${byHand}.`, {
      details: lastLines(output, 20),
    });
  }
  return `installed ${names.join(" and ")}`;
}
