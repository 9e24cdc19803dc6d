import { lookup } from "node:dns/promises";
import https from "node:https";
import { BlockList, isIP } from "node:net";
import webPush from "web-push";
import type { PushOutcome, SendPush } from "#domain/customers/push/push.ts";

type Vapid = { subject: string; publicKey: string; privateKey: string };

const GONE = new Set([404, 410]);
const TIME_TO_LIVE_SECONDS = 86_400;
const PATIENCE_MILLISECONDS = 10_000;
const MAX_MESSAGE_LENGTH = 500;

/** Sends encrypted messages to the push services of browsers (RFC 8030, 8291, 8292). `resolve`: replaced in tests. */
export function createWebPush(vapid: Vapid, resolve: (host: string) => Promise<string[]> = resolveHost): SendPush {
  return async (target, { id, title, message, url }): Promise<PushOutcome> => {
    const { endpoint, publicKey, authKey } = target;
    try {
      const address = await publicAddressOf(new URL(endpoint).hostname, resolve);
      if (!address) return "gone";
      await webPush.sendNotification(
        { endpoint, keys: { p256dh: publicKey, auth: authKey } },
        JSON.stringify({ id, title, message: message.slice(0, MAX_MESSAGE_LENGTH), url }),
        {
          vapidDetails: vapid,
          TTL: TIME_TO_LIVE_SECONDS,
          timeout: PATIENCE_MILLISECONDS,
          // Connects to the address that was checked, even if the name now resolves to another one.
          agent: new https.Agent({ lookup: (_host, options, found) => pinned(address, options, found) }),
        },
      );
      return "sent";
    } catch (error) {
      return error instanceof webPush.WebPushError && GONE.has(error.statusCode) ? "gone" : "failed";
    }
  };
}

type Found = (error: null, address: string | { address: string; family: number }[], family?: number) => void;

function pinned(address: string, options: { all?: boolean }, found: Found): void {
  const family = isIP(address);
  if (options.all) found(null, [{ address, family }]);
  else found(null, address, family);
}

async function resolveHost(host: string): Promise<string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address);
}

/** Null if the name resolves to a private network: the endpoint is user input. */
async function publicAddressOf(host: string, resolve: (host: string) => Promise<string[]>): Promise<string | null> {
  const addresses = await resolve(host);
  return addresses.length > 0 && addresses.every(isPublicAddress) ? addresses[0]! : null;
}

const PRIVATE = privateNetworks();

export function isPublicAddress(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  return isIP(plain) > 0 && !PRIVATE.check(plain, isIP(plain) === 4 ? "ipv4" : "ipv6");
}

function privateNetworks(): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of [
    ["0.0.0.0", 8],
    ["10.0.0.0", 8],
    ["100.64.0.0", 10],
    ["127.0.0.0", 8],
    ["169.254.0.0", 16],
    ["172.16.0.0", 12],
    ["192.0.0.0", 24],
    ["192.168.0.0", 16],
    ["198.18.0.0", 15],
    ["224.0.0.0", 3],
  ] as const)
    list.addSubnet(network, prefix, "ipv4");
  for (const [network, prefix] of [
    ["::", 96],
    ["64:ff9b::", 96],
    ["fc00::", 7],
    ["fe80::", 10],
    ["ff00::", 8],
  ] as const)
    list.addSubnet(network, prefix, "ipv6");
  return list;
}
