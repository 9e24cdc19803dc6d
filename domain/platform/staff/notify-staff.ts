import { notifyCustomer, type CustomerNotice } from "#domain/customers/notification/notify-customer.ts";
import type { Context } from "../../context.ts";
import type { Permission } from "#shared/permission.ts";
import { findStaffWith } from "./staff.repository.ts";

/** Notifies all staff who may decide this, in the transaction of its cause; except those who caused it. */
export async function notifyStaff(
  ctx: Context,
  permission: Permission,
  { idempotencyKey, ...notification }: Omit<CustomerNotice, "customerId">,
): Promise<void> {
  for (const customerId of await findStaffWith(ctx, permission)) {
    if (customerId === ctx.visitor.customerId) continue;
    await notifyCustomer(ctx, {
      ...notification,
      customerId,
      ...(idempotencyKey === undefined ? {} : { idempotencyKey: `${idempotencyKey}:staff:${customerId}` }),
    });
  }
}
