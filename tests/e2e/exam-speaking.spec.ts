import { expect, type Page } from "@playwright/test";

import { buy } from "./buying";
import { agree } from "./consents";
import { leaveEmptyUntil } from "./exam-by-calls";
import { letHear, withMicrophone } from "./microphone";
import { startAsUser } from "./people";
import { test } from "./refusals";
import { exam, openOffer, startButton, stepOf, walkIn, walkToPractice } from "./sitting";
import { part, question } from "./speaking";
import { tabTo } from "./tab-to";

test.use({ launchOptions: withMicrophone });
test.describe.configure({ timeout: 400_000 });

const patient = { timeout: 30_000 };
const said =
  "In this picture I can see a busy street in the rain. A man is running to the bus, and a woman is holding a red " +
  "umbrella for her child. I think they are on their way home from school.";

/** What the screen hands in next. */
const handedIn = async (page: Page) => {
  const response = await page.waitForResponse(
    (each) => each.request().method() === "POST" && /\/answers\/\d+$/.test(each.url()),
    patient,
  );
  expect(response.status()).toBe(200);
  return response.request().postDataJSON().answer;
};
const taken = { recording: expect.stringMatching(/^[0-9a-f-]{36}$/) };

/** From the time to prepare into the recording. */
async function speak(page: Page) {
  await expect(part(page, "prepare").getByRole("timer")).toBeVisible(patient);
  await exam(page).locator("[data-speak]").press("Enter");
  await expect(exam(page).getByRole("meter")).toBeVisible(patient);
  await expect(page.locator("[data-anew], [data-send]")).toHaveCount(0);
  await page.waitForTimeout(3_000);
}

test("a spoken task of an exam asks for consent before its clock, and its one take goes by itself, also after a reload in the middle of it", async ({
  page,
  context,
}) => {
  await startAsUser(page);
  await page.goto("/pricing");
  await buy(page, context, "premium-3d");
  await openOffer(page, "mock");
  await walkIn(page);
  await leaveEmptyUntil(page, "speak-about-the-photo");
  const begun: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/begin")) begun.push(request.url());
  });
  await letHear(said);
  await startButton(page).press("Enter");
  await expect(question(page)).toBeVisible(patient);
  expect(begun).toEqual([]);
  await agree(page, { byKey: true });
  await speak(page);
  const first = handedIn(page);
  await page.reload();
  expect(await first).toEqual(taken);

  await expect(exam(page).locator('[data-intro="read-then-speak"]')).toBeVisible(patient);
  await letHear(said);
  await startButton(page).press("Enter");
  await speak(page);
  const second = handedIn(page);
  await page.keyboard.press("r");
  expect(await second).toEqual(taken);
  await expect(exam(page).locator('[data-intro="interactive-speaking"]')).toBeVisible(patient);
});

test("what is practiced for speaking is five seconds of it, by keys: heard again, and nothing of it leaves the page", async ({
  page,
}) => {
  // Nothing here turns speech into text, so that an exam of speaking alone can't be begun.
  await page.route("**/api/exams", async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    for (const offer of data.offers) if (offer.kind === "short-speaking") offer.availability = "open";
    await route.fulfill({ response, json: { data } });
  });
  const sent: string[] = [];
  page.on("request", (request) => {
    if (/\/api\/(uploads|media)/.test(request.url())) sent.push(request.url());
  });
  await startAsUser(page);
  await openOffer(page, "short-speaking");
  const item = await walkToPractice(page);
  await letHear("this morning I made some coffee and read the news");
  await tabTo(page, "[data-practiced]");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("radio").first().press("Space");
  await dialog.locator('[data-consent="given"]').press("Enter");
  await expect(item.getByRole("meter")).toHaveAttribute("aria-valuenow", /[1-9]/, patient);
  const done = stepOf(page, "practice").locator("[data-done]");
  await expect(done).not.toBeEmpty(patient);
  await expect(item.locator("[data-practiced]")).toBeFocused();
  await tabTo(page, "[data-playback]");
  await page.keyboard.press("Enter");
  await expect(item.locator("[data-playback] .lucide-square")).toBeVisible();
  expect(sent).toEqual([]);
});
