import { expect, type Page, test } from "@playwright/test";

import { password, startAsUser } from "./people";

/** What a browser tells a page that it puts into its back/forward cache and takes out again; `npm run test:browsers` has real ones do it. */
function leaveAndComeBack(page: Page, meanwhile = "") {
  return page.evaluate((work) => {
    dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    new Function(work)();
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  }, meanwhile);
}

test("a form that was left holds no password and no address when the page comes back", async ({ page }) => {
  await page.goto("/login");
  await page.locator('input[name="email"]').fill("somebody@example.com");
  await page.locator('input[name="password"]').fill(password);
  await page.locator("main form button[aria-pressed]").click();
  await leaveAndComeBack(page);
  await expect(page.locator('input[name="email"]')).toHaveValue("");
  await expect(page.locator('input[name="password"]')).toHaveValue("");
  await expect(page.locator('input[name="password"]')).toHaveAttribute("type", "password");
});

test("a password is gone with the page, before it comes back", async ({ page }) => {
  await page.goto("/login");
  await page.locator('input[name="password"]').fill(password);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
  await expect(page.locator('input[name="password"]')).toHaveValue("");
});

test("the header knows who has logged in while the page was away", async ({ page }) => {
  await page.goto("/courses");
  const logIn = page.locator('header a[href="/login"]').first();
  await expect(logIn).toBeVisible();
  await leaveAndComeBack(
    page,
    `localStorage.setItem("20180428_bandwise_session", JSON.stringify({ token: "t", expiresAt: "", temp: false, userId: null }))`,
  );
  await expect(logIn).toHaveCount(0);
});

test("a plan can be chosen again by whoever comes back from its payment page", async ({ page }) => {
  await startAsUser(page);
  await page.goto("/pricing");
  const plan = page.locator('[data-plan="premium-7d"]');
  await page.route("**/api/stripe/payUrl?**", () => undefined);
  await plan.click();
  await page.getByRole("dialog").locator('input[name="agreed"]').check();
  await page.getByRole("dialog").locator('button[type="submit"]').click();
  await expect(plan).toBeDisabled();
  await leaveAndComeBack(page);
  await expect(plan).toBeEnabled();
  await expect(plan).not.toHaveAttribute("aria-busy");
});

test("a learner whose scripts' storage was wiped is known by the cookie, and a visitor asks for nothing", async ({
  page,
  browser,
  baseURL,
}) => {
  const address = await startAsUser(page);
  await page.evaluate(() => localStorage.clear());
  await page.goto("/courses");
  await page.goto("/app#/account");
  await expect(page.locator("main")).toContainText(address);

  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const visitor = await context.newPage();
  const asked: string[] = [];
  visitor.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await visitor.goto("/app#/practice");
  await expect(visitor.locator('main form button[type="submit"]')).toBeVisible();
  expect(asked.filter((path) => path.endsWith("/refresh"))).toEqual([]);
  await context.close();
});

test("an empty form takes the focus to its first faulty field", async ({ page }) => {
  await page.goto("/login");
  await page.locator('form button[type="submit"]').click();
  await expect(page.locator('input[name="email"]')).toBeFocused();
});

test("without a connection a plan says so, and leaves no empty tab", async ({ page, context }) => {
  await startAsUser(page);
  await page.goto("/pricing");
  const plan = page.locator('[data-plan="premium-7d"]');
  await expect(plan).toBeEnabled();
  await context.setOffline(true);
  await plan.click();
  await expect(page.locator("li", { has: plan }).getByRole("alert")).not.toBeEmpty();
  expect(context.pages()).toHaveLength(1);
  await expect(plan).toBeEnabled();
});

test("a browser that stores nothing is told so by the app", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await page.goto("/app");
  await expect(page.getByRole("main").getByRole("alert")).toContainText(/storage/);
});
