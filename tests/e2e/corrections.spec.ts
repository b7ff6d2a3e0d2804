import { expect, type Page } from "@playwright/test";

import { expectNoViolations } from "./accessibility";
import { agree } from "./consents";
import { test } from "./own-device";
import { tabTo } from "./tab-to";

const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);
const area = (page: Page) => page.locator("textarea");
const marks = (page: Page) => part(page, "text").locator('span[role="button"]');

const text =
  "Here i can see a rainy street in a city. A man is running to the bus, and he is carrying a box on " +
  "his head. In the middle a woman is holding a red umbrella for her child. i think they are waiting for another " +
  "bus, because they look calm. An old man is sitting at the stop and reading a newspaper.";

/** The engine starts with the first text that comes, which takes a while on a busy machine. */
const settled = { timeout: 60_000 };
test.beforeEach(() => test.setTimeout(180_000));

/** The screen where a visitor begins. */
async function begin(page: Page) {
  await page.goto("/app#/corrections");
  await page.locator("[data-begin]").click();
  await expect(page.locator("[data-task-link]").first()).toBeVisible(settled);
}

/** Follows a link of a task by the keyboard. */
async function openTask(page: Page, task: string) {
  await tabTo(page, `[data-task-link="${task}"]`);
  await page.keyboard.press("Enter");
}

async function withoutClock(page: Page) {
  await page.evaluate(() => window.localStorage.setItem("20180428_bandwise_clock", "none"));
}

test("by the keyboard alone a text is written, corrected, put right and handed in better", async ({
  page,
}) => {
  await begin(page);
  await expectNoViolations(page);
  await openTask(page, "write-about-the-photo");
  await tabTo(page, "[data-prompt] >> nth=0");
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-start]")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(area(page)).toBeFocused();
  await page.keyboard.insertText(text);

  // Nothing is lost with the page, and the clock goes on.
  await page.reload();
  await expect(area(page)).toHaveValue(text);
  await expect(page.getByRole("timer")).toBeVisible();
  await expectNoViolations(page);

  await area(page).focus();
  await page.keyboard.press("Control+Enter");
  await expect(part(page, "score").getByRole("img")).toHaveAttribute("aria-label", /10.*160/, settled);
  await expect(part(page, "criteria").getByRole("heading", { level: 3 })).toHaveCount(4);
  await expectNoViolations(page);

  const count = await marks(page).count();
  expect(count).toBeGreaterThanOrEqual(2);
  await tabTo(page, '[data-part="text"] span[role="button"] >> nth=0');
  await page.keyboard.press("ArrowRight");
  await expect(marks(page).nth(1)).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(marks(page).first()).toBeFocused();
  await tabTo(page, "[data-fix]");
  await page.keyboard.press("Enter");
  await expect(marks(page).first()).toHaveText(/^I/);

  await tabTo(page, "[data-revise]");
  await page.keyboard.press("Enter");
  await expect(area(page)).toHaveValue(text.replace("i can", "I can"));
  await area(page).focus();
  await page.keyboard.press("Control+End");
  await page.keyboard.insertText(" The weather is bad, but the child is happy and jumps in the water.");
  await page.keyboard.press("Control+Enter");
  await expect(part(page, "difference").locator("ins").first()).toBeVisible(settled);
  await expect(part(page, "difference").locator("del")).toHaveText([/i$/]);
  // Both scores and the ends of their ranges: nobody takes a gain for more than it is.
  await expect(
    part(page, "difference")
      .locator("p")
      .filter({ hasText: /(\d+\D+){5}\d/ }),
  ).toHaveCount(1);
  await expectNoViolations(page);
  await tabTo(page, '[data-part="samples"] button');
  await page.keyboard.press("Enter");
  await expect(part(page, "samples").getByRole("radio")).toHaveCount(4);
});

test("what was handed in is found again, with all its mistakes; deleted, it is gone", async ({ page }) => {
  await begin(page);
  await withoutClock(page);
  await openTask(page, "free-text");
  await area(page).fill(text);
  await page.locator("[data-submit]").click();
  await expect(part(page, "score")).toBeVisible(settled);

  await page.locator('main a[href="#/corrections"]').first().click();
  const rows = part(page, "history").getByRole("listitem");
  await expect(rows).toHaveCount(1);
  await page.locator('input[name="search"]').fill("zebra");
  await expect(rows).toHaveCount(0);
  await page.locator('input[name="search"]').fill("umbrella");
  await expect(rows).toHaveCount(1);

  await page.evaluate(() => (window.location.hash = "#/corrections/mistakes"));
  await expect(page.locator("[data-category]").first().locator("ins").first()).toHaveText("I");
  await expectNoViolations(page);

  await page.goBack();
  await rows.first().getByRole("link").click();
  await page.locator("[data-delete]").click();
  await page.getByRole("alertdialog").getByRole("button").first().click();
  await expect(rows).toHaveCount(0);
});

test("nothing written is asked about once, is not scored, and costs nothing", async ({ page }) => {
  await begin(page);
  await openTask(page, "free-text");
  await expect(area(page)).toBeFocused();
  // Nothing is kept of a text that nobody has begun.
  await expect(page.locator("[data-task]").getByRole("status").first()).toBeEmpty();
  await page.keyboard.press("Control+Enter");
  await expect(page.locator("[data-buttons]").getByRole("status")).not.toBeEmpty();
  await expect(page).toHaveURL(/free-text$/);
  await page.keyboard.press("Control+Enter");
  await expect(part(page, "verdict")).toBeVisible(settled);
  await expect(part(page, "score")).toHaveCount(0);
  await expect(part(page, "text")).toHaveCount(0);
  await page.locator('main a[href="#/corrections"]').first().click();
  await expect(part(page, "credits").getByRole("link")).toHaveCount(0);
});

test("a follow-up is asked about what was written, with the first part in sight; another page goes on there", async ({
  page,
}) => {
  await begin(page);
  await withoutClock(page);
  await openTask(page, "interactive-writing");
  await page.locator("[data-random]").click();
  await page.locator("[data-start]").click();
  await area(page).fill(text);
  await page.keyboard.press("Control+Enter");
  await expect(part(page, "part-one")).toContainText("red umbrella");
  await expect(area(page)).toHaveValue("");
  const asked = await page.locator('[data-task] p[lang="en"]').first().innerText();
  expect(asked).not.toBe("");
  await area(page).fill("i would like to say more about the child.");
  const saved = page.waitForResponse(
    (response) => response.url().includes("/drafts/") && response.request().method() === "PUT",
  );
  await area(page).blur();
  expect((await saved).ok()).toBe(true);

  // As on another device: this browser has forgotten it.
  await page.evaluate(() => {
    for (const key of Object.keys(window.localStorage))
      if (key.includes("_writing_")) window.localStorage.removeItem(key);
  });
  await page.goto("/app#/corrections");
  await page.reload();
  await part(page, "drafts").getByRole("link").first().click();
  await expect(area(page)).toHaveValue("i would like to say more about the child.");
  await expect(part(page, "part-one")).toContainText("red umbrella");
  await expect(page.locator('[data-task] p[lang="en"]').first()).toHaveText(asked);
  await page.locator("[data-submit]").click();
  await expect(part(page, "score")).toBeVisible(settled);
  await expect(marks(page)).not.toHaveCount(0);
});

test("what a model scored is checked again once; far from the first score the credit is back, and the embedded engine says that it has no second one", async ({
  page,
}) => {
  let check: { state: string; overall: object | null; points: number | null; isReturned: boolean } | null =
    null;
  let isByModel = false;
  await page.route(/\/api\/corrections\/[0-9a-f-]{36}$/, async (route) => {
    const answer = await route.fetch();
    const { data } = await answer.json();
    if (!isByModel) return route.fulfill({ response: answer });
    const engine = { ...data.result.engine, model: "example-1" };
    const charge = { by: "credit", state: check?.isReturned ? "returned" : "taken", freeFor: null };
    return route.fulfill({
      json: {
        data: { ...data, charge, check, canCheck: check === null, result: { ...data.result, engine } },
      },
    });
  });
  await page.route(/\/checks$/, (route) => {
    check = { state: "queued", overall: null, points: null, isReturned: false };
    return route.fulfill({ json: { data: { state: "queued" } } });
  });
  await begin(page);
  await openTask(page, "free-text");
  await area(page).fill(text);
  await page.locator("[data-submit]").click();
  await expect(part(page, "score")).toBeVisible(settled);
  await expect(part(page, "no-check")).toBeVisible();
  await expect(part(page, "check")).toHaveCount(0);

  isByModel = true;
  await page.reload();
  await part(page, "check").getByRole("button").press("Enter");
  await expect(part(page, "check").getByRole("button")).toHaveCount(0);
  await expect(part(page, "check").getByRole("status")).toBeVisible();
  check = { state: "done", overall: { det: 60, low: 45, high: 75 }, points: -40, isReturned: true };
  await page.reload();
  await expect(part(page, "check")).toContainText(/60.*40/);
  await expect(part(page, "check").locator("p.font-semibold")).toBeVisible();
  await expect(part(page, "check").getByRole("button")).toHaveCount(0);
  await expectNoViolations(page);
});

const hosted = {
  kind: "hosted-text",
  isNeeded: true,
  version: "2026-11",
  processor: { name: "Example Models", place: "Ireland", keeps: "30 days" },
  further: null,
  state: "undecided",
  decidedAt: null,
};

test("before a text first goes to a hosted model its writer is asked, and may refuse", async ({ page }) => {
  const decided: unknown[] = [];
  await page.route("**/api/consents", (route) => route.fulfill({ json: { data: [hosted] } }));
  await page.route("**/api/consents/hosted-text", (route) => {
    decided.push(route.request().postDataJSON());
    return route.fulfill({ json: { data: { ...hosted, state: "refused" } } });
  });
  await begin(page);
  await openTask(page, "free-text");
  await area(page).fill(text);
  await page.keyboard.press("Control+Enter");
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("Example Models");
  await expectNoViolations(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(area(page)).toHaveValue(text);
  await page.locator("[data-submit]").click();
  await dialog.locator('input[name="age"]').last().check();
  await expect(dialog.locator('[data-consent="given"]')).toBeDisabled();
  await dialog.locator('[data-consent="refused"]').click();
  await expect(part(page, "score")).toBeVisible(settled);
  expect(decided).toEqual([{ version: "2026-11", isGiven: false, age: "alone" }]);

  // What was decided can be decided otherwise.
  await page.route("**/api/consents", (route) =>
    route.fulfill({ json: { data: [{ ...hosted, state: "refused" }] } }),
  );
  await page.goto("/app#/corrections");
  await page.reload();
  await part(page, "consent").getByRole("button").click();
  await expect(dialog.locator('input[name="age"]:checked')).toHaveCount(0);
  await expect(dialog.locator('[data-consent="given"]')).toBeDisabled();
  await agree(page);
  await expect(dialog).toHaveCount(0);
  expect(decided.at(-1)).toEqual({ version: "2026-11", isGiven: true, age: "of-age" });
});

test("what could not be corrected says so and that nothing was paid, and its text goes back to where it was written", async ({
  page,
}) => {
  await page.route(/\/api\/corrections\/[0-9a-f-]{36}$/, async (route) => {
    const answer = await route.fetch();
    const { data } = await answer.json();
    const failed = { ...data, state: "failed", failure: "faults", result: null, queue: null };
    await route.fulfill({ json: { data: { ...failed, charge: { by: "credit", state: "released" } } } });
  });
  await begin(page);
  await openTask(page, "free-text");
  await area(page).fill(text);
  await page.locator("[data-submit]").click();
  await expect(part(page, "failed").getByRole("paragraph")).toHaveCount(2);
  await part(page, "failed").getByRole("button").click();
  await expect(area(page)).toHaveValue(text);
});
