import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { gateDocument } from "@/lib/content/live/gate-document";

const embedded: unknown[] = readFileSync("cms/dataset/shared.ndjson", "utf8")
  .split("\n")
  .filter(Boolean)
  .map((line) => JSON.parse(line));
const about = { _rev: "1", _createdAt: "2026-11-20T00:00:00Z" };

const gated = (fields: object) =>
  gateDocument({
    _id: "siteFacts",
    _type: "siteFacts",
    contactEmail: "hello@bandwise.example",
    ...fields,
    ...about,
  });

test("the product's own facts pass the gate with every figure still empty", () => {
  const facts = embedded.find(
    (document) => typeof document === "object" && document !== null && "totals" in document,
  );
  const { faults, document } = gated(facts ?? {});
  expect(faults).toEqual([]);
  expect(document).toMatchObject({
    totals: { users: null },
    rating: { value: null, counts: { platform: null } },
  });
});

test("facts in which nothing is filled in are facts without figures", () => {
  expect(gated({})).toMatchObject({
    faults: [],
    document: { totals: { users: null, speaking: null }, rating: { best: 5, value: null } },
  });
});

test("a bare number is no confirmed figure", () => {
  expect(gated({ totals: { users: 400_000 } }).document).toBeNull();
});

test("a figure with its day and its source is kept", () => {
  const users = { value: 1_200, confirmedOn: "2026-11-20", source: "Accounts in the database" };
  expect(gated({ totals: { users } })).toMatchObject({
    faults: [],
    document: { totals: { users, exams: null } },
  });
});
