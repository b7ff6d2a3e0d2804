import { expect, type Page, test } from "@playwright/test";

import { startSet, verdict } from "./learn";

const setAddress = /#\/practice\/[0-9a-f-]{36}$/;
const finishSet = async (page: Page) => {
  for (let question = 0; question < 5; question += 1) {
    await page.locator("section[data-task] fieldset button").last().click();
    await expect(verdict(page)).toBeVisible();
    await page.locator("[data-buttons] button").first().click();
  }
  await expect(page.locator("[data-next-set]")).toBeVisible();
};

test("a task of the page of tasks is one press from its first question, or from its prompts", async ({
  page,
}) => {
  await page.goto("/practice");
  await page.locator("#fill-in-the-blanks a").first().click();
  await page.waitForURL(setAddress);
  await expect(page.locator("section[data-task] input")).toBeVisible();
  await page.goto("/practice");
  await page.locator("#speak-about-the-photo a").first().click();
  await expect(page).toHaveURL(/#\/corrections\/new\/speak-about-the-photo$/);
});

test("a finished set leads to another of its kind, and to a choice of all", async ({ page }) => {
  await page.goto("/app#/practice");
  await startSet(page, 0);
  const first = page.url();
  await finishSet(page);
  await page.locator("[data-next-set]").click();
  await expect(page.locator("section[data-task] legend")).toBeVisible();
  expect(page.url()).toMatch(setAddress);
  expect(page.url()).not.toBe(first);
  await page.goto("/app#/practice");
  for (const task of ["writing-sample", "interactive-speaking"])
    await expect(page.locator(`[data-free-task="${task}"]`)).toBeVisible();
});

test("whoever asks for a level gets it, also with another set of the kind half done", async ({ page }) => {
  const begin = "/app#/practice/begin/type:fill-in-the-blanks/fill-in-the-blanks";
  const made: string[] = [];
  page.on("response", async (response) => {
    if (!response.url().endsWith("/practice/sets") || response.request().method() !== "POST") return;
    made.push((await response.json()).data.level);
  });
  for (const level of ["easy", "hard", "hard"]) {
    await page.goto("/");
    await page.goto(`${begin}/${level}`);
    await page.waitForURL(setAddress);
    await expect(page.locator("section[data-task] input")).toBeVisible();
    await expect.poll(() => made.at(-1)).toBe(level);
  }
});

for (const days of [-400, 400])
  test(`a device whose clock is ${days} days off practices as any other`, async ({ page }) => {
    await page.addInitScript((off) => {
      const Right = Date;
      const shift = off * 86_400_000;
      window.Date = new Proxy(Right, {
        construct: (target, given) =>
          given.length === 0 ? new target(target.now() + shift) : Reflect.construct(target, given),
        get: (target, name) =>
          name === "now" ? () => target.now() + shift : Reflect.get(target, name, target),
      });
    }, days);
    let renewals = 0;
    page.on("request", (request) => {
      if (request.url().endsWith("/common/refresh")) renewals += 1;
    });
    await page.goto("/app#/practice");
    await startSet(page, 0);
    const timer = page.getByRole("timer");
    await expect(timer).toContainText(/[1-5]/);
    await finishSet(page);
    await page.goto("/app#/history");
    await expect(page.locator("main ul li, main ol li").first()).toBeVisible();
    expect(renewals).toBeLessThan(40);
  });
