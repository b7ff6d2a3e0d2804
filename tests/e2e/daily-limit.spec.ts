import { expect, type Page, test } from "@playwright/test";

import { sessionKey } from "@/lib/api/client/session-key";
import { dailyQuestions } from "@/lib/core/free-use";

import { startSet } from "./learn";

/** Calls the API as the guest of the page. */
async function caller(page: Page) {
  const stored = await page.evaluate((key) => localStorage.getItem(key), sessionKey);
  const { token }: { token: string } = JSON.parse(stored ?? "{}");
  return async (path: string, data: object) => {
    const answer = await page.request.post(`/api${path}`, {
      data,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.ok()).toBe(true);
    return (await answer.json()).data;
  };
}

test.use({ timezoneId: "Asia/Tokyo" });

test("once the day's questions are used up none opens: that is said first, with the reader's own time", async ({
  page,
}) => {
  await page.goto("/app#/practice");
  await startSet(page, 0);
  const call = await caller(page);
  const set = await call("/practice/sets", {
    type: "fill-in-the-blanks",
    level: "mixed",
    size: 20,
    fresh: true,
  });
  for (let position = 0; position < dailyQuestions.guest - 1; position += 1)
    await call("/practice/answers", { setId: set.id, position, answer: null, millis: 1 });

  const wanted = await call("/practice/sets", {
    type: "listen-and-type",
    level: "mixed",
    size: 5,
    fresh: true,
  });
  await page.goto(`/app#/practice/${wanted.id}`);
  await expect(page.locator('main a[href="/pricing"]')).toBeVisible();
  await expect(page.locator("main :is(textarea, fieldset)")).toHaveCount(0);
  await expect(page.getByRole("status").filter({ has: page.locator("a") })).toContainText(/9:00.*GMT\+9/);
});
