import { practice, readSignUpAndBuy } from "./learn";
import { test } from "./refusals";

test("a visitor reads a course, signs up, buys a plan and gets a practice set scored", async ({
  page,
  context,
}) => {
  await readSignUpAndBuy(page, context, "en");
  await practice(page, "en", {
    answer: (question) => page.keyboard.press(question % 2 === 0 ? "y" : "n"),
    goOn: () => page.keyboard.press("Enter"),
  });
});
