import { expect, type Page, test } from "@playwright/test";

import english from "@/content/messages/en.json" with { type: "json" };
import japanese from "@/content/messages/ja.json" with { type: "json" };

/** Keeps the page's scripts away until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let letThrough: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route("**/_next/static/**/*.js", async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}

/** A field by the name it is sent with, which no language changes. */
const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`);
const send = (page: Page) => page.locator('form button[type="submit"]');

async function writeMessage(page: Page, text = "Please look at my order.") {
  await page.goto("/contact-us");
  await field(page, "topic").selectOption("order");
  await field(page, "name").fill("Aiko");
  await field(page, "email").fill("aiko@example.com");
  await field(page, "text").fill(text);
}

test("a message from the contact page reaches the mailbox, with its writer to answer to", async ({
  page,
  request,
}) => {
  const mark = `message ${Date.now()}`;
  await writeMessage(page, `Please look at my order. ${mark}`);
  await send(page).click();
  await expect(page.getByRole("status")).toContainText("aiko@example.com");
  await expect.poll(async () => (await request.get("/dev/outbox")).text()).toContain(mark);
});

test("what was typed stays when the message cannot be sent", async ({ page }) => {
  await page.route("**/api/common/contact", (route) => route.abort());
  await writeMessage(page);
  await send(page).click();
  await expect(page.getByRole("main").getByRole("alert").getByRole("link").first()).toBeVisible();
  await expect(field(page, "text")).toHaveValue("Please look at my order.");
  await expect(field(page, "topic")).toHaveValue("order");
});

test("what is missing in a message is said in the page's language, and the keyboard alone gets it sent", async ({
  page,
}) => {
  const { Faults } = japanese.Contact;
  await page.goto("/ja/contact-us");
  await expect(send(page)).toBeEnabled();
  await field(page, "email").fill("aiko");
  await send(page).press("Enter");

  const name = field(page, "name");
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(Faults.name);
  await expect(field(page, "email")).toHaveAccessibleDescription(Faults.emailForm);
  await expect(field(page, "text")).toHaveAttribute("aria-invalid", "true");
  await expect(field(page, "email")).toHaveValue("aiko");

  await page.keyboard.type("Aiko");
  await expect(name).not.toHaveAttribute("aria-invalid");
  await page.keyboard.press("Tab");
  await page.keyboard.press("End");
  await page.keyboard.type("@example.com");
  await page.keyboard.press("Tab");
  await page.keyboard.type("質問があります。ニックネームを変えたいです。");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toContainText("aiko@example.com");
  await expect(page.getByRole("status").getByRole("heading")).toBeFocused();
});

test("the mailbox can be written to by mail, with what was typed when the message cannot be sent", async ({
  page,
}) => {
  await page.route("**/api/common/contact", (route) => route.abort());
  await writeMessage(page);
  await expect(page.getByRole("main").locator('a[href^="mailto:"]')).toHaveCount(1);
  await send(page).click();
  const mail = page.getByRole("main").getByRole("alert").locator('a[href*="body="]').last();
  await expect(mail).toHaveAttribute(
    "href",
    /^mailto:[^?]+@[^?]+\?.*body=Please%20look%20at%20my%20order\.$/,
  );
});

test("search finds inflected Russian words and leads to the page", async ({ page }) => {
  await page.goto("/ru/search");
  await page.getByRole("searchbox").fill("экзамены");
  const first = page.getByRole("main").getByRole("listitem").first().getByRole("link");
  await expect(first).toBeVisible();
  await expect(page).toHaveURL(/q=/);
  await first.click();
  await expect(page).toHaveURL(/\/ru\/(?!search)[a-z]/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("the search field has the focus on arrival, but not on a page of results that was passed on", async ({
  page,
}) => {
  await page.goto("/search");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.goto("/search?q=dictation");
  await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
  await expect(page.getByRole("searchbox")).not.toBeFocused();
});

test("a search that finds nothing offers a word that looks alike, and the focus stays in the field", async ({
  page,
}) => {
  await page.goto("/search");
  await page.getByRole("searchbox").fill("pronounshiashun");
  await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
  await page.getByRole("button", { name: "pronunciation" }).press("Enter");
  await expect(page.getByRole("searchbox")).toHaveValue("pronunciation");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await expect(page).toHaveURL(/q=pronunciation/);
});

test("an answer that was searched for is open when its page comes", async ({ page }) => {
  await page.goto("/search?q=student+discount");
  const answer = page.getByRole("main").locator('a[href*="#faq-"]').first();
  await answer.click();
  await expect(page.locator("details[open] p:target")).toBeVisible();
});

test("a recording plays, and its text comes when it is asked for", async ({ page }) => {
  const { Listen } = english;
  await page.goto("/listen");
  const card = page.locator("details[open]").first();
  const sentences = card.locator(".font-serif[lang=en]");
  const sound = page.waitForResponse("**/audio/listening/*.mp3");
  await card.getByRole("button", { name: Listen.play, exact: true }).click();
  expect((await sound).ok()).toBe(true);
  await expect(sentences).toHaveCount(0);
  await card.getByRole("button", { name: Listen.showText }).click();
  await expect(sentences).toBeVisible();
  const first = await sentences.textContent();
  await card.getByRole("button", { name: Listen.next }).click();
  await expect(sentences).not.toHaveText(first ?? "");
});

test("the level of a sample answer is chosen without a script", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/writing-ai-correction");
  const answer = page.locator('[data-answer="85"]').first();
  await expect(answer).toBeHidden();
  await page.locator("label:has([data-score='85'])").first().click();
  await expect(answer).toBeVisible();
  await context.close();
});

test("a solution opens without a script", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/courses/det-write-about-the-photo-course");
  const solution = page.locator("details.solution").first();
  const text = solution.locator(":scope > :not(summary)").first();
  await expect(text).toBeHidden();
  await solution.locator("summary").press("Enter");
  await expect(text).toBeVisible();
  await context.close();
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`the first and the last language of the menu can be pressed at ${width} px`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("cookieNoticeSeen", "1"));
    await page.setViewportSize({ width, height });
    await page.goto("/pricing");
    const menu = page.getByRole("contentinfo").locator("details[data-menu]");
    await menu.locator("summary").press("Enter");
    await menu.getByRole("link", { name: "中文" }).click({ trial: true });
    await menu.getByRole("link", { name: "English" }).click({ trial: true });
    await menu.getByRole("link", { name: "Deutsch" }).click();
    await expect(page).toHaveURL(/\/de\/pricing$/);
  });
}

test("a menu opened before the page's scripts came stays open when they do", async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto("/pricing", { waitUntil: "commit" });
  const menu = page.getByRole("contentinfo").locator("details[data-menu]");
  await menu.locator("summary").press("Enter");
  letThrough();
  const german = menu.getByRole("link", { name: "Deutsch" });
  await expect
    .poll(() => german.evaluate((link) => Object.keys(link).some((key) => key.startsWith("__reactProps"))))
    .toBe(true);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(german).toBeVisible();
});

test("what is typed and sent before the page's scripts came is sent when they do", async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto("/login", { waitUntil: "commit" });
  await page.locator('input[name="email"]').fill("nobody@example.com");
  await page.locator('input[name="password"]').fill("a password of nobody");
  await page.locator('form button[type="submit"]').click();
  const request = page.waitForRequest("**/api/common/login");
  letThrough();
  expect((await request).postDataJSON()).toMatchObject({
    email: "nobody@example.com",
    password: "a password of nobody",
  });
  await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
  expect(new URL(page.url()).search).toBe("");
  await expect(page.locator('input[name="email"]')).toHaveValue("nobody@example.com");
});

test("what is typed into the search before its script came is searched for when it does", async ({
  page,
}) => {
  const letThrough = await holdScripts(page);
  await page.goto("/search", { waitUntil: "commit" });
  await page.getByRole("searchbox").fill("dictation");
  letThrough();
  await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
  await expect(page).toHaveURL(/q=dictation/);
});

test("nobody is quoted while all testimonials are samples, and what is counted can be looked at", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.locator("blockquote")).toHaveCount(0);
  const counted = page.locator('section[aria-labelledby="check"] li a');
  expect(await counted.count()).toBeGreaterThanOrEqual(3);
  for (const link of await counted.all()) await expect(link).toHaveText(/\d/);
  await expect(
    page.locator('script[type="application/ld+json"]', { hasText: "AggregateRating" }),
  ).toHaveCount(0);
});

test("the home page leads with the diagnostic: its button comes first, and the path it begins right below", async ({
  page,
}) => {
  await page.goto("/");
  const [hero, below] = [page.locator("main > section").nth(0), page.locator("main > section").nth(1)];
  await expect(hero.locator("a").first()).toHaveAttribute("href", /#\/diagnostic$/);
  await expect(below).toHaveAttribute("aria-labelledby", "path");
  await expect(below.locator('a[href$="#/diagnostic"]')).toBeVisible();
});
