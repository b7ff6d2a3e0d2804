import { expect } from "@playwright/test";

import { samplesOf } from "@/lib/content/samples/sample-prompts";

import { expectNoViolations } from "./accessibility";
import { buy } from "./buying";
import { startAsUser } from "./people";
import { test } from "./refusals";
import { sitByApi } from "./sit-by-api";

test.describe.configure({ timeout: 240_000 });

test("who hands in a published sample in an exam is told which sentences are known, and what that may cost", async ({
  page,
  context,
}) => {
  const sample = samplesOf("writing-sample")[0]?.answers.at(-1)?.text ?? "";
  expect(sample).not.toBe("");
  const address = await startAsUser(page);
  await page.goto("/pricing");
  await buy(page, context, "premium-3d");
  const id = await sitByApi(page.request, address, { kind: "short-writing", text: sample });
  await page.goto(`/app#/exam/${id}`);
  const ready = page.locator("[data-report]");
  await expect(ready).toBeVisible({ timeout: 120_000 });
  await ready.click();
  const repeated = page.locator('[data-part="repeated"]');
  await expect(repeated.locator("mark").first()).toBeVisible();
  const marked = await repeated.locator("mark").allTextContents();
  for (const sentence of marked) expect(sample).toContain(sentence);
  await expect(repeated.getByRole("listitem")).toHaveCount(3);
  await expectNoViolations(page);
});
