import type { Page } from "@playwright/test";

/** The question before something is recorded, or goes to somebody else. */
export const consentDialog = (page: Page) => page.getByRole("alertdialog");

/** Says that one is 16 or older, which nobody said beforehand, and agrees. */
export async function agree(page: Page, { byKey = false } = {}) {
  const dialog = consentDialog(page);
  const ofAge = dialog.locator('input[name="age"][value="of-age"]');
  const button = dialog.locator('[data-consent="given"]');
  if (byKey) {
    await ofAge.press("Space");
    await button.press("Enter");
    return;
  }
  await ofAge.check();
  await button.click();
}
