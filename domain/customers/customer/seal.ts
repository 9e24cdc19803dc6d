import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { Context } from "../../context.ts";

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What a text is locked for: sealed for one thing it opens for no other. */
export type Purpose = "two-step" | "identity";

/** Locks a text under the shop's secret, so that nobody else can read or write it. */
export function seal(ctx: Pick<Context, "hashToken">, purpose: Purpose, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(ctx, purpose), nonce);
  const locked = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), locked]).toString("base64url");
}

/** Null for what this shop has not sealed for this. */
export function unseal(ctx: Pick<Context, "hashToken">, purpose: Purpose, sealed: string): string | null {
  const bytes = Buffer.from(sealed, "base64url");
  if (bytes.length <= NONCE_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv(CIPHER, keyOf(ctx, purpose), bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
  } catch {
    return null;
  }
}

function keyOf(ctx: Pick<Context, "hashToken">, purpose: Purpose): Buffer {
  return Buffer.from(ctx.hashToken(`seal:${purpose}`), "base64url");
}
