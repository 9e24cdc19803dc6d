import type { Context } from "../../context.ts";

/** A key on a customer's device. Ids and keys are base64url. */
export type Passkey = {
  id: number;
  customerId: number;
  credentialId: string;
  publicKey: string;
  counter: number;
  transports: string[];
  name: string;
};

/** A passkey as its owner sees it. */
export type PasskeyView = { id: number; name: string; createdAt: Date; lastUsedAt: Date | null };

export const MAX_PASSKEYS = 20;
export const PASSKEY_MINUTES = 5;

/**
 * The relying party: this shop's host. Null where browsers do not support passkeys: on an IP address, and without TLS.
 */
export function relyingPartyOf({ shopUrl }: Pick<Context, "shopUrl">): { id: string; origin: string } | null {
  const { hostname, origin, protocol } = new URL(shopUrl);
  const isName = !/^[\d.]+$|^\[/.test(hostname);
  return isName && (protocol === "https:" || hostname === "localhost") ? { id: hostname, origin } : null;
}

/** The customer's pseudonymous id on their devices. */
export function userHandleOf(ctx: Pick<Context, "hashToken">, customerId: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(ctx.hashToken(`passkey-user:${customerId}`), "base64url"));
}
