import { estimateRefund } from "#domain/orders/refund/estimate-refund.ts";
import { refundOrder } from "#domain/orders/refund/refund-order.ts";
import type { RefundFailure } from "#domain/orders/refund/refund.ts";
import { parseMajorUnits, type Money } from "#shared/money.ts";
import { failure, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { moveReturn, type MoveReturnFailure } from "./move-return.ts";
import { findReturnLines, type ReturnRow } from "./return.repository.ts";
import type { ReturnActor, ReturnOwner } from "./return.ts";

/** `deduction`: in major units of the purchase's currency, for wear or missing parts. */
export type ReturnRefund = { withShipping: boolean; deduction: string; note: string };

export type RefundReturnFailure = MoveReturnFailure | RefundFailure | { code: "invalid_deduction" };

/** Refunds received goods, in the way that the shopper chose. */
export function refundReturn(
  ctx: Context,
  owner: ReturnOwner,
  id: number,
  refund: ReturnRefund,
): Promise<Result<null, RefundReturnFailure>> {
  return moveReturn<Exclude<RefundReturnFailure, MoveReturnFailure>>(
    ctx,
    { owner, id, to: "refunded" },
    async (inside, row, actor) => {
      const estimate = await estimateRefund(inside, row.orderId);
      if (!estimate) return failure({ code: "not_paid_yet" });
      const deduction = refund.deduction === "" ? null : parseMajorUnits(refund.deduction, estimate.currencyCode);
      if (refund.deduction !== "" && !deduction) return failure({ code: "invalid_deduction" });
      return payBack(inside, row, actor, {
        shipping: refund.withShipping ? "all" : null,
        deduction,
        note: refund.note,
      });
    },
  );
}

/**
 * For a shop that has received the goods but does not refund in time. Includes the delivery if the shopper keeps
 * nothing else of the order.
 */
export function refundReturnInTime(ctx: Context, id: number): Promise<Result<null, RefundReturnFailure>> {
  return moveReturn<Exclude<RefundReturnFailure, MoveReturnFailure>>(
    ctx,
    { owner: "system", id, to: "refunded" },
    async (inside, row, actor) => {
      const isWhole = await isRestOfOrder(inside, row);
      return payBack(inside, row, actor, { shipping: isWhole ? "all" : null, deduction: null, note: "" });
    },
  );
}

/** Whether this return leaves nothing of the order with the shopper. */
export async function isRestOfOrder(
  ctx: Context,
  { id, orderId }: Pick<ReturnRow, "id" | "orderId">,
): Promise<boolean> {
  const estimate = await estimateRefund(ctx, orderId);
  const units = new Map((await findReturnLines(ctx, id)).map((line) => [line.orderLineId, line.quantity]));
  return (
    estimate?.refundable.lines.every(
      ({ orderLineId, quantityLeft }) => quantityLeft <= (units.get(orderLineId) ?? 0),
    ) ?? false
  );
}

async function payBack(
  ctx: Context,
  row: ReturnRow,
  actor: ReturnActor,
  spec: { shipping: "all" | null; deduction: Money | null; note: string },
) {
  const made = await refundOrder(ctx, {
    orderId: row.orderId,
    lines: await findReturnLines(ctx, row.id),
    shipping: spec.shipping,
    ...(spec.deduction ? { deduction: spec.deduction } : {}),
    to: row.customerId === null ? "source" : row.refundTo,
    kind: "return",
    returnId: row.id,
    actor,
    note: spec.note,
  });
  if (!made.ok && made.failure.code !== "nothing_to_refund") return made;
  return { endedAt: ctx.now() };
}
