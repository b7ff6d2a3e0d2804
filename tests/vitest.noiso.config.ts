import path from "node:path";

import { defineConfig } from "vitest/config";

const root = "/work/main";
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
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: "api",
          include: ["tests/{api,attacks}/**/*.test.ts"],
          globalSetup: "tests/api/template.ts", isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: { ...shared, name: "built", include: builtTests, testTimeout: 120_000, hookTimeout: 60_000 },
      },
    ],
  },
});
