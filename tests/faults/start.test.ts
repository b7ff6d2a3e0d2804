import { spawn } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import net from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterEach, expect, test } from "vitest";

import { checkContent } from "@/scripts/start/build.mjs";
import {
  installHash,
  installSentence,
  isInstalled,
  lacksOnlyForeignBinaries,
  pinnedNodeFault,
} from "@/scripts/start/install.mjs";
import {
  checkDatabaseReachable,
  checkDataFolderFree,
  checkDisk,
  checkNodeVersion,
  freePort,
  readPort,
} from "@/scripts/start/machine.mjs";
import { checkSettings } from "@/scripts/start/settings.mjs";
import { createContentTree } from "@/tests/factories/content-tree";

const root = path.resolve(import.meta.dirname, "../..");
const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

function makeFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), "bandwise-start-"));
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function listen() {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  cleanUps.push(() => new Promise((resolve) => server.close(resolve)));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The test's server has no port.");
  return address.port;
}

/** Only the environment a person would have, so that this run's own settings stay out. */
function runStart(env: Record<string, string>) {
  return new Promise<{ code: number | null; printed: string }>((resolve) => {
    const child = spawn(process.execPath, ["scripts/start.mjs"], {
      cwd: root,
      env: { NODE_ENV: "production", PATH: process.env.PATH ?? "", HOME: process.env.HOME ?? "", ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let printed = "";
    child.stdout.on("data", (chunk) => (printed += String(chunk)));
    child.stderr.on("data", (chunk) => (printed += String(chunk)));
    child.on("close", (code) => resolve({ code, printed }));
  });
}

const lastLine = (printed: string) => printed.trimEnd().split("\n").at(-1);

test("a taken port is named together with the next free one", async () => {
  const port = await listen();
  const { code, printed } = await runStart({ PORT: String(port), DATA_DIR: makeFolder() });
  const sentence = new RegExp(
    `^Port ${port} is in use by another program: stop that program, or choose another port, for example PORT=(\\d+) npm start\\.$`,
  );
  expect(lastLine(printed)).toMatch(sentence);
  expect(Number(sentence.exec(lastLine(printed) ?? "")?.[1])).toBeGreaterThan(port);
  expect(code).toBe(1);
});

test("a database that does not answer is named with its host, port and reason", async () => {
  const [port, closed] = [await freePort(24_000), await freePort(34_000)];
  const env = {
    PORT: String(port),
    DATA_DIR: makeFolder(),
    DATABASE_URL: `postgres://ana:secret@127.0.0.1:${closed}/bandwise`,
  };
  const { code, printed } = await runStart(env);
  expect(lastLine(printed)).toBe(
    `The database at 127.0.0.1:${closed} does not answer (nothing listens there): start PostgreSQL there or correct DATABASE_URL; without DATABASE_URL Bandwise uses its embedded database.`,
  );
  expect(printed).not.toContain("secret");
  expect(code).toBe(1);
});

test("a second process on one data folder is refused", async () => {
  const folder = makeFolder();
  const lock = path.join(folder, "database.lock");
  mkdirSync(lock);
  const beat = setInterval(() => utimesSync(lock, new Date(), new Date()), 200);
  cleanUps.push(() => clearInterval(beat));
  const { code, printed } = await runStart({ PORT: String(await freePort(24_100)), DATA_DIR: folder });
  expect(lastLine(printed)).toBe(
    `Another process uses the data folder ${folder}: stop it, or choose another folder with DATA_DIR, for example DATA_DIR=.data-2 npm start.`,
  );
  expect(code).toBe(1);
});

test("the lock of a killed process does not keep the next start out", async () => {
  const folder = makeFolder();
  mkdirSync(path.join(folder, "database.lock"));
  await expect(checkDataFolderFree(folder, { patience: 300 })).resolves.toBeUndefined();
});

test("a data folder that cannot be a folder is refused", async () => {
  const file = path.join(makeFolder(), "file");
  writeFileSync(file, "");
  const { code, printed } = await runStart({ PORT: String(await freePort(24_200)), DATA_DIR: file });
  expect(lastLine(printed)).toBe(
    `The data folder ${file} cannot be written (EEXIST): give this user the right to write there, or choose another folder with DATA_DIR.`,
  );
  expect(code).toBe(1);
});

test("sandboxes are refused in production, each with what to set", async () => {
  const env = { PORT: String(await freePort(24_300)), DATA_DIR: makeFolder(), BANDWISE_PRODUCTION: "1" };
  const { code, printed } = await runStart(env);
  expect(lastLine(printed)).toMatch(
    /^BANDWISE_PRODUCTION=1 does not start with parts meant for trying out: .*STRIPE_SECRET_KEY.*SMTP_URL.*SITE_URL.*\.$/,
  );
  expect(code).toBe(1);
});

test("nothing starts in production before the operator has said who they are, and the sentence names the command", async () => {
  const env = {
    NODE_ENV: "production" as const,
    PATH: process.env.PATH ?? "",
    BANDWISE_PRODUCTION: "1",
    SITE_URL: "https://bandwise.example",
    SMTP_URL: "smtp://localhost:25",
    STRIPE_SECRET_KEY: "sk_live_0",
    STRIPE_WEBHOOK_SECRET: "whsec_0",
  };
  await expect(checkSettings(root, env)).rejects.toThrow(
    /^BANDWISE_PRODUCTION=1 does not start: content\/operator\.yaml .*npm run operator:check.*\.$/,
  );
});

test("a wrong setting is named", async () => {
  const env = { NODE_ENV: "production" as const, PATH: process.env.PATH ?? "", LOG_LEVEL: "loud" };
  await expect(checkSettings(root, env)).rejects.toThrow(/^Settings are wrong\. LOG_LEVEL: /);
});

test.for(["abc", "0", "70000", "80.5"])("PORT=%s is not a port", (value) => {
  expect(() => readPort(value)).toThrow(
    `PORT is "${value}", which is not a port: set a number from 1 to 65535, for example PORT=3000.`,
  );
});

test.for(["18.20.4", "20.8.1", "16.0.0"])("Node %s is too old", (version) => {
  expect(() => checkNodeVersion(version)).toThrow(
    `This is Node ${version}, and Bandwise needs Node 20.9 or newer: install the current LTS from https://nodejs.org and start again.`,
  );
});

test.for(["20.9.0", "22.1.0", "24.21.0"])("Node %s will do", (version) => {
  expect(() => checkNodeVersion(version)).not.toThrow();
});

test("a full disk is named with what is free and what is needed", () => {
  expect(() => checkDisk("/srv/bandwise", 2.5e9, 1.2e9)).toThrow(
    "Only 1.2 GB are free on the disk of /srv/bandwise, and 2.5 GB are needed: free some space and start again.",
  );
});

test.for([
  ["npm error code EUSAGE", "package.json and package-lock.json do not agree"],
  ["npm error code ENOTFOUND registry", "the npm registry does not answer"],
  ["npm error ENOSPC: no space left on device", "the disk is full"],
  ["npm error something else", "npm's last lines are above"],
])("a failed install says what to do: %s", ([output, sentence]) => {
  expect(installSentence(output ?? "")).toContain(`The packages could not be installed: ${sentence}`);
});

test("a lockfile without binaries for other systems is installed, one that does not fit package.json is not", () => {
  const locked = { "node_modules/next": { optionalDependencies: { "@next/swc-darwin-arm64": "16.4.6" } } };
  const foreign = "npm error code EUSAGE\nnpm error Missing: @next/swc-darwin-arm64@ from lock file\n";
  const servedByNow = foreign.replace("arm64@", "arm64@16.4.6");
  const another = `${foreign}npm error Missing: left-pad@1.3.0 from lock file\n`;
  expect(lacksOnlyForeignBinaries(foreign, locked)).toBe(true);
  expect(lacksOnlyForeignBinaries(servedByNow, locked)).toBe(true);
  expect(lacksOnlyForeignBinaries(another, locked)).toBe(false);
  expect(lacksOnlyForeignBinaries("npm error code ENOTFOUND", locked)).toBe(false);
});

test("a Node that did not arrive is noticed", async () => {
  const folder = makeFolder();
  writeFileSync(path.join(folder, "package.json"), JSON.stringify({ dependencies: { node: "24.21.0" } }));
  expect(await pinnedNodeFault(folder)).toBe(
    "The packages came without Node 24.21.0 in node_modules/.bin (nothing is there): install scripts are switched off. Allow them (npm config set ignore-scripts false) and start again.",
  );
});

test("packages are installed again when the lockfile changed, and only then", () => {
  const folder = makeFolder();
  const lock = (version: string) => ({ packages: { "": {}, "node_modules/a": { version } } });
  const write = (file: string, value: unknown) =>
    writeFileSync(path.join(folder, file), JSON.stringify(value));
  mkdirSync(path.join(folder, "node_modules"));
  write("package.json", { dependencies: { a: "1.0.0" }, scripts: {} });
  write("package-lock.json", lock("1.0.0"));
  expect(isInstalled(folder)).toBe(false);
  write("node_modules/.package-lock.json", lock("1.0.0"));
  expect(isInstalled(folder)).toBe(true);
  const before = installHash(folder);
  write("package.json", { dependencies: { a: "1.0.0" }, scripts: { dev: "x" } });
  expect(installHash(folder)).toBe(before);
  write("package-lock.json", lock("1.0.1"));
  expect(isInstalled(folder)).toBe(false);
});

test("a database address that is none is refused", async () => {
  await expect(checkDatabaseReachable("mysql://x/y")).rejects.toThrow(
    /^DATABASE_URL is not a PostgreSQL address: /,
  );
});

test("a corrupt content file stops the start with its place", async () => {
  const tree = createContentTree();
  cleanUps.push(tree.remove);
  for (const name of ["lib", "components", "scripts", "cms/queries.ts", "tsconfig.json", "package.json"])
    cpSync(path.join(root, name), path.join(tree.root, name), { recursive: true });
  symlinkSync(path.join(root, "node_modules"), path.join(tree.root, "node_modules"));
  expect(await checkContent(tree.root)).toBe("no faults");
  expect(await checkContent(tree.root)).toBe("unchanged");
  const file = "content/courses/one/en.mdx";
  tree.write(
    file,
    readFileSync(path.join(tree.root, file), "utf8").replace("status: published", "status: live"),
  );
  await expect(checkContent(tree.root)).rejects.toMatchObject({
    message: "The content has faults, so nothing was built: correct the lines named above and start again.",
    details: expect.stringContaining(
      `${file}:5:9 field/value: "status" must be one of: draft, review, published`,
    ),
  });
});
