import { devices } from "@playwright/test";

import { test as base } from "./refusals";

/** A free correction is there once a device, which is known by how its browser names itself: each test is one of its own. */
export const test = base.extend({
  userAgent: async ({ isMobile }, give) => {
    const { userAgent } = devices[isMobile ? "Pixel 7" : "Desktop Chrome"] ?? {};
    await give(`${userAgent} test/${crypto.randomUUID()}`);
  },
});
