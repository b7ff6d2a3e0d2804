import { expect, type Page, test } from "@playwright/test";

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

test("a message from the contact page reaches the mailbox, with its writer to answer to", async ({
  page,
  request,
}) => {
  const mark = `message ${Date.now()}`;
  await page.goto("/contact-us");
  await page.getByLabel("What is it about?").selectOption({ label: "An order or a refund" });
  await page.getByLabel("Your name").fill("Aiko");
  await page.getByLabel("Your e-mail address").fill("aiko@example.com");
  await page.getByLabel("Your message").fill(`Please look at my order. ${mark}`);
  await page.getByRole("button", { name: "Send the message" }).click();
  await expect(page.getByRole("status")).toContainText("aiko@example.com");
  await expect.poll(async () => (await request.get("/dev/outbox")).text()).toContain(mark);
});

test("what was typed stays when the message cannot be sent", async ({ page }) => {
  await page.route("**/api/common/contact", (route) => route.abort());
  await page.goto("/contact-us");
  await page.getByLabel("Your name").fill("Aiko");
  await page.getByLabel("Your e-mail address").fill("aiko@example.com");
  await page.getByLabel("Your message").fill("Please look at my order.");
  await page.getByRole("button", { name: "Send the message" }).click();
  await expect(page.getByText("could not be sent")).toBeVisible();
  await expect(page.getByLabel("Your message")).toHaveValue("Please look at my order.");
});

test("what is missing in a message is said in the page's language, and the keyboard alone gets it sent", async ({
  page,
}) => {
  await page.goto("/ja/contact-us");
  const send = page.getByRole("button", { name: "送信する" });
  await expect(send).toBeEnabled();
  await page.getByLabel("メールアドレス").fill("aiko");
  await send.press("Enter");

  const name = page.getByLabel("お名前");
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription("お名前を入力してください。");
  await expect(page.getByLabel("メールアドレス")).toHaveAccessibleDescription(/name@example\.com/);
  await expect(page.getByRole("textbox", { name: "メッセージ" })).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("メールアドレス")).toHaveValue("aiko");

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
  await page.goto("/contact-us");
  await expect(page.getByRole("main").locator('a[href^="mailto:"]')).toHaveCount(1);
  await page.getByLabel("Your name").fill("Aiko");
  await page.getByLabel("Your e-mail address").fill("aiko@example.com");
  await page.getByLabel("Your message").fill("Please look at my order.");
  await page.getByRole("button", { name: "Send the message" }).click();
  const mail = page.getByRole("link", { name: "Send it from your mail program" });
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
  await expect(page).toHaveURL(/\/ru\/(courses|learn|blog)\//);
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
  await page.goto("/listen");
  const card = page.locator("#bus");
  const sound = page.waitForResponse("**/audio/listening/*.mp3");
  await card.getByRole("button", { name: "Play", exact: true }).click();
  expect((await sound).ok()).toBe(true);
  await expect(card.getByText("I got on the bus")).toBeHidden();
  await card.getByRole("button", { name: "Show the text" }).click();
  await expect(card.getByText("I got on the bus")).toBeVisible();
  await card.getByRole("button", { name: "Next sentence" }).click();
  await expect(card.getByText("Sentence 2 of 7")).toBeVisible();
});

test("the level of a sample answer is chosen without a script", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/writing-ai-correction");
  await expect(page.getByText("Two people is")).toBeHidden();
  await page.getByText("about 85").first().click();
  await expect(page.getByText("Two people is")).toBeVisible();
  await context.close();
});

test("a solution opens without a script", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/courses/det-write-about-the-photo-course");
  const solution = page.getByText("The answer is B.");
  await expect(solution).toBeHidden();
  await page.locator("summary", { hasText: "Show the answer" }).first().press("Enter");
  await expect(solution).toBeVisible();
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
  await expect(page.getByRole("alert")).toBeVisible();
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

test("three voices are shown, and all of them open without a script", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/");
  const section = page.locator('section[aria-labelledby="voices"]');
  const voices = section.locator("blockquote");
  await expect(voices.filter({ visible: true })).toHaveCount(3);
  await section.locator("summary").press("Enter");
  await expect(voices.filter({ visible: true })).toHaveCount(await voices.count());
  expect(await voices.count()).toBeGreaterThan(3);
  await context.close();
});
