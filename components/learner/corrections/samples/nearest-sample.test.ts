import { expect, test } from "vitest";

import { nearestSample } from "@/components/learner/corrections/samples/nearest-sample";

const samples = [
  { name: "clock", asks: ["Should the town repair its clock?"] },
  { name: "train", asks: ["Describe a journey by train.", "Who travelled with you?"] },
  { name: "kitchen", asks: ["What do you see?"], picture: { alt: "A woman is cooking in a kitchen." } },
];

test.each([
  [{ name: "train", text: "anything about a clock" }, "train"],
  [{ name: "bus", text: "Describe a journey you took by bus." }, "train"],
  [{ name: "cook", text: "A man in a kitchen, cooking." }, "kitchen"],
  [{ name: null, text: "" }, "clock"],
])("%j: %s", (wanted, name) => {
  expect(nearestSample(samples, wanted)?.name).toBe(name);
});

test("a task without samples has none", () => {
  expect(nearestSample([], { name: null, text: "" })).toBeNull();
});
