import { expect, test } from "vitest";

import { demoRange } from "@/components/site/demo/demo-estimate";
import { demoWords } from "@/components/site/demo/demo-words";

const answers = (pattern: string) =>
  [...pattern].map((mark, index) => ({ level: demoWords[index]?.level ?? 0, right: mark === "+" }));
const middle = (pattern: string) => {
  const [low, high] = demoRange(answers(pattern));
  return (low + high) / 2;
};

test("more right answers put the range higher", () => {
  expect(middle("-----")).toBeLessThan(middle("+----"));
  expect(middle("+----")).toBeLessThan(middle("+++--"));
  expect(middle("+++--")).toBeLessThan(middle("+++++"));
});

test("the range stays on the scale, in steps of 5, and is never a single score", () => {
  for (let bits = 0; bits < 32; bits++) {
    const [low, high] = demoRange(
      answers(bits.toString(2).padStart(5, "0").replaceAll("0", "-").replaceAll("1", "+")),
    );
    expect(low % 5).toBe(0);
    expect(high % 5).toBe(0);
    expect(low).toBeGreaterThanOrEqual(10);
    expect(high).toBeLessThanOrEqual(160);
    expect(high - low).toBeGreaterThanOrEqual(25);
  }
});

test("five answers say more than one", () => {
  const width = (pattern: string) => demoRange(answers(pattern))[1] - demoRange(answers(pattern))[0];
  expect(width("+++--")).toBeLessThan(width("+"));
});
