import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { cancelShopOrder } from "#domain/fulfilment/fulfilment/cancel-shop-order.ts";
import { confirmShopOrder } from "#domain/fulfilment/fulfilment/confirm-shop-order.ts";
import { deliverOrder } from "#domain/fulfilment/fulfilment/deliver-order.ts";
import type { OrderManager } from "#domain/fulfilment/fulfilment/fulfilment.ts";
import { readOrderCode } from "#domain/orders/order/order-code.ts";
import { type StaffFailure, withStaffTransaction } from "#domain/platform/permission/permission.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { getAdminOrder } from "./order-admin.repository.ts";
import type { OrderRecordAction } from "./order-admin.ts";

type ActFailure = StaffFailure | Failure<"wrong_state" | "not_paid_yet" | "payment_disputed">;

export type OrderMove = Exclude<OrderRecordAction, "refund" | "address">;

const NOTED = { confirm: "order.confirm", deliver: "order.deliver", cancel: "order.cancel" } as const;

/** The operator acts in a shop's place; the order's history and the audit log record who and why. */
export function actOnOrder(
  ctx: Context,
  typedCode: string,
  action: OrderMove,
  reason = "",
): Promise<Result<{ code: string }, ActFailure>> {
  return withStaffTransaction(ctx, "orders.write", async (inside) => {
    const order = await getAdminOrder(inside, readOrderCode(typedCode));
    if (!order) return failure({ code: "not_found" });
    const manager: OrderManager = { shopId: null, actor: { kind: "operator", customerId: ctx.visitor.customerId } };
    const done = await carryOut(inside, order.code, action, manager, reason);
    if (!done.ok) return failure(done.failure);
    await logAudit(inside, {
      action: NOTED[action],
      subject: { kind: "order", id: order.code },
      details: { from: order.fulfilmentStatus, ...(reason === "" ? {} : { reason }) },
    });
    return success({ code: order.code });
  });
}

function carryOut(ctx: Context, code: string, action: OrderMove, manager: OrderManager, reason: string) {
  switch (action) {
    case "confirm":
      return confirmShopOrder(ctx, manager, code, reason);
    case "deliver":
      return deliverOrder(ctx, manager, code, reason);
    default:
      return cancelShopOrder(ctx, manager, code, reason);
  }
}
