import { expect } from "@playwright/test";

import { expectNoViolations } from "./accessibility";
import { buy } from "./buying";
import { startAsUser } from "./people";
import { test } from "./refusals";
import { exam, openOffer, startButton, stepOf, walkIn } from "./sitting";

test.describe.configure({ timeout: 240_000 });

const text = "A man is running to the bus in the rain, and a woman is holding a red umbrella.";

test("a text is typed, not pasted, outlives a reload, and its time hands it in; given up before half, its credits come back", async ({
  page,
  context,
}) => {
  await startAsUser(page);
  await page.goto("/pricing");
  await buy(page, context, "premium-3d");
  await openOffer(page, "short-writing");
  await expect(stepOf(page, "about").locator("[data-cost=correct]")).toContainText("3");
  await walkIn(page);
  await startButton(page).click();
  const area = exam(page).locator("textarea");
  await expect(area).toBeFocused();
  await expect(area).toHaveAttribute("spellcheck", "false");
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData("text/plain", "a sentence from somewhere else");
    const init = { clipboardData: data, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new ClipboardEvent("paste", init));
  });
  await expect(page.locator("[data-blocked]")).not.toBeEmpty();
  await expect(area).toHaveValue("");
  const saved = page.waitForResponse(
    (response) => response.request().method() === "PUT" && /\/answers\/\d+$/.test(response.url()),
  );
  await area.pressSequentially(text);
  expect((await saved).ok()).toBe(true);
  await page.reload();
  await expect(area).toHaveValue(text);
  await page.keyboard.press("Control+Enter");

  // The next section waits for a press.
  await expect(startButton(page)).toBeVisible();
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
  expect(decided).toEqual([{ version: "2026-11", isGiven: false, age: "of-age" }]);

  await toRules();
  await expect(page.locator('[data-part="consent"]').getByRole("button")).toBeVisible();
  await page.locator("[data-next]").click();
  await expect(stepOf(page, "practice")).toBeVisible();
});
