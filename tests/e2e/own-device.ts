import { devices, test as base } from "@playwright/test";

/** A free correction is there once a device, which is known by how its browser names itself: each test is one of its own. */
export const test = base.extend({
  userAgent: async ({ isMobile }, use) => {
    const { userAgent } = devices[isMobile ? "Pixel 7" : "Desktop Chrome"] ?? {};
    await use(`${userAgent} test/${crypto.randomUUID()}`);
  },
});
