import { expect, test, type Page } from "@playwright/test";

const course = "/courses/det-read-and-select-course";
const film = (page: Page) => page.locator("#film video");

test("nothing of a film but its poster and the captions of the page is loaded before it is played, and nothing from elsewhere", async ({
  page,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(`/de${course}`, { waitUntil: "networkidle" });
  await film(page).scrollIntoViewIfNeeded();
  await expect.poll(() => asked.filter((url) => /\/films\/.+\.webp$/.test(url)).length).toBe(1);
  expect(asked.filter((url) => url.endsWith(".mp4"))).toEqual([]);
  expect(asked.filter((url) => !url.startsWith(baseURL ?? "") && !url.startsWith("data:"))).toEqual([]);
});

test("a film plays, and its captions are in the page's language", async ({ page }) => {
  await page.goto(`/de${course}`);
  await film(page).evaluate(async (video: HTMLVideoElement) => {
    video.muted = true;
    await video.play();
  });
  const shown = () =>
    film(page).evaluate((video: HTMLVideoElement) => {
      const tracks = [...video.textTracks].filter(({ mode }) => mode === "showing");
      const words = tracks.flatMap(({ activeCues }) => [...(activeCues ?? [])]);
      return {
        languages: tracks.map(({ language }) => language),
        words: words.map((cue) => (cue instanceof VTTCue ? cue.text : "")).join(" "),
        hasMoved: video.currentTime > 0.5,
        width: video.videoWidth,
      };
    });
  await expect.poll(async () => (await shown()).words).toMatch(/\p{L}/u);
  await expect.poll(async () => (await shown()).hasMoved).toBe(true);
  const { languages, words, width } = await shown();
  expect({ languages, width }).toEqual({ languages: ["de"], width: 1_280 });
  await page.locator("#film summary").click();
  await expect(page.locator("#film details")).toContainText(words);
});

test("a film can be begun in its middle", async ({ page }) => {
  await page.goto(course);
  await film(page).evaluate((video: HTMLVideoElement) => {
    video.muted = true;
    video.currentTime = 40;
    return video.play();
  });
  await expect
    .poll(() => film(page).evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(40);
});

test("without scripts the film and all it says are there", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(`/ja${course}`);
  await expect(film(page)).toHaveAttribute("controls", "");
  await page.locator("#film summary").click();
  await expect(page.locator("#film details p")).not.toHaveCount(0);
  await expect(page.locator("#film details p").first()).toBeVisible();
  await context.close();
});
