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

test.each([
  [["Read the ", ["terms", "terms"], " first"], "Read the terms first"],
  [["Read ", ["b", "the ", ["i", "terms"]]], "Read the terms"],
  [[["count", 2, { one: [0, " course"], other: [0, " courses"] }]], null],
  [["Hello ", ["name"]], null],
  [["Read ", ["b", "the ", ["name"]]], null],
])("of the compiled string %j it is %j", (message, text) => {
  expect(messageText(message)).toBe(text);
});
