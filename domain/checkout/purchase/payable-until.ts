import { BANK_TRANSFER } from "#domain/platform/setting/bank-account.ts";
import type { Context } from "../../context.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The deadline for paying for a purchase placed now. */
export function payableUntil(ctx: Pick<Context, "now" | "settings">, paymentMethod: string): Date {
  const { unpaidMinutes, unpaidTransferDays } = ctx.settings;
  const time = paymentMethod === BANK_TRANSFER ? unpaidTransferDays * DAY : unpaidMinutes * MINUTE;
  return new Date(ctx.now().getTime() + time);
}
