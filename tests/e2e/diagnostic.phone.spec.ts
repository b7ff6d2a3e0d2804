import { test } from "@playwright/test";

import { diagnoseAndSignUp } from "./diagnose";

test("the diagnostic, its result and the path on a phone, in German", async ({ page }) => {
  test.setTimeout(150_000);
  await diagnoseAndSignUp(page, "de");
});
