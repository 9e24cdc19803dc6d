import { isZero, parseMajorUnits } from "#shared/money.ts";
import { failure, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { refundOrder, type RefundMade } from "./refund-order.ts";
import type { RefundFailure } from "./refund.ts";
import { getOrderForGoodwill } from "./refund.repository.ts";

/** The shop refunds money of its order without a return. `amount`: in major units of the purchase's currency. */
export async function giveGoodwill(
  ctx: Context,
  shopId: number,
  code: string,
  { amount, note }: { amount: string; note: string },
): Promise<Result<RefundMade, RefundFailure | { code: "invalid_amount" }>> {
  const order = await getOrderForGoodwill(ctx, shopId, code);
  if (!order) return failure({ code: "not_found" });
  const goodwill = parseMajorUnits(amount, order.currencyCode);
  if (!goodwill || isZero(goodwill)) return failure({ code: "invalid_amount" });
  return refundOrder(ctx, {
    orderId: order.id,
    lines: [],
    shipping: null,
    goodwill,
    to: "source",
    kind: "goodwill",
    actor: { kind: "shop", customerId: ctx.visitor.customerId },
    note,
  });
}
