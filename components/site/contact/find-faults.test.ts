import { expect, test } from "vitest";

import { findFaults } from "@/components/site/contact/find-faults";

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};
const whole = { name: "Aiko", email: "aiko@example.com", text: "How do I change my nickname?" };

test("a whole message has no fault", () => {
  expect(findFaults(formOf(whole))).toEqual({});
});

test("an empty form names every field", () => {
  expect(findFaults(formOf({}))).toEqual({ name: "name", email: "email", text: "text" });
});

test("blanks are no name, and no message", () => {
  expect(findFaults(formOf({ ...whole, name: "  ", text: " too short  " }))).toEqual({
    name: "name",
    text: "text",
  });
});

test.for([
  "aiko",
  "aiko@",
  "aiko@example",
  "aiko example@example.com",
  "a..b@example.com",
  "@example.com",
  "a@my--shop.example",
])("%s is no address", (email) => {
  expect(findFaults(formOf({ ...whole, email }))).toEqual({ email: "emailForm" });
});

test.for(["aiko@xn--bcher-kva.example", "my--shop@example.com", "aiko@long--name.example"])(
  "%s is an address",
  (email) => {
    expect(findFaults(formOf({ ...whole, email }))).toEqual({});
  },
);
