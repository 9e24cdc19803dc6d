import { postEntries } from "#domain/accounts/ledger/post-entries.ts";
import { negate, sumMoney } from "#shared/money.ts";
import { withTransaction, type Context } from "../../context.ts";
import { splitOrder } from "./commission.ts";
import { getOrderToEarn, insertEarnings } from "./earning.repository.ts";
import { reverseBooked } from "./reverse-earnings.ts";

/** When an order is delivered, credits the payment to the shop, less the commission frozen at placement. Idempotent. */
export async function bookEarnings(ctx: Context, orderId: number): Promise<void> {
  await withTransaction(ctx, async (inside) => {
    const order = await getOrderToEarn(inside, orderId);
    if (!order) throw new Error(`Order ${orderId} is gone`);
    const base = inside.baseCurrency.code;
    const { total, parts } = splitOrder(order, base);
    if (!(await insertEarnings(inside, order, parts))) return;
    const sumOf = (name: "earning" | "commission" | "promotion") =>
      sumMoney(
        parts.map((part) => part[name]),
        base,
      );
    await postEntries(inside, {
      kind: "earning",
      idempotencyKey: `earning:${orderId}`,
      cause: { orderId },
      entries: [
        { account: { kind: "order_clearing" }, amount: negate(total) },
        { account: { kind: "operator_promotion" }, amount: negate(sumOf("promotion")) },
        { account: { kind: "operator_commission" }, amount: sumOf("commission") },
        { account: { kind: "shop_earning", shopId: order.shopId }, amount: sumOf("earning") },
      ],
    });
    await reverseBooked(inside, orderId, `earning-reversed:${orderId}:delivered`);
  });
}
