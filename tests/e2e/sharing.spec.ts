import { readdirSync } from "node:fs";
import path from "node:path";

import { expect, test } from "@playwright/test";

for (const page of ["/", "/th/pricing", "/zh/learn/test-format", "/ja/blog/writing/an-essay-in-five-minutes"])
  test(`the picture that ${page} names for sharing is drawn, shown and kept`, async ({
    page: tab,
    baseURL,
  }) => {
    await tab.goto(page);
    const named = await tab.locator('meta[property="og:image"]').getAttribute("content");
    const { pathname, search } = new URL(named ?? "");
    const address = new URL(pathname + search, baseURL).href;
    const answer = await tab.goto(address);
    expect(answer?.status()).toBe(200);
    expect(answer?.headers()["cache-control"]).toContain("immutable");
    const size = await tab.evaluate(() => [
      document.images[0]?.naturalWidth,
      document.images[0]?.naturalHeight,
    ]);
    expect(size).toEqual([1200, 630]);
    const folder = path.join(process.env.E2E_DATA_DIR ?? "", "share-pictures");
    const kept = readdirSync(folder, { recursive: true, encoding: "utf8" });
    expect(kept.filter((name) => name.endsWith(".png")).length).toBeGreaterThan(0);
  });

test("a page that does not exist has no picture", async ({ request }) => {
  for (const address of ["/og/en/nothing-here.png", "/og/xx.png", "/og/en/login.png"])
    expect((await request.get(address)).status()).toBe(404);
});
