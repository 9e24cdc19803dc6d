import { showAmount } from "#domain/platform/currency/show-amount.ts";
import { writeMail } from "#domain/platform/mail/write-mail.ts";
import { notifyCustomer } from "#domain/customers/notification/notify-customer.ts";
import { isZero, type Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import type { Payout } from "./pay-out.ts";
import type { RefundPlan } from "./refund.ts";
import type { OrderToRefund } from "./refund.repository.ts";

type RefundNotice = {
  refundId: number;
  plan: RefundPlan;
  payouts: readonly Payout[];
  creditNote: string;
  note: string;
};

/** Notifies the shopper of the amount and how it is paid out. */
export async function notifyRefund(ctx: Context, order: OrderToRefund, refund: RefundNotice): Promise<void> {
  const { refundId, plan, payouts, creditNote, note } = refund;
  const written = async (amount: Money) => (await showAmount(ctx, amount, order.languageCode)).formatted;
  const writtenOrNone = async (amount: Money) => (isZero(amount) ? null : written(amount));
  const total = await written(plan.amount);
  await writeMail(ctx, {
    idempotencyKey: `order-refund:${refundId}`,
    template: "order-refund",
    recipient: order.email,
    languageCode: order.languageCode,
    data: {
      name: order.name,
      code: order.code,
      shopName: order.shopName,
      hasAccount: order.customerId !== null,
      total,
      goods: await writtenOrNone(plan.goods),
      shipping: await writtenOrNone(plan.shipping),
      goodwill: await writtenOrNone(plan.goodwill),
      creditNote,
      note,
      ways: await Promise.all(
        payouts.flatMap(({ method, amount }) =>
          method === "dispute" ? [] : [written(amount).then((shown) => ({ method, amount: shown }))],
        ),
      ),
    },
  });
  if (order.customerId === null) return;
  await notifyCustomer(ctx, {
    customerId: order.customerId,
    topic: "orders",
    write: (t) => ({
      title: t("{amount} will be refunded to you", { amount: total }),
      message: t("A refund for your order {code} from {shop}.", { code: order.code, shop: order.shopName }),
    }),
    messageType: "success",
    link: `/user/order-history/${order.code}`,
    idempotencyKey: `order-refund:${refundId}`,
  });
}
