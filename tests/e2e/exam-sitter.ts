import { expect, type Locator, type Page } from "@playwright/test";

import { answerRound, exam, startButton } from "./sitting";

/** What is on the screen of a sitting. */
type Screen =
  "after" | "intro" | "round" | "conversation" | "speak" | "recording" | "writing" | "question" | null;

function lookAt(page: Page): Promise<Screen> {
  return page.evaluate(() => {
    const seen = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].some((each) => each.checkVisibility());
    if (seen("[data-after]")) return "after";
    if (seen("[data-exam] [data-start]")) return "intro";
    if (seen("[data-exam] fieldset [translate=no]") && !seen("[data-exam] [data-buttons]")) return "round";
    if (seen('[data-exam] [role="meter"]')) return "recording";
    if (seen("[data-exam] [data-speak]")) return "speak";
    if (seen("[data-exam] [data-read]")) return "conversation";
    if (seen("[data-exam] [data-submit]")) return "writing";
    if (seen("[data-exam] [data-buttons] button:enabled")) return "question";
    return null;
  });
}

const text = "A man is running to the bus in the rain, and a woman is waiting for him at the stop.";

/** The browser's clock goes on at once; what the server says of its own meanwhile puts it back, so it is tried again. */
async function passUntilEnabled(page: Page, seconds: number, control: Locator) {
  await expect(async () => {
    if (await control.isDisabled()) await page.clock.fastForward(seconds * 1_000);
    await expect(control).toBeEnabled({ timeout: 1_000 });
  }).toPass({ timeout: 40_000 });
}

async function write(page: Page) {
  const area = exam(page).locator("textarea");
  await passUntilEnabled(page, 30, area);
  await area.fill(text);
  await page.keyboard.press("Control+Enter");
}

/** Says something for a moment, and stops; a long task has a time before which nobody does. */
async function record(page: Page) {
  const meter = exam(page).getByRole("meter");
  const stop = exam(page)
    .locator("button")
    .filter({ has: page.locator(".lucide-square") });
  await expect(meter).not.toHaveAttribute("aria-valuenow", "0");
  await page.waitForTimeout(1_200);
  await passUntilEnabled(page, 31, stop);
  await stop.click({ timeout: 10_000 });
  await expect(meter).toHaveCount(0, { timeout: 20_000 });
}

const acts: Record<Exclude<Screen, "after" | "intro" | null>, (page: Page) => Promise<unknown>> = {
  round: answerRound,
  speak: (page) => exam(page).locator("[data-speak]").click(),
  recording: record,
  conversation: (page) => exam(page).locator("[data-read]").click(),
  writing: write,
  question: async (page) => {
    const area = exam(page).locator("textarea");
    if (await area.isVisible()) await area.fill(text);
    await exam(page).locator("[data-buttons] button").first().click();
  },
};

type Act = { screen: keyof typeof acts; looked: number; took: number; failed: string | null };
const done = new WeakMap<Page, Act[]>();
const tooMany = 4;

/** What a sitting did so far, for a test that has to say where it stays. */
export const actsOf = (page: Page) =>
  (done.get(page) ?? [])
    .slice(-12)
    .map(
      ({ screen, looked, took, failed }) => `${screen} ${looked} + ${took} ms${failed ? `: ${failed}` : ""}`,
    )
    .join("\n");

/** What was on the screen may have gone meanwhile; what fails again and again is told. */
async function tryTo(screen: keyof typeof acts, page: Page, looked: number) {
  const before = done.get(page) ?? [];
  const start = Date.now();
  const failed = await acts[screen](page).then(
    () => null,
    (error: unknown) => String(error).split("\n").slice(0, 2).join(" "),
  );
  const all = [...before, { screen, looked, took: Date.now() - start, failed }];
  done.set(page, all);
  if (all.slice(-tooMany).filter((act) => act.failed !== null).length === tooMany)
    throw new Error(`The sitting stays at its ${screen}:\n${actsOf(page)}`);
}

/** Does what is on the screen; gives the name of the section that it began, and null at the end of the sitting. */
export async function actOnce(page: Page): Promise<string | null> {
  let screen: Screen = null;
  const start = Date.now();
  await expect
    .poll(
      async () => {
        screen = await lookAt(page);
        return screen;
      },
      { timeout: 90_000, intervals: [50, 100, 200] },
    )
    .not.toBeNull();
  if (screen === null || screen === "after") return null;
  if (screen !== "intro") {
    await tryTo(screen, page, Date.now() - start);
    return "";
  }
  const name = (await page.locator("[data-intro]").getAttribute("data-intro")) ?? "";
  await startButton(page).click();
  await expect(page.locator("[data-intro]")).toHaveCount(0, { timeout: 20_000 });
  return name;
}
