import { timingSafeEqual } from "node:crypto";
import type { Context } from "../../context.ts";
import type { AttemptKind } from "./attempt-kind.ts";

type AttemptName = AttemptKind["name"];

/** An unguessable identifier of an attempt, for addresses and for the provider. */
export function attemptKey(ctx: Context, name: AttemptName, id: number): string {
  return `${attemptCode(name, id)}.${ctx.hashToken(`${name}:${id}`)}`;
}

/** The part of the key that is no secret. */
export function attemptCode(name: AttemptName, id: number): string {
  return name === "payment" ? String(id) : `${name}-${id}`;
}

/** Null unless the key is genuine. */
export function readAttemptKey(ctx: Context, key: string): { name: AttemptName; id: number } | null {
  const [, prefix = "payment", digits = ""] = /^(?:(recharge|voucher)-)?(\d{1,9})\./.exec(key) ?? [];
  const found = { name: prefix as AttemptName, id: Number(digits) };
  const actual = Buffer.from(key);
  const expected = Buffer.from(attemptKey(ctx, found.name, found.id));
  return found.id > 0 && actual.length === expected.length && timingSafeEqual(actual, expected) ? found : null;
}
