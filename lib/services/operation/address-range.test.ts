import { expect, test } from "vitest";

import { addressRange, requesterOf } from "@/lib/services/operation/address-range";

test.each([
  ["203.0.113.77", "203.0.113.0/24"],
  ["203.0.113.1", "203.0.113.0/24"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::9", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::ffff:203.0.113.77", "203.0.113.0/24"],
  ["not an address", "not an address"],
])("the address %s lies in %s", (address, range) => {
  expect(addressRange(address)).toBe(range);
});

test.each([
  ["203.0.113.77", "203.0.113.77"],
  ["::ffff:203.0.113.77", "203.0.113.77"],
  ["::FFFF:cb00:714d", "203.0.113.77"],
  ["0:0:0:0:0:ffff:203.0.113.77", "203.0.113.77"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::", "2001:db8:1:2::/64"],
  ["2001:db8:1:3::1", "2001:db8:1:3::/64"],
  ["64:ff9b::203.0.113.77", "64:ff9b:0:0::/64"],
  ["not an address", "not an address"],
])("limits count the address %s as %s", (address, requester) => {
  expect(requesterOf(address)).toBe(requester);
});
