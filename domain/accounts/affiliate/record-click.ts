import type { Context } from "../../context.ts";
import type { Referral } from "./affiliate.ts";
import { referralCodeInput } from "./affiliate.input.ts";
import { readClick } from "./click.ts";
import { deleteVisitsBefore, saveReferral } from "./click.repository.ts";

/**
 * Counts a visit through an affiliate's link, and remembers it for the customer. Returns what the browser remembers;
 * null if the code cannot be one.
 */
export async function recordClick(ctx: Context, code: string): Promise<Referral | null> {
  if (!referralCodeInput.safeParse(code).success) return null;
  const click = readClick(ctx, code);
  if (click) ctx.countClick(click);
  const referral = { code, at: ctx.now() };
  if (ctx.visitor.customerId !== null) await saveReferral(ctx, ctx.visitor.customerId, referral);
  return referral;
}

/** On signing in or up: what this browser remembers counts for the customer's other devices, too. */
export async function rememberReferral(ctx: Context, customerId: number, code?: string): Promise<void> {
  const referral = code === undefined ? (ctx.visitor.referral ?? null) : { code, at: ctx.now() };
  if (referral) await saveReferral(ctx, customerId, referral);
}

const DAY = 24 * 60 * 60_000;

/** Who visited is not needed once the day is over. */
export async function deleteOldVisits(ctx: Context): Promise<void> {
  await deleteVisitsBefore(ctx, new Date(ctx.now().getTime() - 2 * DAY));
}
