import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Names each broken rule with the places where it is broken. */
async function expectNothing(page: Page, builder: AxeBuilder) {
  await rest(page);
  const { violations } = await builder.analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`),
  ).toEqual([]);
}

/** Half of a fade has half of its contrast; what goes on longer is no fade. */
const rest = (page: Page) =>
  page.evaluate(async () => {
    // What changes with the theme begins to move in the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const fades = document.getAnimations().map(({ finished }) => finished);
    const second = new Promise((resolve) => setTimeout(resolve, 1_000));
    await Promise.race([Promise.allSettled(fades), second]);
  });

/** No page here frames another one: its findings need no page of their own to be put together. */
const lookAt = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });

export const expectNoViolations = (page: Page) => expectNothing(page, lookAt(page));

/** The one rule that the colours of another theme can break. */
export const expectContrast = (page: Page) => expectNothing(page, lookAt(page).withRules(["color-contrast"]));
