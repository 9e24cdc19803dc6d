import { BlockList, isIPv4, isIPv6 } from "node:net";

/** Networks of IPv4 that are not the public internet (RFC 6890 and those reserved since). */
const INSIDE: readonly [network: string, prefix: number][] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
];
/** The public range of IPv6, and the exceptions within it: documentation, Teredo, 6to4. */
const OUTSIDE_6 = "2000::";
const INSIDE_6: readonly [network: string, prefix: number][] = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
];

const inside = new BlockList();
for (const [network, prefix] of INSIDE) inside.addSubnet(network, prefix, "ipv4");
for (const [network, prefix] of INSIDE_6) inside.addSubnet(network, prefix, "ipv6");
const outside6 = new BlockList();
outside6.addSubnet(OUTSIDE_6, 3, "ipv6");

/** Whether an IP address is on the public internet. IPv4-mapped IPv6 addresses are rejected, since no one publishes images there. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !inside.check(address, "ipv4");
  return isIPv6(address) && outside6.check(address, "ipv6") && !inside.check(address, "ipv6");
}
