import { showAmount } from "#domain/platform/currency/show-amount.ts";
import { consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import { notifyStaff } from "#domain/platform/staff/notify-staff.ts";
import { attemptCode } from "#domain/payment/provider/attempt-key.ts";
import { startAttempt } from "#domain/payment/provider/start-attempt.ts";
import type { InvalidFields, Failure } from "#shared/failures.ts";
import { compareMoney, parseMajorUnits, timesQuantity, unitOf, type Money } from "#shared/money.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { findRechargeMethods } from "./find-recharge-methods.ts";
import { OFFLINE } from "./recharge.ts";
import { rechargeAttempts } from "./recharge-attempts.ts";
import { countPending, insertRecharge } from "./recharge.repository.ts";
import type { RechargeInput } from "./wallet.input.ts";

export type RechargeFailure =
  | Failure<"sign_in" | "method_not_offered" | "payment_unavailable" | "too_many_tries" | "too_many_recharges">
  | InvalidFields;

const TRIES_PER_HOUR = 30;
const MAX_PENDING = 5;

/** Starts a recharge of the visitor's wallet: through a provider's page, or by a transfer that staff confirm. */
export async function rechargeWallet(
  ctx: Context,
  input: RechargeInput,
): Promise<Result<{ rechargeId: number; redirectUrl: string | null }, RechargeFailure>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  if (!findRechargeMethods(ctx).some(({ code }) => code === input.method))
    return failure({ code: "method_not_offered" });
  const amount = readAmount(ctx, input.amount);
  if (!amount.ok) return amount;
  const limit = { name: "recharge", of: String(customerId), max: TRIES_PER_HOUR, minutes: 60 };
  const taken = await consumeRateLimit(ctx, limit);
  if (!taken.ok) return taken;
  if (input.method === OFFLINE) return askForTransfer(ctx, customerId, amount.value, input.note);
  return startOnline(ctx, customerId, amount.value, input.method);
}

function readAmount(ctx: Context, typed: string): Result<Money, RechargeFailure> {
  const base = ctx.baseCurrency.code;
  const amount = parseMajorUnits(typed, base);
  const max = timesQuantity(unitOf(base), ctx.settings.maximumRecharge);
  const wrong = (sentence: string): Result<Money, RechargeFailure> => {
    const errors: Record<string, string[]> = { amount: [sentence] };
    return failure({ code: "invalid" as const, errors });
  };
  if (!amount) return wrong(ctx.t("Enter an amount."));
  if (compareMoney(amount, unitOf(base)) < 0) return wrong(ctx.t("Enter {least} or more.", { least: "1" }));
  if (compareMoney(amount, max) > 0)
    return wrong(ctx.t("Enter {most} or less.", { most: String(ctx.settings.maximumRecharge) }));
  return success(amount);
}

async function askForTransfer(ctx: Context, customerId: number, amount: Money, note: string) {
  if ((await countPending(ctx, customerId)) >= MAX_PENDING) return failure({ code: "too_many_recharges" as const });
  const shown = (await showAmount(ctx, amount)).formatted;
  return withTransaction(ctx, async (inside) => {
    const rechargeId = await insertRecharge(inside, { customerId, method: OFFLINE, amount, note });
    await notifyStaff(inside, "payments.confirm", {
      topic: "orders",
      link: "/admin/recharges",
      idempotencyKey: `recharge:${rechargeId}`,
      write: (t) => ({
        title: t("Wallet top-up to confirm"),
        message: t("{amount} by bank transfer. Confirm or reject it.", { amount: shown }),
      }),
    });
    return success({ rechargeId, redirectUrl: null });
  });
}

/** Not inside a transaction: it calls the provider. */
async function startOnline(ctx: Context, customerId: number, amount: Money, method: string) {
  const provider = ctx.providers.find(({ code }) => code === method)!;
  const id = await insertRecharge(ctx, { customerId, method, amount, note: "" });
  const description = attemptCode("recharge", id);
  const started = await startAttempt(ctx, rechargeAttempts, provider, { id, amount, description });
  return started.ok ? success({ rechargeId: id, ...started.value }) : started;
}
