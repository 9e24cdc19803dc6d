import { showAmount } from "#domain/currency/show-amount.ts";
import type { MessageType } from "#domain/notification/notification.ts";
import { notifyCustomer } from "#domain/notification/notify-customer.ts";
import { notifyStaff } from "#domain/staff/notify-staff.ts";
import type { Translate } from "#shared/translate.ts";
import type { Context } from "../context.ts";
import type { Dispute, DisputeStatus } from "./dispute.ts";
import type { Payment } from "./payment.ts";
import { findShopsOfPayment } from "./provider-refund.repository.ts";

const TYPES: Record<DisputeStatus, MessageType> = { open: "warning", won: "success", lost: "error" };

/** Tells staff and shops, once for each state. The shopper knows: it was their bank. */
export async function tellDispute(ctx: Context, payment: Payment, dispute: Dispute, status: DisputeStatus) {
  const amount = (await showAmount(ctx, dispute.amount)).formatted;
  const shops = await findShopsOfPayment(ctx, payment);
  const told = { topic: "orders" as const, messageType: TYPES[status] };
  const onceKey = `dispute:${dispute.id}:${status}`;
  for (const { code, ownerId } of shops)
    if (ownerId !== null)
      await notifyCustomer(ctx, {
        ...told,
        customerId: ownerId,
        link: `/seller/orders/${code}`,
        onceKey: `${onceKey}:${code}`,
        write: (t) => shopWords(t, status, code),
      });
  await notifyStaff(ctx, "refunds.write", {
    ...told,
    link: shops[0] ? `/admin/orders/${shops[0].code}` : "/admin/orders",
    onceKey,
    write: (t) => staffWords(t, status, { amount, code: payment.trxId }),
  });
}

function shopWords(t: Translate, status: DisputeStatus, code: string) {
  switch (status) {
    case "open":
      return {
        title: t("The payment of the order {code} is disputed", { code }),
        message: t("Please do not send what has not left yet. Refunds wait until the bank has decided."),
      };
    case "won":
      return {
        title: t("The dispute about the order {code} is won", { code }),
        message: t("The payment stands. Nothing changes for you."),
      };
    default:
      return {
        title: t("The dispute about the order {code} is lost", { code }),
        message: t("The bank keeps the money. What you earned with it is taken back in proportion."),
      };
  }
}

function staffWords(t: Translate, status: DisputeStatus, facts: { amount: string; code: string }) {
  switch (status) {
    case "open":
      return {
        title: t("A payment is disputed"),
        message: t("The bank holds {amount} of the purchase {code}. Please answer at the payment provider.", facts),
      };
    case "won":
      return {
        title: t("A dispute is won"),
        message: t("{amount} of the purchase {code} came back.", facts),
      };
    default:
      return {
        title: t("A dispute is lost"),
        message: t("The bank keeps {amount} of the purchase {code}.", facts),
      };
  }
}
