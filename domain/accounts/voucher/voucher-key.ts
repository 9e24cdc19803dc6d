import { timingSafeEqual } from "node:crypto";
import type { Context } from "../../context.ts";

const BEGINNING = "voucher-";

/** Identifies a voucher's payment in a URL by an unguessable key. */
export function voucherKey(ctx: Context, voucherId: number): string {
  return `${BEGINNING}${voucherId}.${ctx.hashToken(`voucher:${voucherId}`)}`;
}

export function isVoucherKey(key: string): boolean {
  return key.startsWith(BEGINNING);
}

export function readVoucherKey(ctx: Context, key: string): number | null {
  const voucherId = Number(/^voucher-(\d{1,9})\./.exec(key)?.[1] ?? 0);
  const given = Buffer.from(key);
  const expected = Buffer.from(voucherKey(ctx, voucherId));
  return voucherId > 0 && given.length === expected.length && timingSafeEqual(given, expected) ? voucherId : null;
}

/** The stored hash of a code. */
export function hashCode(ctx: Context, code: string): string {
  return ctx.hashToken(`voucher-code:${code}`);
}
