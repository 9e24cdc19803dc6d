import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { showAmount } from "#domain/platform/currency/show-amount.ts";
import { readOrderCode } from "#domain/orders/order/order-code.ts";
import { refundOrder } from "#domain/orders/refund/refund-order.ts";
import type { RefundBearer, RefundFailure } from "#domain/orders/refund/refund.ts";
import { type StaffRefusal, withStaffTransaction } from "#domain/platform/permission/permission.ts";
import { notifyTeam } from "#domain/shops/team/notify-team.ts";
import { isZero, parseMajorUnits } from "#shared/money.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { getBookOrder } from "./order-admin.repository.ts";

type GoodwillFailure = StaffRefusal | RefundFailure | { code: "not_an_amount" };

/** Refunds a part of what was paid, without goods; returns the formatted amount. */
export function refundGoodwill(
  ctx: Context,
  typedCode: string,
  { amount, reason, bearer }: { amount: string; reason: string; bearer: RefundBearer },
): Promise<Result<string, GoodwillFailure>> {
  return withStaffTransaction(ctx, "refunds.write", async (inside) => {
    const order = await getBookOrder(inside, readOrderCode(typedCode));
    if (!order) return failure({ code: "not_found" });
    const goodwill = parseMajorUnits(amount, order.currencyCode);
    if (!goodwill || isZero(goodwill)) return failure({ code: "not_an_amount" });
    const refunded = await refundOrder(inside, {
      orderId: order.id,
      lines: [],
      shipping: null,
      goodwill,
      to: "source",
      kind: "goodwill",
      bearer,
      actor: { kind: "operator", customerId: ctx.visitor.customerId },
      note: reason,
    });
    if (!refunded.ok) return refunded;
    const shown = (await showAmount(inside, refunded.value.amount)).formatted;
    await logAudit(inside, {
      action: "refund.make",
      subject: { kind: "order", id: order.code },
      details: { kind: "goodwill", amount: shown, bearer, reason },
    });
    if (bearer === "shop") await notifyShop(inside, order, refunded.value.refundId, { amount: shown, reason });
    return success(shown);
  });
}

/** The shop bears the cost without having decided it. */
async function notifyShop(
  ctx: Context,
  { code, shopId }: { code: string; shopId: number },
  refundId: number,
  { amount, reason }: { amount: string; reason: string },
): Promise<void> {
  await notifyTeam(ctx, shopId, "orders.read", {
    topic: "orders",
    messageType: "warning",
    link: `/seller/orders/${code}`,
    idempotencyKey: `goodwill:${refundId}:shop`,
    write: (t) => ({
      title: t("{amount} of order {code} was refunded", { amount, code }),
      message: t("The marketplace refunded it as goodwill, so your earnings are reduced: {reason}", { reason }),
    }),
  });
}
