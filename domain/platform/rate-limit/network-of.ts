import { isIPv6 } from "node:net";

const GROUPS_OF_NETWORK = 4;
const GROUPS_OF_AREA = 3;
const GROUPS_OF_PROVIDER = 2;

/** The network that an address is counted as: IPv6 by its /64, since a household owns all of it. */
export function networkOf(address: string): string {
  const { mapped, groups } = readAddress(address);
  return groups ? `${groups.slice(0, GROUPS_OF_NETWORK).join(":")}::/64` : mapped;
}

/** The network of a visitor without its household part, for display and storage. */
export function networkAreaOf(address: string): string {
  const { mapped, groups } = readAddress(address);
  if (groups) return `${groups.slice(0, GROUPS_OF_AREA).join(":")}::/48`;
  return /^(\d+\.\d+\.\d+)\.\d+$/.test(mapped) ? mapped.replace(/\d+$/, "x") : "";
}

/** A wider network: clients that move within a provider's network mostly stay in it. */
export function providerAreaOf(address: string): string {
  const { mapped, groups } = readAddress(address);
  return (groups ?? mapped.split(".")).slice(0, GROUPS_OF_PROVIDER).join(":");
}

/** `groups`: all eight of an IPv6 address, null for any other. */
function readAddress(address: string): { mapped: string; groups: string[] | null } {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  if (!isIPv6(mapped)) return { mapped, groups: null };
  const [head = "", tail] = mapped.toLowerCase().split("::");
  const before = head.split(":").filter(Boolean);
  const after = (tail ?? "").split(":").filter(Boolean);
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => "0");
  return { mapped, groups: [...before, ...zeros, ...after] };
}
