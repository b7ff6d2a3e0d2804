import { expect, test } from "vitest";

import { addressRange } from "@/lib/services/practice/address-range";

test.each([
  ["203.0.113.77", "203.0.113.0/24"],
  ["203.0.113.1", "203.0.113.0/24"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::9", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["not an address", "not an address"],
])("the address %s lies in %s", (address, range) => {
  expect(addressRange(address)).toBe(range);
});
