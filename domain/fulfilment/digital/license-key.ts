import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { Context } from "../../context.ts";

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts a license key with the shop's secret: access to the database alone does not reveal it. */
export function sealKey(ctx: Pick<Context, "hashToken">, key: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", secretOf(ctx), nonce);
  const sealed = Buffer.concat([cipher.update(key, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** Null if it was encrypted with another secret. */
export function openKey(ctx: Pick<Context, "hashToken">, sealed: string): string | null {
  const bytes = Buffer.from(sealed, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", secretOf(ctx), bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
  } catch {
    return null;
  }
}

/** Identifies a known key without decrypting any. */
export function fingerprintOf(ctx: Pick<Context, "hashToken">, key: string): string {
  return ctx.hashToken(`licence key ${key}`);
}

function secretOf(ctx: Pick<Context, "hashToken">): Buffer {
  return Buffer.from(ctx.hashToken("sealing of licence keys"), "base64url");
}
