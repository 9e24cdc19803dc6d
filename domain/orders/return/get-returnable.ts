import { readOrderCode } from "#domain/orders/order/order-code.ts";
import { estimateRefund, refundValue, type RefundEstimate } from "#domain/orders/refund/estimate-refund.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import { findLinesToReturn, getOrderToReturn, type OrderToReturn } from "./return.repository.ts";

/** A line that can be returned. */
export type ReturnableLine = {
  orderLineId: number;
  productSlug: string;
  name: string;
  variantsName: string;
  image: string | null;
  isDigital: boolean;
  /** Units that can still be returned; the reason if none. */
  left: number;
  blocker: "none" | "not_refundable" | "opened" | "returned" | "over";
  /** The value of 1, 2, … units. */
  worths: Money[];
};

/** `until`: when the last of its return windows closes. */
export type Returnable = { order: OrderToReturn; until: Date; lines: ReturnableLine[]; currencyCode: string };

const DAY = 24 * 60 * 60_000;
const MAX_REFUND_VALUES = 100;

/** What the customer can return of an order now. */
export async function getReturnable(
  ctx: Context,
  typedCode: string,
): Promise<Result<Returnable, Failure<"sign_in" | "not_found" | "not_returnable" | "return_over">>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  const order = await getOrderToReturn(ctx, readOrderCode(typedCode), customerId);
  if (!order) return failure({ code: "not_found" });
  if (order.fulfilmentStatus !== "delivered" || order.deliveredAt === null) return failure({ code: "not_returnable" });
  const closing = (days: number) => new Date(order.deliveredAt!.getTime() + days * DAY);
  const until = closing(order.returnDays);
  if (until <= ctx.now()) return failure({ code: "return_over" });
  const estimate = await estimateRefund(ctx, order.id);
  if (!estimate) return failure({ code: "not_returnable" });
  const rows = await findLinesToReturn(ctx, order.id);
  return success({
    order,
    until,
    currencyCode: estimate.currencyCode,
    lines: rows.map(({ quantity, returned, isRefundable, isOpened, isRevoked, returnDays, ...line }) => {
      const isGone = (isDigitalGone: boolean) => line.isDigital && isDigitalGone;
      const rest = Math.min(quantity - returned, unitsLeft(estimate, line.orderLineId));
      const blocker = !isRefundable
        ? "not_refundable"
        : isGone(isOpened)
          ? "opened"
          : rest <= 0 || isGone(isRevoked)
            ? "returned"
            : closing(returnDays) <= ctx.now()
              ? "over"
              : "none";
      const left = blocker === "none" ? rest : 0;
      return { ...line, left, blocker, worths: refundValues(estimate, line.orderLineId, left) };
    }),
  });
}

function unitsLeft({ refundable }: RefundEstimate, orderLineId: number): number {
  return refundable.lines.find((line) => line.orderLineId === orderLineId)?.quantityLeft ?? 0;
}

function refundValues(estimate: RefundEstimate, orderLineId: number, left: number): Money[] {
  return Array.from({ length: Math.min(left, MAX_REFUND_VALUES) }, (_, index) =>
    refundValue(estimate, [{ orderLineId, quantity: index + 1 }]),
  ).filter((worth) => worth !== null);
}
