import "server-only";
import { isIPv4, isIPv6 } from "node:net";

/** The network an address belongs to: /24 of IPv4, /64 of IPv6. What is no address stands for itself. */
export function addressRange(address: string) {
  const plain = requesterOf(address);
  return isIPv4(plain) ? `${plain.split(".").slice(0, 3).join(".")}.0/24` : plain;
}

/**
 * Whom limits count an address as: a whole IPv6 /64, since each household and each server has one, but a single IPv4
 * address. IPv4 written as IPv6 is IPv4.
 */
export function requesterOf(address: string) {
  const [plain = ""] = address.split("%");
  if (isIPv4(plain)) return plain;
  if (!isIPv6(plain)) return address;
  const groups = groupsOf(plain);
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join(".");
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(":")}::/64`;
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string) {
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = "", tail] = written.split("::");
  const read = (part: string | undefined) =>
    part ? part.split(":").map((group) => parseInt(group, 16)) : [];
  const [first, last] = [read(head), read(tail)];
  const missing = tail === undefined ? 0 : 8 - first.length - last.length;
  return [...first, ...Array.from({ length: missing }, () => 0), ...last];
}
