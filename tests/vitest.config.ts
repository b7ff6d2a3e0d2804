import path from "node:path";

import { defineConfig } from "vitest/config";

import { LongestFirst } from "./longest-first.mjs";

const root = path.resolve(import.meta.dirname, "..");
/** Projects with `isolate: false` read the program once a worker, since that took longer than many a file's tests. */
const shared = {
  root,
  server: { deps: { inline: ["next-intl"] } },
};

const builtTests = [
  "tests/prerender.test.ts",
  "tests/built-site.test.ts",
  "tests/valid-html.test.ts",
  "tests/built-cms.test.ts",
  "tests/serve.test.ts",
  "tests/processes.test.ts",
  "tests/api-answers.test.ts",
  "tests/films.test.ts",
  "tests/proxy.test.ts",
  "tests/proxy-origin.test.ts",
  "tests/edge.test.ts",
  "tests/page-policy.test.ts",
];

/**
 * What may hang on which database answers: one connection blocks where many wait for each other, drivers read types in their
 * own way, files are moved from one version to the next. `npm test` runs these on the embedded database and all on PostgreSQL.
 */
const embeddedTests = [
  "tests/api/{account-data,answer-contexts,identity,owned-tables,sessions,uploads}.test.ts",
  "tests/api/{bank-release,calibration,goals,jobs,path,reports,vocabulary}.test.ts",
  "tests/api/billing-{checkout,events,ledger,refunds}.test.ts",
  "tests/api/{corrections,corrections-again,corrections-endings}.test.ts",
  "tests/api/{corrections,practice,vocabulary}-move.test.ts",
  "tests/api/{exam-bad-input,exam-times,exams}.test.ts",
  "tests/api/{practice,practice-bank,practice-migration,practice-mistakes,practice-quota,practice-rounds}.test.ts",
  "tests/attacks/{exams,limits,practice}.test.ts",
];
const isEmbedded = process.env.API_TESTS === "embedded";

/** They look at what a process remembers. */
const aloneTests = ["tests/api/cms-documents.test.ts", "tests/attacks/payments.test.ts"];
const api = {
  ...shared,
  globalSetup: "tests/api/template.ts",
  testTimeout: 60_000,
  hookTimeout: 120_000,
};

/** `built` looks at what `npm run build` made; it runs after the build. */
export default defineConfig({
  resolve: {
    alias: {
      "@": root,
      "contentlayer/generated": path.join(root, ".contentlayer/generated"),
      "server-only": path.join(root, "tests/stubs/server-only.ts"),
    },
  },
  test: {
    // Unless told, one core is left idle, which of two is half.
    maxWorkers: "100%",
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: "unit",
          include: [
            "{app,components,lib,cms,scripts}/**/*.test.{ts,tsx}",
            "tests/*.test.ts",
            "tests/faults/**/*.test.ts",
          ],
          exclude: [...builtTests, "**/node_modules/**"],
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          ...api,
          name: "api",
          include: isEmbedded ? embeddedTests : ["tests/{api,attacks}/**/*.test.ts"],
          exclude: aloneTests,
          isolate: false,
        },
      },
      {
        extends: true,
        test: { ...api, name: "api-alone", include: isEmbedded ? [] : aloneTests },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: "built",
          include: builtTests,
          globalSetup: "tests/prepared-data.ts",
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
