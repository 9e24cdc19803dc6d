import { showAmount } from "#domain/currency/show-amount.ts";
import type { MessageType } from "#domain/notification/notification.ts";
import { notifyCustomer } from "#domain/notification/notify-customer.ts";
import { notifyStaff } from "#domain/staff/notify-staff.ts";
import type { Translate } from "#shared/translate.ts";
import type { Context } from "../context.ts";
import type { CreditDispute } from "./credit-dispute.ts";
import type { Settled } from "./settle-credit-dispute.ts";

type Words = { title: string; message: string };

const TYPES: Record<CreditDispute["status"], MessageType> = { open: "warning", won: "success", lost: "error" };

/** Tells whoever has paid, whose wallet or voucher it moves, and staff, once for each state. */
export async function tellCreditDispute(ctx: Context, { dispute, became }: Settled): Promise<void> {
  if (became === null) return;
  const { id, customerId, voucherId } = dispute;
  const amount = (await showAmount(ctx, dispute.amount)).formatted;
  const told = { topic: "orders" as const, messageType: TYPES[became], onceKey: `credit-dispute:${id}:${became}` };
  const isVoucher = voucherId !== null;
  await notifyCustomer(ctx, {
    ...told,
    customerId,
    link: isVoucher ? "/user/gift-voucher" : "/my-wallet",
    write: (t) => (isVoucher ? voucherWords(t, became, amount) : rechargeWords(t, became, amount)),
  });
  await notifyStaff(ctx, "refunds.write", {
    ...told,
    link: isVoucher ? `/admin/vouchers?search=${voucherId}` : `/admin/customers/${customerId}`,
    write: (t) => staffWords(t, became, { amount, what: isVoucher ? t("Gift Voucher") : t("Recharge") }),
  });
}

function rechargeWords(t: Translate, became: CreditDispute["status"], amount: string): Words {
  switch (became) {
    case "open":
      return {
        title: t("Your bank has taken a recharge back"),
        message: t("Until the bank decides about {amount}, what is left of it in your wallet is held back.", {
          amount,
        }),
      };
    case "won":
      return {
        title: t("Your recharge stands"),
        message: t("The bank has decided: what was held back for {amount} is in your wallet again.", { amount }),
      };
    default:
      return {
        title: t("A recharge was undone"),
        message: t("Your bank keeps {amount}. What of it was spent already is owed to the shop.", { amount }),
      };
  }
}

function voucherWords(t: Translate, became: CreditDispute["status"], amount: string): Words {
  switch (became) {
    case "open":
      return {
        title: t("Your gift voucher is frozen"),
        message: t("Your bank has taken {amount} back. Until it decides, the voucher cannot be used.", { amount }),
      };
    case "won":
      return {
        title: t("Your gift voucher can be used again"),
        message: t("The bank has decided about {amount}: the payment stands.", { amount }),
      };
    default:
      return {
        title: t("Your gift voucher was taken back"),
        message: t("Your bank keeps {amount}. What of it was spent already is owed to the shop.", { amount }),
      };
  }
}

function staffWords(t: Translate, became: CreditDispute["status"], facts: { amount: string; what: string }): Words {
  switch (became) {
    case "open":
      return {
        title: t("A payment is disputed"),
        message: t("{what}: the bank holds {amount}. Please answer at the payment provider.", facts),
      };
    case "won":
      return { title: t("A dispute is won"), message: t("{what}: {amount} came back.", facts) };
    default:
      return { title: t("A dispute is lost"), message: t("{what}: the bank keeps {amount}.", facts) };
  }
}
