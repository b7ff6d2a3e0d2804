import "server-only";
import { isIPv4, isIPv6 } from "node:net";

/** The network an address belongs to: /24 of IPv4, /64 of IPv6. What is no address stands for itself. */
export function addressRange(address: string) {
  if (isIPv4(address)) return `${address.split(".").slice(0, 3).join(".")}.0/24`;
  const [plain = ""] = address.split("%");
  if (!isIPv6(plain)) return address;
  const [head = "", tail] = plain.toLowerCase().split("::");
  const groups = (part: string | undefined) => (part ? part.split(":") : []);
  const first = groups(head);
  const missing = tail === undefined ? 0 : 8 - first.length - groups(tail).length;
  const all = [...first, ...Array.from({ length: Math.max(0, missing) }, () => "0"), ...groups(tail)];
  const network = all.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ""));
  return `${network.join(":")}::/64`;
}
