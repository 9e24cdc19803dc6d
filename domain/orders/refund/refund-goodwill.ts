import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { showAmount } from "#domain/platform/currency/show-amount.ts";
import { type StaffFailure, withStaffTransaction } from "#domain/platform/permission/permission.ts";
import { notifyTeam } from "#domain/shops/team/notify-team.ts";
import { isZero, parseMajorUnits } from "#shared/money.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { GoodwillInput, StaffGoodwillInput } from "./refund.input.ts";
import { refundOrder, type RefundResult } from "./refund-order.ts";
import type { RefundBearer, RefundFailure } from "./refund.ts";
import { getOrderByCode, type OrderOfCode } from "./refund.repository.ts";

export type GoodwillFailure = RefundFailure | { code: "invalid_amount" };

/** A shop refunds a part of what was paid for its order, without goods. `code`: as `readOrderCode` returns it. */
export async function refundGoodwill(
  ctx: Context,
  shopId: number,
  code: string,
  input: GoodwillInput,
): Promise<Result<RefundResult, GoodwillFailure>> {
  const order = await getOrderByCode(ctx, code, shopId);
  return order ? refundAmount(ctx, order, "shop", { ...input, bearer: "shop" }) : failure({ code: "not_found" });
}

/** Staff refund a part of what was paid for an order of any shop; returns the formatted amount. */
export function refundGoodwillAsStaff(
  ctx: Context,
  code: string,
  input: StaffGoodwillInput,
): Promise<Result<string, StaffFailure | GoodwillFailure>> {
  return withStaffTransaction(ctx, "refunds.write", async (inside) => {
    const order = await getOrderByCode(inside, code, null);
    if (!order) return failure({ code: "not_found" });
    const refunded = await refundAmount(inside, order, "operator", input);
    if (!refunded.ok) return refunded;
    const { reason, bearer } = input;
    const amount = (await showAmount(inside, refunded.value.amount)).formatted;
    await logAudit(inside, {
      action: "refund.make",
      subject: { kind: "order", id: order.code },
      details: { kind: "goodwill", amount, bearer, reason },
    });
    if (bearer === "shop") await notifyShop(inside, order, refunded.value.refundId, { amount, reason });
    return success(amount);
  });
}

async function refundAmount(
  ctx: Context,
  order: OrderOfCode,
  actor: "shop" | "operator",
  { amount, reason, bearer }: GoodwillInput & { bearer: RefundBearer },
): Promise<Result<RefundResult, GoodwillFailure>> {
  const goodwill = parseMajorUnits(amount, order.currencyCode);
  if (!goodwill || isZero(goodwill)) return failure({ code: "invalid_amount" });
  return refundOrder(ctx, {
    orderId: order.id,
    lines: [],
    shipping: null,
    goodwill,
    to: "source",
    kind: "goodwill",
    bearer,
    actor: { kind: actor, customerId: ctx.visitor.customerId },
    note: reason,
  });
}

/** The shop bears the cost without having decided it. */
async function notifyShop(
  ctx: Context,
  { code, shopId }: OrderOfCode,
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
