// Runs on the machine's own Node and without packages: they may not be there yet.
import path from "node:path";
import { fileURLToPath } from "node:url";

import { buildAll } from "./start/build.mjs";
import { installPackages } from "./start/install.mjs";
import { checkDisk, checkNodeVersion } from "./start/machine.mjs";
import { createSteps, Fault, tellFault } from "./start/say.mjs";
import { createBegin } from "./test/begin.mjs";
import { runChecks } from "./test/checks.mjs";
import { runE2e } from "./test/e2e.mjs";
import { startCluster } from "./test/postgres-cluster.mjs";
import { ensureSystemPrograms } from "./test/system-programs.mjs";
import { createTally, oneFailed, onePassed } from "./test/tally.mjs";
import { runVitest } from "./test/vitest-run.mjs";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const spaceForTests = 1.5e9;

/** A shell's own settings must not reach the tests: they bring what they need. */
const settings =
  /^(PORT|LISTEN_ADDRESS|DATA_DIR|SITE_URL|DATABASE_URL|TEST_DATABASE_URL|BANDWISE_|STRIPE_|SPEECH_API_|TRANSCRIPTION_|CORRECTION_MODEL|BANK_VOICES|SMTP_URL|MAIL_FROM|SANITY_|TRUSTED_PROXIES|METRICS_TOKEN|LOG_LEVEL|NEXT_|NODE_ENV|NODE_OPTIONS)/;
for (const name of Object.keys(process.env)) if (settings.test(name)) delete process.env[name];

let cluster = null;

async function onPostgres(work) {
  cluster = await startCluster();
  try {
    return await work(cluster.url);
  } finally {
    await cluster.stop();
  }
}

/** Stops what runs beside the tests when somebody presses Ctrl+C. */
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, async () => {
    await cluster?.stop();
    process.exit(130);
  });
}

/** Ends with the build, however that ends; at once where nothing is built. */
let built = Promise.resolve();

async function build() {
  const work = buildAll(root, (_title, each) => each());
  built = work.catch(() => undefined);
  await work;
  return onePassed;
}

/** `beside` names what begins together with a part: the build leaves a core idle. */
const parts = [
  { name: "build", title: "Building the product", work: build, beside: ["checks"] },
  {
    name: "e2e",
    title: "Journeys in a browser",
    work: () => runE2e(root),
    needs: "build",
  },
  {
    name: "checks",
    title: "Checking types, lint, format, layers, unused, messages, content, documents",
    work: () => runChecks(root, built),
  },
  { name: "unit", title: "Unit tests", work: () => runVitest(root, "unit") },
  {
    name: "api",
    title: "API tests on the embedded database",
    work: () => runVitest(root, "api*", { API_TESTS: "embedded" }),
  },
  {
    name: "api-postgres",
    title: "API tests on PostgreSQL",
    work: () => onPostgres((url) => runVitest(root, "api*", { TEST_DATABASE_URL: url })),
    needs: "system",
  },
  { name: "built", title: "What was built", work: () => runVitest(root, "built"), needs: "build" },
];

function wantedParts() {
  const only = process.argv.find((argument) => argument.startsWith("--only="))?.slice("--only=".length);
  if (!only) return parts;
  const names = only.split(",");
  const unknown = names.filter((name) => !parts.some((part) => part.name === name));
  if (unknown.length === 0) return parts.filter(({ name }) => names.includes(name));
  throw new Fault(
    `There is no part ${unknown.join(", ")}: choose from ${parts.map(({ name }) => name).join(", ")}.`,
  );
}

/** A part that breaks counts as one failed, and the others go on. */
async function attempt(work) {
  try {
    return await work();
  } catch (fault) {
    const words =
      fault instanceof Fault ? `${fault.details}\n${fault.message}` : String(fault?.stack ?? fault);
    return oneFailed(words.trim());
  }
}

/** Who waits for packages waits for the system's programs meanwhile. */
async function prepare(step, wanted, tally, broken) {
  const needsPrograms = wanted.some(({ name }) => ["api-postgres", "built", "e2e"].includes(name));
  let told = "";
  const programs =
    needsPrograms &&
    attempt(async () => {
      told = await ensureSystemPrograms();
      return onePassed;
    });
  await step("Installing the packages", async () => {
    checkNodeVersion();
    checkDisk(root, spaceForTests);
    return installPackages(root);
  });
  if (!programs) return;
  await step("Looking for a browser, PostgreSQL, Java and nginx", async () => {
    const result = await programs;
    if (result.failed === 0) return told;
    broken.add("system");
    return tally.add(result, "a browser, PostgreSQL, Java and nginx");
  });
}

async function main() {
  const wanted = wantedParts();
  const step = createSteps();
  const tally = createTally();
  const broken = new Set();
  await prepare(step, wanted, tally, broken);
  const begin = createBegin(wanted, ({ work, needs }) =>
    broken.has(needs) ? oneFailed(`Left out, because "${needs}" failed before.`) : attempt(work),
  );
  for (const { name, title } of wanted) {
    await step(title, async () => {
      const result = await begin(name);
      if (result.failed > 0) broken.add(name);
      return tally.add(result, title);
    });
  }
  process.stdout.write("\n");
  process.exitCode = tally.close();
}

main().catch((fault) => {
  tellFault(fault, process.stdout);
  process.stdout.write("\n0 passed, 1 failed\n");
  process.exitCode = 1;
});
