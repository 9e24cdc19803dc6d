import { noteAct } from "#domain/audit/note-act.ts";
import { cancelOrder } from "#domain/order/cancel-order.ts";
import { moveFulfilment } from "#domain/order/move-fulfilment.ts";
import { readOrderCode } from "#domain/order/order-code.ts";
import type { Actor } from "#domain/order/order.ts";
import { staffRefusal, type StaffRefusal } from "#domain/staff/permission.ts";
import type { Refusal } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../context.ts";
import { getBookOrder } from "./order-book.repository.ts";
import type { OrderRecordAct } from "./order-book.ts";

type ActFailure = StaffRefusal | Refusal<"wrong_state" | "not_paid_yet">;

export type OrderMove = Exclude<OrderRecordAct, "refund">;

const NOTED = { confirm: "order.confirm", deliver: "order.deliver", cancel: "order.cancel" } as const;

/** The operator does for a shop what the shop does not do itself; the order's history and the audit log say who and why. */
export async function actOnOrder(
  ctx: Context,
  typedCode: string,
  act: OrderMove,
  reason = "",
): Promise<Result<{ code: string }, ActFailure>> {
  const refusal = staffRefusal(ctx, "orders.write");
  if (refusal) return failure(refusal);
  return withTransaction(ctx, async (inside): Promise<Result<{ code: string }, ActFailure>> => {
    const order = await getBookOrder(inside, readOrderCode(typedCode));
    if (!order) return failure({ code: "not_found" });
    const actor: Actor = { kind: "operator", customerId: ctx.visitor.customerId };
    const done = await carryOut(inside, order.id, act, actor, reason);
    if (!done.ok) return failure(done.failure);
    await noteAct(inside, {
      act: NOTED[act],
      subject: { kind: "order", id: order.code },
      details: { from: order.fulfilmentStatus, ...(reason === "" ? {} : { reason }) },
    });
    return success({ code: order.code });
  });
}

function carryOut(ctx: Context, orderId: number, act: OrderMove, actor: Actor, reason: string) {
  switch (act) {
    case "confirm":
      return moveFulfilment(ctx, orderId, "confirmed", actor, reason);
    case "deliver":
      return moveFulfilment(ctx, orderId, "delivered", actor, reason);
    default:
      return cancelOrder(ctx, orderId, actor, reason);
  }
}
