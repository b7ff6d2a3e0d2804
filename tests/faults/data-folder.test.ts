import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterAll, afterEach, beforeAll, expect, test } from "vitest";

import { openDatabase } from "@/lib/db/database";
import { secureFolder } from "@/lib/db/secure-folder";
import { readServerEnv } from "@/lib/env/server";
import { checkSandboxKeys, sandboxKeys } from "@/lib/sandbox/stripe/keys";
import { claimSecret } from "@/lib/services/operation/check-secret";
import { openRuntime } from "@/lib/services/operation/open-runtime";
import { openSecrets } from "@/lib/services/operation/secrets";
import { checkDataFolder } from "@/scripts/start/machine.mjs";

const cleanUps: (() => void)[] = [];
afterEach(() => cleanUps.splice(0).forEach((cleanUp) => cleanUp()));

function makeFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), "bandwise-damage-"));
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A folder that a process used and left in order. */
let used = "";
beforeAll(async () => {
  // As in scripts/serve.mjs.
  process.umask(0o077);
  used = mkdtempSync(path.join(tmpdir(), "bandwise-used-"));
  await (await open(used)).close();
  await openSecrets({ secret: undefined, dataDir: used });
  sandboxKeys(path.join(used, "sandbox"));
});
afterAll(() => rmSync(used, { recursive: true, force: true }));

function copyUsed() {
  const folder = makeFolder();
  cpSync(used, folder, { recursive: true });
  return folder;
}

const open = (dataDir: string) => openDatabase({ databaseUrl: undefined, dataDir });

function* below(place: string): Generator<string> {
  yield place;
  if (lstatSync(place).isDirectory())
    for (const name of readdirSync(place)) yield* below(path.join(place, name));
}

const openToOthers = (folder: string) =>
  [...below(folder)].filter((place) => (lstatSync(place).mode & 0o077) !== 0);

test("a new folder is its owner's alone, with everything in it", async () => {
  expect(openToOthers(used)).toEqual([]);
  const deep = path.join(makeFolder(), "a", "b");
  secureFolder(deep);
  expect(lstatSync(deep).mode & 0o777).toBe(0o700);
});

test("a folder that was everybody's is its owner's alone after a start, and nothing else in it is touched", async () => {
  const folder = copyUsed();
  const foreign = path.join(folder, "notes.txt");
  writeFileSync(foreign, "mine");
  mkdirSync(path.join(folder, "outbox"));
  writeFileSync(path.join(folder, "outbox/mail.json"), "{}");
  for (const place of below(folder)) chmodSync(place, lstatSync(place).isDirectory() ? 0o755 : 0o666);
  const elsewhere = makeFolder();
  chmodSync(elsewhere, 0o755);
  symlinkSync(elsewhere, path.join(folder, "uploads"));
  await (await open(folder)).close();
  expect(openToOthers(folder).filter((place) => !lstatSync(place).isSymbolicLink())).toEqual([foreign]);
  expect(lstatSync(elsewhere).mode & 0o777).toBe(0o755);
  expect(existsSync(path.join(folder, "pglite/PG_VERSION"))).toBe(true);
});

test("a place of everybody is not taken", () => {
  const folder = makeFolder();
  chmodSync(folder, 0o1777);
  expect(() => secureFolder(folder)).toThrow(
    `The data folder ${folder} is a place that everybody on this machine uses: choose a folder of its own with DATA_DIR.`,
  );
  expect(lstatSync(folder).mode & 0o7777).toBe(0o1777);
  expect(() => secureFolder("/")).toThrow(/everybody/);
});

test.for(["/proc/none", "/proc/none/deeper", "/dev/null/x"])("%s is refused at once", (folder) => {
  const sentence = new RegExp(
    `^The data folder ${folder} cannot be written \\(E[A-Z]+\\): [^\\n]+DATA_DIR\\.$`,
  );
  expect(() => secureFolder(folder)).toThrow(sentence);
  expect(() => checkDataFolder(folder)).toThrow(sentence);
});

const noise = (bytes: number) => Buffer.alloc(bytes, "what stood here is gone ");

const damages: { what: string; damage: (folder: string) => void; said: RegExp }[] = [
  {
    what: "control file, overwritten",
    damage: (folder) => writeFileSync(path.join(folder, "pglite/global/pg_control"), noise(8_192)),
    said: /damaged in \S+\/pglite\/global\/pg_control \(/,
  },
  {
    what: "control file, empty",
    damage: (folder) => writeFileSync(path.join(folder, "pglite/global/pg_control"), ""),
    said: /damaged in \S+\/pglite\/global\/pg_control \(/,
  },
  {
    what: "write-ahead log, overwritten",
    damage(folder) {
      const log = path.join(folder, "pglite/pg_wal");
      for (const name of readdirSync(log).filter((each) => /^[0-9A-F]{24}$/.test(each)))
        writeFileSync(path.join(log, name), noise(16 * 1_024 * 1_024));
    },
    said: /damaged in \S+\/pglite\/pg_wal \(could not locate a valid checkpoint record/,
  },
  {
    what: "write-ahead log, gone",
    damage: (folder) => rmSync(path.join(folder, "pglite/pg_wal"), { recursive: true }),
    said: /damaged in \S+\/pglite\/pg_wal \(/,
  },
  {
    what: "version, another one",
    damage: (folder) => writeFileSync(path.join(folder, "pglite/PG_VERSION"), "15\n"),
    said: /damaged in \S+\/pglite\/PG_VERSION \(/,
  },
  {
    what: "catalog, gone",
    damage: (folder) => rmSync(path.join(folder, "pglite/global/1262")),
    said: /damaged in \S+\/pglite\/? \(could not open file "global\/1262"/,
  },
  {
    what: "version, gone",
    damage: (folder) => rmSync(path.join(folder, "pglite/PG_VERSION")),
    said: /was used before, and its database is gone \(\S+\/pglite\/PG_VERSION is missing\)/,
  },
  {
    what: "database, gone",
    damage: (folder) => rmSync(path.join(folder, "pglite"), { recursive: true }),
    said: /was used before, and its database is gone/,
  },
];

test.for(damages)(
  "a damaged database is named with its file, and nothing new is made: $what",
  async ({ damage, said }) => {
    const folder = copyUsed();
    damage(folder);
    const before = readdirSync(folder).sort();
    const fault = await open(folder).then(
      () => "it opened",
      (error: Error) => error.message,
    );
    expect(fault).toMatch(said);
    expect(fault).toMatch(/^[^\n]+back from a backup, or choose a new one with DATA_DIR\.$/);
    expect(readdirSync(folder).sort()).toEqual(before);
  },
);

test("a database whose making was interrupted is made again", async () => {
  const folder = makeFolder();
  mkdirSync(path.join(folder, "pglite"));
  writeFileSync(path.join(folder, "pglite/PG_VERSION"), "18\n");
  writeFileSync(path.join(folder, "database.new"), "");
  const { run, close } = await open(folder);
  expect((await run("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await close();
  expect(existsSync(path.join(folder, "database.new"))).toBe(false);
});

test("recordings that were copied to a new folder do not make it a used one", async () => {
  const folder = makeFolder();
  mkdirSync(path.join(folder, "audio"));
  await (await open(folder)).close();
});

const settings = (dataDir: string) =>
  readServerEnv({ NODE_ENV: "test", DATA_DIR: dataDir, LOG_LEVEL: "silent" });

test.for(["", "short", `${"x".repeat(42)}\u0000`, "a".repeat(44), "ü".repeat(43)])(
  "a damaged secret is named before anything is opened: %o",
  async (text) => {
    const folder = makeFolder();
    const file = path.join(folder, "secret");
    writeFileSync(file, text);
    await expect(openRuntime(settings(folder))).rejects.toThrow(
      `The secret in ${file} is damaged: put ${file} back from a backup, or delete it and run \`npm run secret:accept\` (codes and links in mails become void).`,
    );
    expect(readdirSync(folder)).toEqual(["secret"]);
  },
);

test("a secret that cannot be read is named, too", async () => {
  const folder = makeFolder();
  const file = path.join(folder, "secret");
  mkdirSync(file);
  await expect(openRuntime(settings(folder))).rejects.toThrow(
    `The secret in ${file} cannot be read (EISDIR): put ${file} back from a backup, `,
  );
});

test("a secret that is not the database's is named with its file", async () => {
  const folder = copyUsed();
  const { db, close } = await open(folder);
  await claimSecret(db, await openSecrets({ secret: undefined, dataDir: folder }));
  await close();
  rmSync(path.join(folder, "secret"));
  await expect(openRuntime(settings(folder))).rejects.toThrow(
    `The secret in ${path.join(folder, "secret")} is not the one this database was used with: `,
  );
});

test.for(["", "{", "{}", '{"secretKey":"sk_live_1","webhookSecret":"whsec_1"}'])(
  "damaged keys of the payment sandbox are named: %o",
  async (text) => {
    const folder = makeFolder();
    const file = path.join(folder, "sandbox/keys.json");
    mkdirSync(path.dirname(file));
    writeFileSync(file, text);
    const sentence = `The keys of the payment sandbox in ${file} are damaged: delete the file, and the next start makes new ones.`;
    expect(() => checkSandboxKeys(path.dirname(file))).toThrow(sentence);
    await expect(openRuntime(settings(folder))).rejects.toThrow(sentence);
  },
);

test.for(["", "{", '{"customers":1}'])("damaged payments of the sandbox are named: %o", async (text) => {
  const folder = copyUsed();
  const file = path.join(folder, "sandbox/stripe.json");
  writeFileSync(file, text);
  await expect(openRuntime(settings(folder))).rejects.toThrow(
    `What the payment sandbox knows in ${file} is damaged: put the file back from a backup, or delete it.`,
  );
});
