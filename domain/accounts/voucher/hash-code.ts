import type { Context } from "../../context.ts";

/** The stored hash of a code. */
export function hashCode(ctx: Context, code: string): string {
  return ctx.hashToken(`voucher-code:${code}`);
}
