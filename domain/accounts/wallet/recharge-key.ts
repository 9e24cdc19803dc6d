import { timingSafeEqual } from "node:crypto";
import type { Context } from "../../context.ts";

const BEGINNING = "recharge-";

/** Identifies a recharge in a URL by an unguessable key. */
export function rechargeKey(ctx: Context, rechargeId: number): string {
  return `${BEGINNING}${rechargeId}.${ctx.hashToken(`recharge:${rechargeId}`)}`;
}

export function isRechargeKey(key: string): boolean {
  return key.startsWith(BEGINNING);
}

export function readRechargeKey(ctx: Context, key: string): number | null {
  const rechargeId = Number(/^recharge-(\d{1,9})\./.exec(key)?.[1] ?? 0);
  const given = Buffer.from(key);
  const expected = Buffer.from(rechargeKey(ctx, rechargeId));
  return rechargeId > 0 && given.length === expected.length && timingSafeEqual(given, expected) ? rechargeId : null;
}
