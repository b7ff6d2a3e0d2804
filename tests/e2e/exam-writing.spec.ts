import { expect, type Page } from "@playwright/test";

import { expectNoViolations } from "./accessibility";
import { buy } from "./buying";
import { startAsUser } from "./people";
import { test } from "./refusals";
import { beginExam, exam, openOffer, startButton, stepOf, walkToPractice } from "./sitting";

test.describe.configure({ timeout: 240_000 });

const text = "A man is running to the bus in the rain, and a woman is holding a red umbrella.";

async function expectNoPaste(page: Page) {
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData("text/plain", "a sentence from somewhere else");
    const init = { clipboardData: data, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new ClipboardEvent("paste", init));
  });
  await expect(page.locator("[data-blocked]")).not.toBeEmpty();
}

/** As the server tells it when the time of the first part is over and its tab was closed: the next part waits for a press. */
async function expectPartWaits(page: Page) {
  const area = exam(page).locator("textarea");
  await expect(area).toBeVisible();
  const sitting = /\/api\/exams\/[0-9a-f-]{36}\?tab=/;
  await page.route(sitting, async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = await response.json();
    const [first] = data.task.parts;
    const unseen = { asks: null, openedAt: null, deadlineAt: null, saved: null };
    data.task.parts = [
      { ...first, state: "done" },
      { ...first, ...unseen, part: 1, prepare: 0, seconds: 180, state: "waiting" },
    ];
    await route.fulfill({ response, json: { ...rest, data } });
  });
  const begun: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/begin")) begun.push(request.postDataJSON());
  });
  await page.reload();
  await expect(startButton(page)).toBeFocused();
  await expect(page.getByRole("timer")).toHaveCount(0);
  await expectNoViolations(page);
  expect(begun).toEqual([]);
  await page.unroute(sitting);
  await page.keyboard.press("Enter");
  await expect(area).toBeVisible();
  expect(begun).toEqual([expect.objectContaining({ step: 1, at: "display" })]);
}

test("a text is typed, not pasted, outlives a reload, and its time hands it in; given up before half, its credits come back", async ({
  page,
  context,
}) => {
  await startAsUser(page);
  await page.goto("/pricing");
  await buy(page, context, "premium-3d");
  await openOffer(page, "short-writing");
  await expect(stepOf(page, "about").locator("[data-cost=correct]")).toContainText("3");
  // What is practiced is a text, too: its field waits for the keyboard, and takes what is typed alone.
  const practiced = (await walkToPractice(page)).locator("textarea");
  await expect(practiced).toBeFocused();
  await expectNoPaste(page);
  await expect(practiced).toHaveValue("");
  await page.keyboard.press("Control+Enter");
  await expect(practiced).toBeVisible();
  await practiced.pressSequentially("There is a window.");
  await page.keyboard.press("Control+Enter");
  await expect(stepOf(page, "practice").locator("[data-done]")).toBeFocused();
  await beginExam(page);
  await startButton(page).click();
  const area = exam(page).locator("textarea");
  await expect(area).toBeFocused();
  await expect(area).toHaveAttribute("spellcheck", "false");
  await expectNoPaste(page);
  await expect(area).toHaveValue("");
  const saved = page.waitForResponse(
    (response) => response.request().method() === "PUT" && /\/answers\/\d+$/.test(response.url()),
  );
  await area.pressSequentially(text);
  expect((await saved).ok()).toBe(true);
  await page.reload();
  await expect(area).toHaveValue(text);
  await page.keyboard.press("Control+Enter");

  // The next section waits for a press, and so does a part that follows one nobody was there for.
  await startButton(page).click();
  await expectPartWaits(page);
  await page.locator("[data-end]").click();
  await page.locator("[data-give-up]").click();
  await expect(page.locator('[data-after="givenUp"]')).toBeVisible();
  await openOffer(page, "short-writing");
  await expect(stepOf(page, "about").locator("[data-cost=correct]")).toContainText("3");
  await expect(page.locator("[data-next]")).toBeVisible();
});

test("before texts of an exam may go to a hosted model their writer is asked with the rules, once, and may refuse", async ({
  page,
  context,
}) => {
  const decided: unknown[] = [];
  const hosted = {
    ...{ kind: "hosted-text", isNeeded: true, version: "2026-11", further: null, decidedAt: null },
    processor: { name: "Example Models", place: "Ireland", keeps: "30 days" },
  };
  const state = () => (decided.length === 0 ? "undecided" : "refused");
  await page.route("**/api/consents", (route) =>
    route.fulfill({ json: { data: [{ ...hosted, state: state() }] } }),
  );
  await page.route("**/api/consents/hosted-text", (route) => {
    decided.push(route.request().postDataJSON());
    return route.fulfill({ json: { data: { ...hosted, state: state() } } });
  });
  await startAsUser(page);
  await page.goto("/pricing");
  await buy(page, context, "premium-3d");
  const toRules = async () => {
    await openOffer(page, "short-writing");
    for (const step of ["equipment", "rules"]) {
      await page.locator("[data-next]").click();
      await expect(stepOf(page, step)).toBeVisible();
    }
  };
  await toRules();
  await page.locator("[data-next]").click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("Example Models");
  await expectNoViolations(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(stepOf(page, "rules")).toBeVisible();
  await page.locator("[data-next]").click();
  await dialog.locator('[data-consent="refused"]').click();
  await expect(stepOf(page, "practice")).toBeVisible();
  expect(decided).toEqual([{ version: "2026-11", isGiven: false }]);

  await toRules();
  await expect(page.locator('[data-part="consent"]').getByRole("button")).toBeVisible();
  await page.locator("[data-next]").click();
  await expect(stepOf(page, "practice")).toBeVisible();
});
