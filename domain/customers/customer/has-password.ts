import type { Context } from "../../context.ts";
import { getPasswordHash } from "./customer.repository.ts";

/** Whether the signed-in customer can prove by a password who they are. */
export async function hasPassword(ctx: Context): Promise<boolean> {
  const { customerId } = ctx.visitor;
  return customerId !== null && (await getPasswordHash(ctx, customerId)) !== null;
}
