import { expect, test } from "vitest";

import { operatorFaults } from "@/lib/content/operator/operator-faults";
import { factOf, placeholdersOf, shownNotices } from "@/lib/content/operator/operator-schema";
import { readOperator } from "@/lib/content/operator/read-operator";
import { enteredOperator } from "@/tests/factories/operator";

test("what the product ships are placeholders, each of which says what to enter, and nothing of it is shown", () => {
  const shipped = readOperator();
  const open = placeholdersOf(shipped);
  expect(open).toHaveLength(Object.keys(shipped.facts).length + shipped.notices.length);
  for (const { what } of open) expect(what.length).toBeGreaterThan(10);
  expect(factOf(shipped, "name")).toBeNull();
  expect(shownNotices(shipped)).toEqual([]);
  expect(shipped.notices.map(({ country }) => country).sort()).toEqual(["eu", "germany", "japan", "korea"]);
});

test("one placeholder is enough to keep a real deployment from starting, and the sentence names the command", () => {
  expect(operatorFaults(enteredOperator)).toEqual([]);
  const notices = enteredOperator.notices.map((notice) => ({
    ...notice,
    readByCounsel: "ENTER: who read it",
  }));
  expect(operatorFaults({ ...enteredOperator, notices })).toEqual([
    expect.stringContaining("npm run operator:check"),
  ]);
});

test("a notice has the facts in its text, and no row about what the operator does not have", () => {
  expect(shownNotices(enteredOperator)).toEqual([
    {
      language: "de",
      title: "Impressum",
      isRead: true,
      rows: [
        { label: "Anbieter", text: "Bandwise Demo GmbH" },
        { label: "Anschrift", text: "Musterweg 1, 12345 Musterstadt" },
      ],
    },
  ]);
});

test("a notice is not shown before all of its facts have been entered", () => {
  const facts = { ...enteredOperator.facts, town: "ENTER: the town" };
  expect(shownNotices({ ...enteredOperator, facts })).toEqual([]);
});
