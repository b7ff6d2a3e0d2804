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
 * What they say does not hang on which database answers: `npm test` runs them on PostgreSQL only. All others run on both,
 * since one connection blocks where many wait for each other, and the drivers read types in their own way.
 */
const anyDatabaseTests = [
  "tests/api/billing-{payment-page,provider-faults,sandbox,sandbox-alone}.test.ts",
  "tests/api/cms-{articles,documents,none,preview,webhook}.test.ts",
  "tests/api/corrections-{engine,model,practice,speaking}.test.ts",
  "tests/api/{course-words,event-stream,files,glosses,junk,lost-clients,mail,mistakes-file,secure-cookies,site}.test.ts",
  "tests/api/exam-{pools,reports}.test.ts",
  "tests/api/{interactive-listening,interactive-reading,question-steps,read-aloud,read-and-complete}.test.ts",
  "tests/api/{people-recordings,practice-audio,practice-choice,practice-kin}.test.ts",
  "tests/attacks/{api-document,http-words,mail-flood,operator-only,uploads}.test.ts",
];
const leftToPostgres = process.env.API_TESTS === "embedded" ? anyDatabaseTests : [];

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
          include: ["tests/{api,attacks}/**/*.test.ts"],
          exclude: [...aloneTests, ...leftToPostgres],
          isolate: false,
        },
      },
      {
        extends: true,
        test: { ...api, name: "api-alone", include: aloneTests, exclude: leftToPostgres },
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
