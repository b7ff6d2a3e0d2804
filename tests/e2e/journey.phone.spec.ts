import { practice, readSignUpAndBuy } from "./learn";
import { test } from "./refusals";

test("the whole way on a phone, in Japanese", async ({ page, context }) => {
  await readSignUpAndBuy(page, context, "ja");
  await practice(page, "ja", {
    answer: (question) =>
      page
        .locator("fieldset button")
        .nth(question % 2)
        .tap(),
    goOn: () => page.locator("section[aria-label] > div").last().getByRole("button").first().tap(),
  });
});
