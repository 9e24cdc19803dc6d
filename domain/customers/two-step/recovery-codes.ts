import { randomInt } from "node:crypto";
import type { Context } from "../../context.ts";
import { replaceRecoveryCodes } from "./two-step.repository.ts";

const COUNT = 10;
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
const HALF = 5;

/** Replaces the recovery codes by ten new ones; they can be read only now. */
export async function makeRecoveryCodes(ctx: Context, customerId: number): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, () => `${randomHalf()}-${randomHalf()}`);
  await replaceRecoveryCodes(
    ctx,
    customerId,
    codes.map((code) => hashRecoveryCode(ctx, customerId, code)),
  );
  return codes;
}

/** Ignores how the code was typed. */
export function hashRecoveryCode(ctx: Context, customerId: number, code: string): string {
  return ctx.hashToken(`recovery:${customerId}:${code.toLowerCase().replace(/[^a-z0-9]/g, "")}`);
}

function randomHalf(): string {
  return Array.from({ length: HALF }, () => LETTERS[randomInt(LETTERS.length)]).join("");
}
