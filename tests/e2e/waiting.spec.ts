import { expect, test } from "@playwright/test";

for (const [path, call] of [
  ["/app#/history", "**/api/practice/history**"],
  ["/app#/home", "**/api/practice/types"],
] as const) {
  test(`${path} waits, then says what failed, and is empty only when it is`, async ({ page }) => {
    await page.goto("/app#/practice");
    await page.locator('form button[type="submit"]').click();
    await page.waitForURL(/#\/practice\/[0-9a-f-]{36}/);

    let fail: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route(call, async (route) => {
      await held;
      await route.fulfill({ status: 500, json: { status: 500, message: "", code: "server/unexpected" } });
    });
    await page.goto("about:blank");
    await page.goto(path);
    await expect(page.locator("main h1")).toBeVisible();
    await expect(page.locator("main .animate-pulse").first()).toBeVisible();
    const nothing = page.locator("main :is(h3, .border-dashed)");
    await expect(nothing).toHaveCount(0);

    fail();
    const note = page.locator("main").getByRole("alert");
    await expect(note).toHaveCount(1);
    await expect(nothing).toHaveCount(0);

    await page.unroute(call);
    await note.getByRole("button").click();
    await expect(note).toHaveCount(0);
    await expect(page.locator("main .animate-pulse")).toHaveCount(0);
  });
}
