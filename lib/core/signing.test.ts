import { expect, test } from "vitest";

import { hmac, isSameSecret, isSigned, sign } from "@/lib/core/signing";

test("signs as RFC 4231 says (case 2)", () => {
  expect(hmac("Jefe", "what do ya want for nothing?").toString("hex")).toBe(
    "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
  );
});

test("a signature holds for its key and its text, letter for letter", () => {
  const signature = sign("key", "text");
  expect(signature).toMatch(/^[\w-]{43}$/);
  expect(isSigned("key", "text", signature)).toBe(true);
  const wrong = ["", "x", `${signature}=`, `${signature} `, signature.toUpperCase(), signature.slice(1)];
  for (const other of wrong) expect(isSigned("key", "text", other)).toBe(false);
  expect(isSigned("key", "text2", signature)).toBe(false);
  expect(isSigned("key2", "text", signature)).toBe(false);
});

test("secrets of other lengths and other bytes differ, also when they look alike", () => {
  expect(isSameSecret("Bearer é", "Bearer é")).toBe(true);
  expect(isSameSecret("Bearer é", "Bearer é".normalize("NFD"))).toBe(false);
  expect(isSameSecret("", "a")).toBe(false);
});
