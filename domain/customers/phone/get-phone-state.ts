import { getProfileRow } from "#domain/customers/customer/customer.repository.ts";
import type { Context } from "../../context.ts";
import { findAwaitedPhone, getVerifiedPhone } from "./phone-code.repository.ts";

export type PhoneStateView = { phone: string; verifiedPhone: string | null; isCodeSent: boolean };

/** The verification state of the customer's number; null if there is none, or the shop sends no text messages. */
export async function getPhoneState(ctx: Context): Promise<PhoneStateView | null> {
  const { customerId } = ctx.visitor;
  if (customerId === null || !ctx.isSmsEnabled) return null;
  const profile = await getProfileRow(ctx, customerId);
  if (!profile?.phone) return null;
  const [verifiedPhone, awaited] = await Promise.all([
    getVerifiedPhone(ctx, customerId),
    findAwaitedPhone(ctx, customerId),
  ]);
  return { phone: profile.phone, verifiedPhone, isCodeSent: awaited !== null };
}
