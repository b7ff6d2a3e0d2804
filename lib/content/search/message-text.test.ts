import { expect, test } from "vitest";

import { messageText } from "@/lib/content/search/message-text";

test.each([
  ["Free for everyone", "Free for everyone"],
  ["Read the <terms>terms</terms> first", "Read the terms first"],
  ["{count, plural, one {# course} other {# courses}}", null],
  ["Hello {name}", null],
])("of the string %j it is %j", (message, text) => {
  expect(messageText(message)).toBe(text);
});
