import { timingSafeEqual } from "node:crypto";
import type { Context } from "../../context.ts";

const CODE_CHARACTERS = 12;

/**
 * Logged at startup; opens `/setup` until the shop is set up. Derived from the shop's secret, so all processes know it.
 */
export function setupCode(ctx: Pick<Context, "hashToken">): string {
  const letters = ctx
    .hashToken("setup code")
    .toUpperCase()
    .replace(/[^A-Z2-9]/g, "");
  return letters.slice(0, CODE_CHARACTERS).replace(/(.{4})(?=.)/g, "$1-");
}

export function isSetupCode(ctx: Context, typed: string): boolean {
  const plain = (text: string) => Buffer.from(text.toUpperCase().replace(/[^A-Z2-9]/g, ""));
  const actual = plain(typed);
  const expected = plain(setupCode(ctx));
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
