import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Names each broken rule with the places where it is broken. */
export async function expectNoViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`),
  ).toEqual([]);
}
