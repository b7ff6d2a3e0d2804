import { expect, test } from "@playwright/test";

for (const path of ["/learn/test-format", "/de/learn/what-the-scores-mean", "/th/learn/speaking-tasks"]) {
  test(`the widest table of ${path} scrolls in its box and keeps its first column`, async ({ page }) => {
    await page.goto(path);
    const boxes = page.locator("main article").getByRole("region");
    const spare = await boxes.evaluateAll((all) => all.map((box) => box.scrollWidth - box.clientWidth));
    const widest = spare.indexOf(Math.max(...spare));
    expect(spare[widest]).toBeGreaterThan(0);
    const box = boxes.nth(widest);
    await box.scrollIntoViewIfNeeded();
    await box.focus();
    await expect(box).toBeFocused();
    const first = box.locator("tr").nth(1).locator("td").first();
    const before = await first.boundingBox();
    await box.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
    await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    expect((await first.boundingBox())?.x).toBeCloseTo(before?.x ?? 0, 0);
    expect(before?.width).toBeLessThan(175);
  });
}

test("every table of a long page has a name of its own", async ({ page }) => {
  await page.goto("/learn/eight-week-plan");
  const names = await page
    .locator("main article table")
    .evaluateAll((tables) => tables.map((table) => table.parentElement?.getAttribute("aria-label") ?? ""));
  expect(names.length).toBeGreaterThan(2);
  expect(new Set(names).size).toBe(names.length);
  expect(names).not.toContain("");
});
