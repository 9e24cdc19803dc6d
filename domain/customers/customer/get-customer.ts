import type { Context } from "../../context.ts";
import type { CustomerView } from "./customer.ts";
import { getCustomerRow } from "./customer.repository.ts";

/** The signed-in customer; null for a guest. */
export async function getCustomer(ctx: Context): Promise<CustomerView | null> {
  return ctx.visitor.customerId === null ? null : getCustomerRow(ctx, ctx.visitor.customerId);
}
