import { changeOrderAddress } from "#domain/fulfilment/fulfilment/change-order-address.ts";
import type { OrderAddressInput } from "#domain/fulfilment/fulfilment/fulfilment.input.ts";
import type { OrderManager } from "#domain/fulfilment/fulfilment/fulfilment.ts";
import type { ChangeAddressFailure } from "#domain/orders/order/change-delivery-address.ts";
import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { type StaffFailure, withStaffTransaction } from "#domain/platform/permission/permission.ts";
import { success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";

type InPlaceFailure = StaffFailure | ChangeAddressFailure;

/** The operator changes an order's delivery address; the audit log names the changed parts, the order's history both addresses. */
export function changeAddressInPlace(
  ctx: Context,
  code: string,
  input: OrderAddressInput,
): Promise<Result<{ code: string }, InPlaceFailure>> {
  return withStaffTransaction(ctx, "orders.write", async (inside) => {
    const manager: OrderManager = { shopId: null, actor: { kind: "operator", customerId: ctx.visitor.customerId } };
    const changed = await changeOrderAddress(inside, manager, code, input);
    if (!changed.ok) return changed;
    if (changed.value.changed.length > 0)
      await logAudit(inside, {
        action: "order.address",
        subject: { kind: "order", id: changed.value.code },
        details: { text: changed.value.changed.join(", "), reason: input.reason },
      });
    return success({ code: changed.value.code });
  });
}
