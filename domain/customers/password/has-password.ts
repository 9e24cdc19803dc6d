import { getPasswordHash } from "#domain/customers/customer/customer.repository.ts";
import type { Context } from "../../context.ts";

/** Whether the signed-in customer has a password. */
export async function hasPassword(ctx: Context): Promise<boolean> {
  const { customerId } = ctx.visitor;
  return customerId !== null && (await getPasswordHash(ctx, customerId)) !== null;
}
