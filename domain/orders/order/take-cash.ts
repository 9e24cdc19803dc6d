import { bookPayment } from "#domain/accounts/ledger/book-payment.ts";
import { grantDigital } from "#domain/fulfilment/digital/grant-digital.ts";
import { moneyFromMinor } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import type { Actor } from "./order.ts";
import { insertCashPayment, insertOrderEvents, movePaymentRows, type OrderToMove } from "./order-write.repository.ts";

const PROVIDER = "cash_on_delivery";

/**
 * Marks cash on delivery as paid on arrival: the carrier has collected it on the operator's behalf. In the transaction
 * of the change to "delivered".
 */
export async function takeCash(ctx: Context, order: OrderToMove, actor: Actor): Promise<void> {
  const moved = await movePaymentRows(ctx, [order.id], "paid");
  if (moved.length === 0) return;
  await insertOrderEvents(ctx, [{ orderId: order.id, axis: "payment", fromStatus: "unpaid", toStatus: "paid", actor }]);
  const amount = moneyFromMinor(order.totalMinor, order.currencyCode);
  await grantDigital(ctx, [order.id]);
  const { purchaseId } = order;
  const paymentId = await insertCashPayment(ctx, { purchaseId, orderId: order.id, provider: PROVIDER, amount });
  if (paymentId === null) return;
  const parts = [{ account: { kind: "provider_clearing", name: PROVIDER }, amount }] as const;
  await bookPayment(ctx, { paymentId, parts }, { purchaseId, orderTotals: [amount] });
}
