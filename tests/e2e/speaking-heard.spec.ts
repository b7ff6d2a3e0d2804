import { expect, type Page, type Route } from "@playwright/test";

import { expectNoViolations } from "./accessibility";
import { agree } from "./consents";
import { withMicrophone } from "./microphone";
import { test } from "./own-device";
import { beginSpeaking, openPrompt, part, question, settled, speak, start } from "./speaking";

test.use({ launchOptions: withMicrophone });
test.describe.configure({ timeout: 180_000 });

const band = (det: number) => ({ det, low: det - 20, high: det + 20 });
const text = "My mother cook every day. We help.";
const words = ["Um,", ...text.split(" ")].map((word, at) => ({
  ...{ word, part: 0, start: at / 2, end: at / 2 + 0.4 },
  kind: at === 0 ? "filler" : "word",
  place: at === 0 ? null : { start: text.indexOf(word), end: text.indexOf(word) + word.length },
}));

/** As where a transcriber hears it; the product under test has none. */
const heard = {
  ...{ status: "scored", reasons: [], overall: band(100), cefr: "B2", fluency: band(95), words: 5 },
  criteria: { content: band(100), grammar: band(90), vocabulary: band(105) },
  edits: [
    {
      ...{ id: "e1", part: 0, start: 10, end: 14, original: "cook", replacement: "cooks" },
      ...{ category: "agreement", kind: "third-person-s", confidence: 0.9, ruleId: "r" },
    },
  ],
  evidence: [],
  improved: [{ text: "My mother cooks every day. We help.", appliedEditIds: ["e1"] }],
};

/** A correction as the server has it, changed once it is done. */
async function showAs(page: Page, change: (data: { result: { measures: object } }) => object) {
  await page.route(/\/api\/corrections\/[0-9a-f-]{36}$/, async (route: Route) => {
    const answer = await route.fetch();
    const { data } = await answer.json();
    if (data.state !== "done") return route.fulfill({ response: answer });
    return route.fulfill({ json: { data: { ...data, ...change(data) } } });
  });
}

function asHeard({ result }: { result: { measures: object } }) {
  const transcript = { text, texts: [text], words, timing: "recognized", engine: "double" };
  const measures = { ...result.measures, wordsAMinute: 96, fillers: 1, transcript };
  const charge = { by: "credit", state: "taken", freeFor: null };
  return { charge, canScore: false, result: { ...result, ...heard, measures } };
}

/** Of the sounds of a page those that are heard. */
async function countHeard(page: Page) {
  return page.evaluate(() => {
    const elements: unknown = Reflect.get(window, "heardElements");
    return elements instanceof Set
      ? [...elements].filter((each) => each instanceof HTMLMediaElement && !each.paused).length
      : 0;
  });
}

async function watchSounds(page: Page) {
  await page.addInitScript(() => {
    const elements = new Set<HTMLMediaElement>();
    Reflect.set(window, "heardElements", elements);
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function () {
      elements.add(this);
      return play.call(this);
    };
  });
}

async function answerIn(page: Page, keepsHere: () => Promise<void> = async () => undefined) {
  await beginSpeaking(page);
  await openPrompt(page, "speak-about-the-photo");
  await start(page, "My mother cooks every day, and on Sunday we all help her in the kitchen.");
  await keepsHere();
  await speak(page, 6);
  await page.locator("[data-send]").click();
}

test("where speech is heard, its words run with the voice, mistakes are marked, and the score has its range and its limits", async ({
  page,
}) => {
  await showAs(page, asHeard);
  await answerIn(page);
  await expect(part(page, "score").getByRole("img")).toHaveAttribute("aria-label", /100/, settled);
  await expect(part(page, "criteria").getByRole("heading", { level: 3 })).toHaveCount(4);
  await expect(part(page, "measures").locator("dd")).toHaveCount(5);
  await expect(part(page, "text").locator('span[role="button"]')).toHaveText(/cook/);
  await expectNoViolations(page);

  const said = part(page, "recordings").locator("p[lang=en] button");
  await expect(said).toHaveCount(words.length);
  await said.first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(said.nth(1)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(part(page, "recordings").locator("[data-play] .lucide-square")).toBeVisible();
});

test("one's own sentences are heard beside the sample's, and never two sounds at once", async ({ page }) => {
  await watchSounds(page);
  await showAs(page, asHeard);
  await answerIn(page);
  await part(page, "samples").getByRole("button").first().click(settled);
  const own = part(page, "own").locator("button[aria-pressed]");
  const model = part(page, "model").locator("button[aria-pressed]");
  await expect(own).toHaveText(["My mother cook every day.", "We help."]);
  await expectNoViolations(page);

  await own.first().press("Enter");
  await expect(own.first()).toHaveAttribute("aria-pressed", "true");
  await model.first().press("Enter");
  await expect(model.first()).toHaveAttribute("aria-pressed", "true");
  await expect(own.first()).toHaveAttribute("aria-pressed", "false");
  await part(page, "recordings").locator("[data-play]").press("Enter");
  await expect(part(page, "recordings").locator("[data-play] .lucide-square")).toBeVisible();
  await expect(part(page, "model").locator('[aria-pressed="true"]')).toHaveCount(0);
  expect(await countHeard(page)).toBe(1);
  await part(page, "own").locator("[data-play]").press("Enter");
  await expect(part(page, "own").locator("[data-play] .lucide-square")).toBeVisible();
  await expect(part(page, "recordings").locator("[data-play] .lucide-square")).toHaveCount(0);
  expect(await countHeard(page)).toBe(1);
});

test("what was only measured is scored when its speaker asks for it, and sent nowhere before they agree", async ({
  page,
}) => {
  const hosted = {
    kind: "hosted-speech",
    isNeeded: true,
    version: "2026-11",
    further: null,
    decidedAt: null,
  };
  const processor = { name: "Example Speech", place: "Ireland", keeps: "30 days" };
  let state = "undecided";
  const asked: string[] = [];
  await page.route("**/api/consents", async (route) => {
    const { data } = await (await route.fetch()).json();
    const others = data.filter(({ kind }: { kind: string }) => kind !== hosted.kind);
    await route.fulfill({ json: { data: [...others, { ...hosted, processor, state }] } });
  });
  await page.route("**/api/consents/hosted-speech", (route) => {
    state = route.request().postDataJSON().isGiven ? "given" : "refused";
    return route.fulfill({ json: { data: { ...hosted, processor, state } } });
  });
  await page.route(/\/scores$/, (route) => {
    asked.push(state);
    return route.fulfill({ json: { data: {} } });
  });
  await showAs(page, (data) => (asked.length > 0 ? asHeard(data) : { canScore: true }));
  // Both are asked before any clock, and nothing is asked again when the answer is handed in.
  await answerIn(page, async () => {
    await expect(question(page)).toContainText(processor.place);
    await question(page).locator('[data-consent="refused"]').click();
  });
  await expect(part(page, "score-now")).toContainText(processor.name, settled);
  await expectNoViolations(page);
  await page.locator("[data-score-now]").press("Enter");
  await expect(question(page)).toContainText(processor.name);
  await expect(page.locator('[role="alertdialog"]:focus-within')).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(question(page)).toHaveCount(0);
  expect(asked).toEqual([]);
  await page.locator("[data-score-now]").press("Enter");
  await agree(page, { byKey: true });
  await expect(part(page, "score").getByRole("img")).toHaveAttribute("aria-label", /100/, settled);
  expect(asked).toEqual(["given"]);
});
