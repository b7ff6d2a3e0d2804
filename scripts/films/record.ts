import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

import { chromium, type JSHandle, type Page } from "playwright";

export const framesPerSecond = 12;
const frame = 1_000 / framesPerSecond;

/** A picture and the number of frames it stays. */
export type Shot = { file: string; frames: number };

/** Draws only the moments at which something moves; between them a picture stays. */
export async function recordShots(
  html: string,
  { length, cover, folder }: { length: number; cover: number; folder: string },
): Promise<{ shots: Shot[]; cover: string }> {
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--force-color-profile=srgb", "--font-render-hinting=none"],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
    await page.setContent(html);
    await page.evaluate(() => document.fonts.ready);
    // A list of its own: the page's leaves out what is over.
    const clocks = await page.evaluateHandle(() => document.getAnimations());
    const moving = await clocks.evaluate(momentsOf);
    await moveTo(clocks, length);
    await checkFit(page);
    const shoot = async (now: number, name: string) => {
      await moveTo(clocks, now);
      const file = path.join(folder, `${name}.png`);
      writeFileSync(file, await page.screenshot({ type: "png" }));
      return file;
    };
    const shots: Shot[] = [];
    const count = Math.ceil(length / frame);
    for (let index = 0; index < count; index += 1) {
      const now = index * frame;
      const isNew = index === 0 || moving.some(([from, to]) => from < now && now < to + frame);
      const last = shots.at(-1);
      if (!isNew && last) last.frames += 1;
      else shots.push({ file: await shoot(now, String(index)), frames: 1 });
    }
    return { shots, cover: await shoot(cover, "cover") };
  } finally {
    await browser.close();
  }
}

const moveTo = (clocks: JSHandle<Animation[]>, now: number) =>
  clocks.evaluate((animations, time) => {
    for (const animation of animations) animation.currentTime = time;
  }, now);

/** Stops the clocks, and hands back when each part of the picture moves. */
const momentsOf = (animations: Animation[]) =>
  animations.map((animation): [number, number] => {
    animation.pause();
    const { delay = 0, endTime = 0 } = animation.effect?.getComputedTiming() ?? {};
    return [Number(delay), Number(endTime)];
  });

/** Whatever is cut off or stands in the place of the captions is named: an author shortens it. */
async function checkFit(page: Page) {
  const outside = await page.evaluate(() =>
    [...document.querySelectorAll(".scene")].flatMap((scene, index) => {
      const box = scene.getBoundingClientRect();
      const part = [...scene.querySelectorAll("*")].findLast((each) => {
        const { bottom, right } = each.getBoundingClientRect();
        return bottom > box.bottom + 2 || right > box.right + 2;
      });
      return part ? [`scene ${index + 1}, "${part.textContent || part.className}"`] : [];
    }),
  );
  if (outside.length > 0)
    throw new Error(`This does not fit into the picture; shorten the texts: ${outside.join("; ")}`);
}
