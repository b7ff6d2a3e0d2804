import { expect, type Page, test } from "@playwright/test";

import { startSet } from "./learn";

const frame = "section[aria-label]";
/** Places left empty are counted first; the second time they are sent. */
async function submit(page: Page) {
  await page.keyboard.press("Control+Enter");
  await page.keyboard.press("Control+Enter");
}

const type = (text: string) => async (page: Page) => {
  await page.locator(`${frame} input:not([type=radio]), ${frame} textarea`).first().focus();
  await page.keyboard.type(text);
  await submit(page);
};

/** By their places on the practice screen. */
const tasks: {
  what: string;
  task: number;
  answer: (page: Page) => Promise<void>;
}[] = [
  { what: "a word", task: 0, answer: (page) => page.keyboard.press("n") },
  { what: "a gap", task: 1, answer: type("qqq") },
  { what: "a damaged passage", task: 2, answer: type("q") },
  { what: "the first step of a reading", task: 3, answer: submit },
  { what: "a dictation", task: 4, answer: type("nothing of it") },
  { what: "the first step of a conversation", task: 5, answer: type("nothing") },
];

const waiting = (page: Page) =>
  page.evaluate(
    () =>
      Object.keys(window.localStorage).filter((key) => key.startsWith("20180428_bandwise_answer_")).length,
  );

for (const { what, task, answer } of tasks)
  test(`${what} is answered without a connection, kept, and sent once with the connection`, async ({
    page,
    context,
  }) => {
    await page.goto("/app#/practice");
    await startSet(page, task);
    await page.waitForLoadState("networkidle");
    const taken: number[] = [];
    page.on("response", (response) => {
      if (response.url().endsWith("/practice/answers")) taken.push(response.status());
    });
    await context.setOffline(true);
    await answer(page);
    await expect.poll(() => waiting(page)).toBe(1);
    await expect(page.locator("main").getByRole("status").filter({ hasText: /\w/ }).first()).toBeVisible();
    expect(taken).toEqual([]);

    await context.setOffline(false);
    await expect.poll(() => waiting(page), { timeout: 40_000 }).toBe(0);
    expect(taken).toEqual([200]);
    // What comes next is there, whatever the task: its verdict, or the step that follows.
    await page.reload();
    await expect(page.locator("main h1, main section[aria-label]").first()).toBeVisible();
    await page.waitForTimeout(500);
    expect(taken).toEqual([200]);
  });
