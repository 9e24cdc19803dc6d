import { showAmount } from "#domain/platform/currency/show-amount.ts";
import { postEntries } from "#domain/accounts/ledger/post-entries.ts";
import { consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import { WALLET } from "#domain/accounts/wallet/wallet.ts";
import { attemptCode } from "#domain/payment/provider/attempt-key.ts";
import { startAttempt } from "#domain/payment/provider/start-attempt.ts";
import type { InvalidFields, Failure } from "#shared/failures.ts";
import { compareMoney, negate, parseMajorUnits, toBase, toStep, type Money } from "#shared/money.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { activateVoucher } from "./activate-voucher.ts";
import { voucherAttempts } from "./voucher-attempts.ts";
import type { BuyVoucherInput } from "./voucher.input.ts";
import { getVoucher, insertVoucher, type NewVoucher } from "./voucher.repository.ts";
import { findVoucherMethods, getVoucherLimits } from "./get-voucher-offer.ts";

export type BuyVoucherFailure =
  | Failure<"sign_in" | "method_not_offered" | "payment_unavailable" | "too_many_tries" | "wallet_too_low">
  | InvalidFields;

const TRIES_PER_HOUR = 20;
const LATEST_DAYS = 366;
const DAY = 24 * 60 * 60_000;

/**
 * Buys a voucher, paid from the wallet at once or through a provider's page. Vouchers are untaxed; what they buy is
 * taxed.
 */
export async function buyVoucher(
  ctx: Context,
  input: BuyVoucherInput,
): Promise<Result<{ voucherId: number; redirectUrl: string | null }, BuyVoucherFailure>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  const amount = readAmount(ctx, input.amount);
  const errors = { ...amount.errors, ...refuseDay(ctx, input.send_on) };
  if (!amount.amount || Object.keys(errors).length > 0) return failure({ code: "invalid", errors });
  const methods = await findVoucherMethods(ctx, amount.amount);
  if (!methods.some(({ code }) => code === input.method)) return failure({ code: "method_not_offered" });
  const limit = { name: "voucher-buy", of: String(customerId), max: TRIES_PER_HOUR, minutes: 60 };
  const taken = await consumeRateLimit(ctx, limit);
  if (!taken.ok) return taken;
  const voucher = toNewVoucher(ctx, customerId, amount.amount, input);
  return input.method === WALLET ? buyByWallet(ctx, voucher) : buyOnline(ctx, voucher);
}

function readAmount(ctx: Context, typed: string): { amount: Money | null; errors: Record<string, string[]> } {
  const { code, roundingStepMinor } = ctx.visitor.currency;
  const amount = parseMajorUnits(typed, code);
  const { least, max } = getVoucherLimits(ctx);
  const wrong = (sentence: string) => ({ amount: null, errors: { amount: [sentence] } });
  if (!amount || compareMoney(toStep(amount, roundingStepMinor, "down"), amount) !== 0)
    return wrong(ctx.t("Enter an amount."));
  if (compareMoney(amount, least.amount) < 0)
    return wrong(ctx.t("Enter {least} or more.", { least: least.shown.formatted }));
  if (compareMoney(amount, max.amount) > 0) return wrong(ctx.t("Enter {most} or less.", { most: max.shown.formatted }));
  return { amount, errors: {} };
}

function refuseDay(ctx: Context, day: string | undefined): Record<string, string[]> {
  const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);
  const now = ctx.now().getTime();
  return day === undefined || (day >= dayOf(now) && day <= dayOf(now + LATEST_DAYS * DAY))
    ? {}
    : { send_on: [ctx.t("Choose a date from today up to one year from now.")] };
}

function toNewVoucher(ctx: Context, buyerId: number, amount: Money, input: BuyVoucherInput): NewVoucher {
  return {
    buyerId,
    amount,
    cost: toBase(amount, ctx.visitor.currency.exchangeRate, ctx.baseCurrency.code),
    design: input.design,
    senderName: input.sender_name,
    recipientName: input.recipient_name,
    recipientEmail: input.recipient_email,
    message: input.message,
    languageCode: ctx.visitor.language.code,
    sendOn: input.send_on ?? null,
    method: input.method,
  };
}

/** In one transaction: all or nothing. */
async function buyByWallet(
  ctx: Context,
  voucher: NewVoucher,
): Promise<Result<{ voucherId: number; redirectUrl: null }, BuyVoucherFailure>> {
  const shown = (await showAmount(ctx, voucher.amount)).formatted;
  return withTransaction(ctx, async (inside) => {
    const voucherId = await insertVoucher(inside, voucher);
    const posting = await postEntries(inside, {
      kind: "voucher",
      idempotencyKey: `voucher:${voucherId}:bought`,
      cause: { note: shown },
      entries: [
        { account: { kind: "customer_wallet", customerId: voucher.buyerId }, amount: negate(voucher.cost) },
        { account: { kind: "voucher_liability" }, amount: voucher.cost },
      ],
    });
    if (posting !== "posted") return failure({ code: "wallet_too_low" });
    await activateVoucher(inside, (await getVoucher(inside, voucherId))!);
    return success({ voucherId, redirectUrl: null });
  });
}

/** Not inside a transaction: it calls the provider. */
async function buyOnline(
  ctx: Context,
  voucher: NewVoucher,
): Promise<Result<{ voucherId: number; redirectUrl: string }, BuyVoucherFailure>> {
  const provider = ctx.providers.find(({ code }) => code === voucher.method)!;
  const id = await insertVoucher(ctx, voucher);
  const description = attemptCode("voucher", id);
  const started = await startAttempt(ctx, voucherAttempts, provider, { id, amount: voucher.amount, description });
  return started.ok ? success({ voucherId: id, ...started.value }) : started;
}
