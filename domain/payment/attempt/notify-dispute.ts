import { showAmount } from "#domain/platform/currency/show-amount.ts";
import type { MessageType } from "#domain/customers/notification/notification.ts";
import type { DisputeStatus } from "#domain/payment/provider/payment-provider.ts";
import { notifyStaff } from "#domain/platform/staff/notify-staff.ts";
import { notifyTeam } from "#domain/shops/team/notify-team.ts";
import type { Translate } from "#shared/translate.ts";
import type { Context } from "../../context.ts";
import type { Dispute } from "./dispute.ts";
import type { Payment } from "./payment.ts";
import { findShopsOfPayment } from "./provider-refund.repository.ts";

const TYPES: Record<DisputeStatus, MessageType> = { open: "warning", won: "success", lost: "error" };

/** Notifies staff and shops, once for each status. The shopper is not notified: the dispute came from their bank. */
export async function notifyDispute(ctx: Context, payment: Payment, dispute: Dispute, status: DisputeStatus) {
  const amount = (await showAmount(ctx, dispute.amount)).formatted;
  const shops = await findShopsOfPayment(ctx, payment);
  const notification = { topic: "orders" as const, messageType: TYPES[status] };
  const idempotencyKey = `dispute:${dispute.id}:${status}`;
  for (const { code, shopId } of shops)
    await notifyTeam(ctx, shopId, "orders.read", {
      ...notification,
      link: `/seller/orders/${code}`,
      idempotencyKey: `${idempotencyKey}:${code}`,
      write: (t) => shopText(t, status, code),
    });
  await notifyStaff(ctx, "refunds.write", {
    ...notification,
    link: shops[0] ? `/admin/orders/${shops[0].code}` : "/admin/orders",
    idempotencyKey,
    write: (t) => staffText(t, status, { amount, code: payment.trxId }),
  });
}

function shopText(t: Translate, status: DisputeStatus, code: string) {
  switch (status) {
    case "open":
      return {
        title: t("The payment for order {code} is disputed", { code }),
        message: t("Please don't ship anything yet. Refunds wait until the bank decides."),
      };
    case "won":
      return {
        title: t("The dispute about order {code} was won", { code }),
        message: t("The payment stands. Nothing changes for you."),
      };
    default:
      return {
        title: t("The dispute about order {code} was lost", { code }),
        message: t("The bank kept the money. Your earnings from it are reversed in proportion."),
      };
  }
}

function staffText(t: Translate, status: DisputeStatus, facts: { amount: string; code: string }) {
  switch (status) {
    case "open":
      return {
        title: t("Payment disputed"),
        message: t("The bank is holding {amount} of purchase {code}. Respond on the payment provider's site.", facts),
      };
    case "won":
      return {
        title: t("Dispute won"),
        message: t("{amount} of purchase {code} was returned.", facts),
      };
    default:
      return {
        title: t("Dispute lost"),
        message: t("The bank kept {amount} of purchase {code}.", facts),
      };
  }
}
