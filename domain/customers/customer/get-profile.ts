import type { Context } from "../../context.ts";
import type { Profile } from "./customer.ts";
import { getProfileRow } from "./customer.repository.ts";

/** The profile of the signed-in customer; null for a guest. */
export async function getProfile(ctx: Context): Promise<Profile | null> {
  return ctx.visitor.customerId === null ? null : getProfileRow(ctx, ctx.visitor.customerId);
}
