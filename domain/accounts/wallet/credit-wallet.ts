import { secureWallet } from "#domain/payment/dispute/secure-wallet.ts";
import type { Account } from "#domain/accounts/ledger/ledger.ts";
import { postEntries } from "#domain/accounts/ledger/post-entries.ts";
import { neverHappens } from "#shared/result.ts";
import { negate } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import type { Credit } from "./wallet.ts";

/** Credits a wallet, once per `idempotencyKey`; false if already done. Joins the caller's transaction, if there is one. */
export async function creditWallet(ctx: Context, credit: Credit): Promise<boolean> {
  const { customerId, amount, kind, idempotencyKey, orderId, rechargeId } = credit;
  const posting = await postEntries(ctx, {
    kind,
    idempotencyKey,
    cause: { orderId: orderId ?? null, rechargeId },
    entries: [
      { account: { kind: "customer_wallet", customerId }, amount },
      { account: sourceOf(credit), amount: negate(amount) },
    ],
  });
  if (posting === "too_low") throw new Error(`A credit of a wallet took something: ${idempotencyKey}`);
  await secureWallet(ctx, customerId);
  return posting === "posted";
}

function sourceOf({ kind, method }: Credit): Account {
  switch (kind) {
    case "recharge":
      return { kind: "provider_clearing", name: method ?? "" };
    case "refund":
      return { kind: "order_clearing" };
    case "conversion":
      return { kind: "points_cost" };
    case "voucher":
      return { kind: "voucher_liability" };
    case "affiliate":
      return { kind: "operator_promotion" };
    case "correction":
      return { kind: "correction" };
    default:
      return neverHappens(kind);
  }
}
