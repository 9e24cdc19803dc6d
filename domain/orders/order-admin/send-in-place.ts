import { logAudit } from "#domain/platform/audit/log-audit.ts";
import type { OrderManager } from "#domain/fulfilment/fulfilment/fulfilment.ts";
import { type StaffFailure, withStaffTransaction } from "#domain/platform/permission/permission.ts";
import type { Failure } from "#shared/failures.ts";
import { success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";

/** What is done with an order's parcels. */
export type ParcelStep = "pack" | "hand_over" | "arrive" | "lose" | "return" | "change" | "unpack";

type Send = (ctx: Context, manager: OrderManager) => Promise<Result<{ code: string }, Failure>>;

/** The operator packs and sends in a shop's place, with the shop's own use cases; the audit log says what and why. */
export function sendInPlace(
  ctx: Context,
  { step, reason }: { step: ParcelStep; reason: string },
  send: Send,
): Promise<Result<{ code: string }, StaffFailure | Failure>> {
  return withStaffTransaction(ctx, "orders.write", async (inside) => {
    const manager: OrderManager = { shopId: null, actor: { kind: "operator", customerId: ctx.visitor.customerId } };
    const sent = await send(inside, manager);
    if (!sent.ok) return sent;
    await logAudit(inside, {
      action: "order.send",
      subject: { kind: "order", id: sent.value.code },
      details: { text: step, ...(reason === "" ? {} : { reason }) },
    });
    return success({ code: sent.value.code });
  });
}
