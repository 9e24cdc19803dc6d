import { showAmount } from "#domain/platform/currency/show-amount.ts";
import { notifyStaff } from "#domain/platform/staff/notify-staff.ts";
import type { Failure } from "#shared/failures.ts";
import { compareMoney, isZero, parseMajorUnits, type Money } from "#shared/money.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { getConfirmedAccount } from "../bank-account/get-bank-account.ts";
import { lockBalanceOf } from "../ledger/lock-balance-of.ts";
import { getPayableShop, getTerms, minimumOf } from "./balance.repository.ts";
import { getPayoutBalance } from "./get-payout-balance.ts";
import { holdPayout } from "./book-payout.ts";
import { earningAccount, type Destination, type PayoutOwner } from "./payout.ts";
import type { PayoutRequestInput } from "./payout.input.ts";
import { hasOpenPayout, insertPayout } from "./payout.repository.ts";

export type RequestPayoutFailure =
  | Failure<
      | "not_found"
      | "bank_account_missing"
      | "payout_open"
      | "payout_below_minimum"
      | "payout_too_high"
      | "nothing_to_pay_out"
    >
  | { code: "invalid_amount" };

/**
 * Requests a payout of an amount, or of everything available, and holds it. One at a time: the owner's account is locked
 * first, so a second click finds the first one. The caller checks that the visitor may act for the owner.
 */
export async function requestPayout(
  ctx: Context,
  owner: PayoutOwner,
  { amount: entered }: PayoutRequestInput,
): Promise<Result<number, RequestPayoutFailure>> {
  const wanted = entered === "" ? null : parseMajorUnits(entered, ctx.baseCurrency.code);
  if (entered !== "" && (!wanted || isZero(wanted))) return failure({ code: "invalid_amount" });
  return withTransaction(ctx, (inside) => makePayout(inside, owner, wanted, inside.visitor.customerId));
}

/** Within a transaction; `requestedBy` null: by the schedule. */
export async function makePayout(
  ctx: Context,
  owner: PayoutOwner,
  wanted: Money | null,
  requestedBy: number | null,
): Promise<Result<number, RequestPayoutFailure>> {
  await lockBalanceOf(ctx, earningAccount(owner), ctx.baseCurrency.code);
  if (await hasOpenPayout(ctx, owner)) return failure({ code: "payout_open" });
  const target = await findTarget(ctx, owner);
  if (!target.ok) return target;
  const { available } = await getPayoutBalance(ctx, owner);
  const amount = wanted ?? available;
  if (isZero(available)) return failure({ code: "nothing_to_pay_out" });
  if (compareMoney(amount, available) > 0) return failure({ code: "payout_too_high" });
  const { minimum, destination, method } = target.value;
  if (compareMoney(amount, minimum) < 0) {
    const shown = await showAmount(ctx, minimum);
    return failure({ code: "payout_below_minimum", values: { amount: shown.formatted } });
  }
  const id = await insertPayout(ctx, { owner, amount, method, destination, requestedBy });
  await holdPayout(ctx, { id, owner, amount });
  await notifyStaff(ctx, "payouts.manage", {
    topic: "orders",
    idempotencyKey: `payout-requested:${id}`,
    link: "/admin/payouts",
    write: (t) => ({ title: t("Payout requested"), message: t("A payout is waiting for the next run.") }),
  });
  return success(id);
}

type Target = { destination: Destination; method: "bank" | "provider"; minimum: Money };

async function findTarget(
  ctx: Context,
  owner: PayoutOwner,
): Promise<Result<Target, Failure<"not_found" | "bank_account_missing">>> {
  const account = await getConfirmedAccount(ctx, owner);
  if ("customerId" in owner)
    return account
      ? success({ destination: toDestination(account), method: "bank", minimum: minimumOf(ctx) })
      : failure({ code: "bank_account_missing" });
  const shop = await getPayableShop(ctx, owner.shopId);
  if (!shop) return failure({ code: "not_found" });
  const { providerAccount: reference, minimum } = await getTerms(ctx, owner.shopId);
  if (reference !== "")
    return success({ destination: { ...NO_BANK, holder: shop.name, reference }, method: "provider", minimum });
  if (!account) return failure({ code: "bank_account_missing" });
  return success({ destination: toDestination(account), method: "bank", minimum });
}

const NO_BANK = { countryCode: "", iban: "", bic: "", accountNumber: "", bankCode: "" };

function toDestination({ holder, countryCode, iban, bic, accountNumber, bankCode }: Destination): Destination {
  return { holder, countryCode, iban, bic, accountNumber, bankCode };
}
