import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { Context } from "../../context.ts";

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The purpose of an encrypted text: it cannot be decrypted for another one. */
export type Purpose = "two-step" | "identity" | "bank-account";

/** Encrypts and authenticates a text with the shop's secret. */
export function encrypt(ctx: Pick<Context, "hashToken">, purpose: Purpose, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(ctx, purpose), nonce);
  const locked = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), locked]).toString("base64url");
}

/** Null if this shop did not encrypt it for this purpose. */
export function decrypt(ctx: Pick<Context, "hashToken">, purpose: Purpose, sealed: string): string | null {
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
