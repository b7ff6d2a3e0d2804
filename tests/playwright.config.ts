import { defineConfig } from "@playwright/test";

import { chromiumFlags } from "../scripts/test/chromium-flags.mjs";

/** `npm run test:e2e` starts the built product and sets these; a server that runs already can be named by hand. */
const baseURL = process.env.E2E_BASE_URL ?? "http://localhost:3000";
const executablePath = process.env.CHROMIUM_PATH || "/usr/bin/chromium";

export default defineConfig({
  testDir: "e2e",
  outputDir: "../test-results",
  fullyParallel: true,
  forbidOnly: true,
  // One slow moment of the machine refuses nothing; `npm test` names who needed it, and counts them apart.
  retries: 1,
  // Journeys wait for more than half of their time.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL,
    browserName: "chromium",
    // What a journey puts in the place of an answer comes before any worker; journeys without a connection allow it.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    // To record each step of every journey would slow all of them.
    trace: "on-first-retry",
    launchOptions: {
      executablePath,
      args: chromiumFlags,
    },
  },
  projects: [
    { name: "desktop", use: { viewport: { width: 1280, height: 800 } }, testIgnore: "**/*.phone.spec.ts" },
    {
      name: "phone",
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
      testMatch: "**/*.phone.spec.ts",
    },
  ],
});
