import { expect, type Page, test } from "@playwright/test";

const notices = "section.notice, section.update-banner";

/** What can be pressed in the demonstration and is not free to be pressed, with what lies on it. */
function coveredControls(page: Page) {
  return page.evaluate((selector) => {
    const boxes = [...document.querySelectorAll(selector)]
      .filter((notice) => notice.checkVisibility({ visibilityProperty: true }))
      .map((notice) => notice.getBoundingClientRect());
    return [...document.querySelectorAll('main [role="group"] button')]
      .map((button) => ({ name: button.textContent, box: button.getBoundingClientRect() }))
      .filter(({ box }) =>
        boxes.some((notice) => notice.top < box.bottom && notice.bottom > box.top && notice.height > 0),
      )
      .map(({ name }) => name);
  }, notices);
}

const shown = (page: Page) => page.locator(notices).filter({ visible: true });

test("one notice shows at a time, and none lies on the demonstration", async ({ browser }) => {
  const context = await browser.newContext({ locale: "de-DE", viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.locator("section.update-banner")).toBeVisible();
  expect(await coveredControls(page)).toEqual([]);

  const cookies = page.locator("section.notice");
  await expect(cookies.locator('a[href="/cookie"]')).toBeVisible();
  await expect(shown(page)).toHaveCount(1);
  expect(await coveredControls(page)).toEqual([]);
  await cookies.getByRole("button").click();
  await expect(shown(page)).toHaveCount(1);
  await expect(page.locator("section.update-banner")).toBeVisible();

  await page.locator('main [role="group"]').evaluate((demo) => demo.scrollIntoView({ block: "center" }));
  const offer = page.locator('section.notice[lang="de"]');
  await expect(offer).toBeVisible();
  await expect(shown(page)).toHaveCount(1);
  expect(await coveredControls(page)).toEqual([]);
  await offer.getByRole("button").click();
  await expect(page.locator("section.notice")).toHaveCount(0);
  await context.close();
});

for (const path of ["/", "/de", "/fr", "/ru", "/th", "/ja"]) {
  test(`the update banner of ${path} is whole in one line, over the header only`, async ({ page }) => {
    await page.goto(path);
    const text = page.locator("section.update-banner p");
    const { clipped, lines } = await text.evaluate((p) => ({
      clipped: [...p.children]
        .filter((part) => part.clientWidth > 0 && part.scrollWidth > part.clientWidth)
        .map((part) => part.textContent),
      lines: p.clientHeight / Number.parseFloat(getComputedStyle(p).lineHeight),
    }));
    expect(clipped).toEqual([]);
    expect(Math.round(lines)).toBe(1);
  });
}

for (const path of ["/de", "/it", "/ru", "/id", "/th"]) {
  test(`the cookie notice of ${path} leaves the header's controls free`, async ({ page }) => {
    await page.goto(path);
    const notice = page.locator("section.notice");
    await expect(notice).toBeVisible();
    const end = await notice.evaluate((section) => section.getBoundingClientRect().bottom);
    const menu = await page.locator("[data-opens]").boundingBox();
    expect(end).toBeLessThanOrEqual(menu?.y ?? 0);
  });
}
