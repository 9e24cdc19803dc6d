import { grantDigital } from "#domain/fulfilment/digital/grant-digital.ts";
import { issueInvoices } from "#domain/orders/invoice/issue-invoices.ts";
import { showAmount } from "#domain/platform/currency/show-amount.ts";
import { writeMail } from "#domain/platform/mail/write-mail.ts";
import { bookPayment, type PaymentToBook } from "#domain/accounts/ledger/book-payment.ts";
import { compareMoney, isZero, moneyFromMinor, sumMoney, type Money } from "#shared/money.ts";
import { withTransaction, type Context } from "../../context.ts";
import { deliverDigital } from "./deliver-digital.ts";
import type { Actor } from "./order.ts";
import {
  clearExpiry,
  findOrdersOfPurchase,
  insertOrderEvents,
  lockPurchase,
  movePaymentRows,
  type LockedPurchase,
} from "./order-write.repository.ts";
import { notifyShop } from "./notify-order-step.ts";
import { publishNewOrders } from "./publish-order-status.ts";

/** A paid purchase, or one paid order of it. `payment`: the payment to book. */
export type Paid = {
  purchaseId: number;
  orderId: number | null;
  amount: Money;
  payment?: PaymentToBook;
  /** Who confirmed it; defaults to the provider. */
  actor?: Actor;
};

const PROVIDER: Actor = { kind: "provider", customerId: null };

/** Whether exactly this amount is still owed: a payment that is not should not be collected. */
export async function isOwed(ctx: Context, paid: Omit<Paid, "payment">): Promise<boolean> {
  return typeof (await withTransaction(ctx, (inside) => lockOwed(inside, paid))) === "object";
}

/** The unpaid orders that the amount is for, under the purchase's lock. */
async function lockOwed(ctx: Context, paid: Omit<Paid, "payment">) {
  const purchase = await lockPurchase(ctx, paid.purchaseId);
  if (!purchase) throw new Error(`Purchase ${paid.purchaseId} does not exist`);
  if (purchase.status !== "placed") return "unfillable";
  const orders = await findOrdersOfPurchase(ctx, paid.purchaseId);
  const open = orders.filter((order) => order.fulfilmentStatus !== "canceled");
  const unpaid = open.filter((order) => order.paymentStatus === "unpaid");
  const meant = unpaid.filter(({ id }) => paid.orderId === null || id === paid.orderId);
  if (meant.length === 0)
    return open.some(({ id }) => paid.orderId === null || id === paid.orderId) ? "already" : "unfillable";
  const totals = meant.map(({ totalMinor }) => moneyFromMinor(totalMinor, purchase.currencyCode));
  const owed = sumMoney(totals, purchase.currencyCode);
  const isSame = paid.amount.currency === owed.currency && compareMoney(owed, paid.amount) === 0;
  return isSame ? { purchase, meant, unpaid } : "unfillable";
}

/**
 * Money has arrived, as confirmed by the provider. `already`: it was paid before; `unfillable`: it expired or was
 * canceled, or the amount due has changed. In both cases the money has to go back.
 */
export async function finishPurchase(ctx: Context, paid: Paid): Promise<"paid" | "already" | "unfillable"> {
  return withTransaction(ctx, async (inside) => {
    const owed = await lockOwed(inside, paid);
    if (typeof owed === "string") return owed;
    const { purchase, meant, unpaid } = owed;
    const moved = await movePaymentRows(
      inside,
      meant.map(({ id }) => id),
      "paid",
    );
    if (paid.payment)
      await bookPayment(inside, paid.payment, {
        purchaseId: paid.purchaseId,
        orderTotals: meant.map(({ totalMinor }) => moneyFromMinor(totalMinor, purchase.currencyCode)),
      });
    if (moved.length !== meant.length) throw new Error(`Of ${meant.length} unpaid orders ${moved.length} became paid`);
    await insertOrderEvents(
      inside,
      meant.map(({ id }) => ({
        orderId: id,
        axis: "payment",
        fromStatus: "unpaid",
        toStatus: "paid",
        actor: paid.actor ?? PROVIDER,
      })),
    );
    if (meant.length === unpaid.length) await clearExpiry(inside, paid.purchaseId);
    await grantDigital(
      inside,
      meant.map(({ id }) => id),
    );
    for (const { id } of meant) {
      await notifyShop(inside, id, "new");
      await deliverDigital(inside, id);
    }
    await publishNewOrders(inside, meant);
    await issueInvoices(
      inside,
      meant.map(({ id, shopId }) => ({ orderId: id, shopId })),
    );
    await writePaidMail(inside, purchase, paid);
    return "paid";
  });
}

/**
 * Mails that the payment has arrived, once per purchase, or per order of it that was paid separately. Not sent if nothing
 * was due.
 */
async function writePaidMail(
  ctx: Context,
  purchase: LockedPurchase,
  { purchaseId, orderId, amount }: { purchaseId: number; orderId: number | null; amount: Money },
): Promise<void> {
  if (isZero(amount)) return;
  await writeMail(ctx, {
    idempotencyKey: `payment-received:${purchaseId}:${orderId ?? "all"}`,
    template: "payment-received",
    recipient: purchase.email,
    languageCode: purchase.languageCode,
    data: { trxId: purchase.trxId, total: (await showAmount(ctx, amount, purchase.languageCode)).formatted },
  });
}
