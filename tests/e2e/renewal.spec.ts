import { expect, test } from "@playwright/test";

test("a script that cannot be loaded loads the page anew, once", async ({ page }) => {
  let isBroken = true;
  let loads = 0;
  page.on("framenavigated", (frame) => {
    if (frame === page.mainFrame()) loads += 1;
  });
  await page.route("**/_next/static/chunks/*.js", (route) => {
    if (!isBroken) return route.continue();
    return route.abort();
  });
  await page.goto("/courses");
  await expect.poll(() => loads).toBe(2);
  // A second failure within ten seconds is left alone.
  await page.waitForTimeout(1_500);
  expect(loads).toBe(2);
  isBroken = false;
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("after a new build the next link loads its page anew", async ({ page }) => {
  await page.route("**/api/common/version", (route) =>
    route.fulfill({ json: { err: null, data: { build: "another-build" } } }),
  );
  await page.goto("/courses");
  const answered = page.waitForResponse("**/api/common/version");
  // The reader comes back to the tab until the page has noticed.
  await page.evaluate(() => {
    Object.assign(window, { isOldPage: true });
    setInterval(() => document.dispatchEvent(new Event("visibilitychange")), 300);
  });
  await answered;
  await page.waitForTimeout(200);
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms of service" }).click();
  await expect(page).toHaveURL(/\/tos$/);
  expect(await page.evaluate(() => "isOldPage" in window)).toBe(false);
});
