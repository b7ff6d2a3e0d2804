import { expect, test } from "vitest";

import { readIp } from "@/lib/api/middleware/client-facts";

const peer = "::ffff:10.0.0.2";
const read = (passedOn: string | null, trustedProxies: number) =>
  readIp(new Headers(passedOn === null ? {} : { "x-forwarded-for": passedOn }), { peer, trustedProxies });

test("without a trusted proxy only the socket counts", () => {
  expect(read("203.0.113.7", 0)).toBe("10.0.0.2");
});

test.each([
  [1, "203.0.113.7"],
  [2, "198.51.100.9"],
  [3, "10.0.0.2"],
])("of %i trusted proxies the outermost says who it was", (proxies, address) => {
  expect(read("198.51.100.9, 203.0.113.7", proxies)).toBe(address);
});

test("a proxy that said nothing is the one who asks", () => {
  expect(read(null, 1)).toBe("10.0.0.2");
});

test.each([
  ["203.0.113.7:50000", "203.0.113.7"],
  ["[2001:db8::7]:50000", "2001:db8::7"],
  ["[2001:db8::7]", "2001:db8::7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["[::ffff:203.0.113.7]:1", "203.0.113.7"],
  ["2001:db8::7", "2001:db8::7"],
])("%s is the address %s", (written, address) => {
  expect(read(written, 1)).toBe(address);
});
