import { type BrowserContext, expect, type Page } from "@playwright/test";

import { buy } from "./buying";
import { actOnce, actsOf } from "./exam-sitter";
import { letHear, withMicrophone } from "./microphone";
import { mailsTo, startAsUser } from "./people";
import { test } from "./refusals";
import { exam, openOffer, stepOf, tasksDone, walkIn } from "./sitting";

test.use({ launchOptions: withMicrophone });
test.describe.configure({ timeout: 600_000 });

const sections = [
  "read-and-select",
  "fill-in-the-blanks",
  "read-and-complete",
  "interactive-reading",
  "listen-and-type",
  "interactive-listening",
  "write-about-the-photo",
  "interactive-writing",
  "speak-about-the-photo",
  "read-then-speak",
  "interactive-speaking",
  "writing-sample",
  "speaking-sample",
];
const patient = { timeout: 60_000 };
const longest = 8 * 60_000;

/** In the middle of a passage: another tab only looks on, and after a reload it is the same passage. */
async function lookAwayFromPassage(page: Page, context: BrowserContext) {
  const done = await tasksDone(page);
  const inputs = exam(page).locator("input");
  await expect(inputs.first()).toBeVisible(patient);
  const count = await inputs.count();
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(exam(second).locator("[data-held]")).toBeVisible(patient);
  await expect(exam(second).locator("input")).toHaveCount(0);
  await second.close();
  await page.bringToFront();
  await page.reload();
  await expect(inputs).toHaveCount(count, patient);
  expect(await tasksDone(page)).toBe(done);
}

/** While a spoken task is prepared: its clock goes on, and what is left of it is there after a press. */
async function lookAwayFromSpeaking(page: Page) {
  await expect(exam(page).locator("[data-speak]")).toBeVisible(patient);
  await page.reload();
  const goOn = exam(page).locator("[data-speak-on]");
  await expect(goOn).toBeVisible(patient);
  await expect(page.getByRole("timer")).toBeVisible();
  await goOn.press("Enter");
  await expect(goOn).toHaveCount(0);
}

/** To the last task; gives the sections there were. */
async function sitToTheEnd(page: Page, context: BrowserContext) {
  const begun = new Set<string>();
  const start = Date.now();
  for (let acts = 0; acts < 400; acts += 1) {
    const section = await actOnce(page);
    if (section === null) return begun;
    if (section) begun.add(section);
    if (Date.now() - start > longest) throw new Error(`The sitting does not end:\n${actsOf(page)}`);
    if (section === "read-and-complete") await lookAwayFromPassage(page, context);
    if (section === "speak-about-the-photo") await lookAwayFromSpeaking(page);
  }
  return begun;
}

test("a whole mock exam with a microphone: each task once, and a report of three skills that says why", async ({
  page,
  context,
}) => {
  await page.clock.install();
  const address = await startAsUser(page);
  await page.goto("/pricing");
  await buy(page, context, "premium-3d");
  await openOffer(page, "mock");
  await expect(stepOf(page, "about").locator("[data-cost=exam]")).toContainText("1");
  // Nothing here turns speech into text, and that is said before anything is paid.
  await expect(stepOf(page, "about").locator("[data-unscored]")).toBeVisible();
  await walkIn(page, { speaks: true });
  await letHear("There is a market in my town, and on Saturday I meet my friends there and buy some fruit.");
  const begun = await sitToTheEnd(page, context);
  expect([...begun].toSorted()).toEqual(sections.toSorted());

  const toReport = page.locator("[data-report]");
  await expect(page.locator("[data-after]")).toBeVisible();
  await expect(toReport).toBeVisible({ timeout: 180_000 });
  await toReport.click();
  await page.waitForURL(/#\/exam\/[0-9a-f-]{36}\/report$/);
  await expect(page.locator('[data-part="overall"]')).toContainText(/\d/, patient);
  const scores = page.locator('[data-part="skills"] li').filter({ has: page.locator("h3") });
  await expect(scores).toHaveCount(8);
  // Speaking, and the two means that it is part of, have none.
  await expect(scores.filter({ hasText: /\d/ })).toHaveCount(5);

  const report = new URL(page.url()).hash;
  await expect
    .poll(async () => (await mailsTo(address)).some(({ text }) => text.includes(report)), patient)
    .toBe(true);
});
