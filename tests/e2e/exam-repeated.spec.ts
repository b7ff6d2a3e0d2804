import { readFileSync } from "node:fs";

import { expect } from "@playwright/test";
import { z } from "zod";

import { expectNoViolations } from "./accessibility";
import { buy } from "./buying";
import { startAsUser } from "./people";
import { test } from "./refusals";
import { sitByApi } from "./sit-by-api";

const Samples = z.array(
  z.object({
    task: z.string(),
    prompts: z.array(z.object({ answers: z.array(z.object({ text: z.string() })) })),
  }),
);

/** A text that the site shows as a sample. */
function publishedSample() {
  const tables = Samples.parse(JSON.parse(readFileSync(".contentlayer/tables/samples.json", "utf8")));
  const [prompt] = tables.find(({ task }) => task === "writing-sample")?.prompts ?? [];
  return prompt?.answers.at(-1)?.text ?? "";
}

test.describe.configure({ timeout: 240_000 });

test("who hands in a published sample in an exam is told which sentences are known, and what that may cost", async ({
  page,
  context,
}) => {
  const sample = publishedSample();
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
