import { expect, test } from "vitest";

import { readStatement } from "@/components/learner/withdrawal/find-faults";

function fields(values: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

test("a whole statement has no fault, and its ends are trimmed", () => {
  const read = readStatement(
    fields({ name: " 佐藤 美奈 ", email: " mina@example.com ", order: "2026-000001" }),
  );
  expect(read).toEqual({
    statement: { name: "佐藤 美奈", email: "mina@example.com", order: "2026-000001" },
    faults: [],
  });
});

test("what is missing, or could lead somewhere in a mail, is named", () => {
  expect(readStatement(fields({})).faults).toEqual(["name", "email", "order"]);
  const link = readStatement(
    fields({ name: "see https://example.com", email: "a@b", order: "<b>" }),
    undefined,
  );
  expect(link.faults).toEqual(["name", "email", "order"]);
});

test("an order that is known is not asked for", () => {
  expect(readStatement(fields({ name: "Mina", email: "mina@example.com" }), "0192-abc").faults).toEqual([]);
});
