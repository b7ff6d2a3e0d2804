import { expect } from "@playwright/test";

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
