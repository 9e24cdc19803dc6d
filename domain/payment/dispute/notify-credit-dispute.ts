import { showAmount } from "#domain/platform/currency/show-amount.ts";
import type { MessageType } from "#domain/customers/notification/notification.ts";
import { notifyCustomer } from "#domain/customers/notification/notify-customer.ts";
import { notifyStaff } from "#domain/platform/staff/notify-staff.ts";
import type { Translate } from "#shared/translate.ts";
import type { Context } from "../../context.ts";
import type { CreditDispute } from "./credit-dispute.ts";

type NotificationText = { title: string; message: string };

const TYPES: Record<CreditDispute["status"], MessageType> = { open: "warning", won: "success", lost: "error" };

/** Notifies the payer, the owner of the affected wallet or voucher, and staff, once for each status. */
export async function notifyCreditDispute(
  ctx: Context,
  dispute: CreditDispute,
  became: CreditDispute["status"],
): Promise<void> {
  const { id, customerId, voucherId } = dispute;
  const amount = (await showAmount(ctx, dispute.amount)).formatted;
  const notification = {
    topic: "orders" as const,
    messageType: TYPES[became],
    idempotencyKey: `credit-dispute:${id}:${became}`,
  };
  const isVoucher = voucherId !== null;
  await notifyCustomer(ctx, {
    ...notification,
    customerId,
    link: isVoucher ? "/user/gift-voucher" : "/my-wallet",
    write: (t) => (isVoucher ? voucherText(t, became, amount) : rechargeText(t, became, amount)),
  });
  await notifyStaff(ctx, "refunds.write", {
    ...notification,
    link: isVoucher ? `/admin/vouchers?search=${voucherId}` : `/admin/customers/${customerId}`,
    write: (t) => staffText(t, became, { amount, what: isVoucher ? t("Gift voucher") : t("Top-up") }),
  });
}

function rechargeText(t: Translate, became: CreditDispute["status"], amount: string): NotificationText {
  switch (became) {
    case "open":
      return {
        title: t("Your bank reversed a top-up"),
        message: t("Until the bank decides about {amount}, we're holding what's left of it in your wallet.", {
          amount,
        }),
      };
    case "won":
      return {
        title: t("Your top-up is confirmed"),
        message: t("The bank has decided in your favor. What we held for {amount} is back in your wallet.", { amount }),
      };
    default:
      return {
        title: t("A top-up was reversed"),
        message: t("Your bank has kept {amount}. You owe the shop what you've already spent of it.", { amount }),
      };
  }
}

function voucherText(t: Translate, became: CreditDispute["status"], amount: string): NotificationText {
  switch (became) {
    case "open":
      return {
        title: t("Your gift voucher is on hold"),
        message: t("Your bank has reversed {amount}. The voucher can't be used until the bank decides.", { amount }),
      };
    case "won":
      return {
        title: t("Your gift voucher can be used again"),
        message: t("The bank has decided: the payment of {amount} stands.", { amount }),
      };
    default:
      return {
        title: t("Your gift voucher was canceled"),
        message: t("Your bank has kept {amount}. You owe the shop what you've already spent of it.", { amount }),
      };
  }
}

function staffText(
  t: Translate,
  became: CreditDispute["status"],
  facts: { amount: string; what: string },
): NotificationText {
  switch (became) {
    case "open":
      return {
        title: t("Payment disputed"),
        message: t("{what}: the bank is holding {amount}. Respond on the payment provider's site.", facts),
      };
    case "won":
      return { title: t("Dispute won"), message: t("{what}: {amount} was returned.", facts) };
    default:
      return { title: t("Dispute lost"), message: t("{what}: the bank kept {amount}.", facts) };
  }
}
