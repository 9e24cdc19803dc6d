import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { readRoundingStep } from "./change-currency.ts";
import { formatToWrite, type NewCurrencyInput } from "./currency.input.ts";
import { deleteCurrency, insertCurrency, isCurrencyUsed, lockCurrencies } from "./currency.repository.ts";
import { readRate } from "./exchange-rate.ts";
import { CURRENCIES_TAG } from "./find-currencies.ts";
import { ISO_CURRENCIES } from "./iso-currencies.ts";

type AddFailure = StaffFailure | Failure<"currency_known" | "rounding_step_wrong">;

/** Adds a currency of ISO 4217, under its usual name and symbol. */
export async function addCurrency(ctx: Context, input: NewCurrencyInput): Promise<Result<null, AddFailure>> {
  const refusal = staffFailure(ctx, "rules.write");
  if (refusal) return failure(refusal);
  const { code } = input;
  if (!ISO_CURRENCIES.has(code)) return failure({ code: "not_found" });
  const exchangeRate = readRate(input.exchange_rate)!;
  const roundingStepMinor = readRoundingStep(ctx, code, { step: input.rounding_step, exchangeRate });
  if (roundingStepMinor === null) return failure({ code: "rounding_step_wrong" });
  return withTransaction(ctx, async (inside): Promise<Result<null, AddFailure>> => {
    if ((await lockCurrencies(inside)).some((each) => each.code === code)) return failure({ code: "currency_known" });
    await insertCurrency(inside, {
      code,
      ...wordsOf(code),
      ...formatToWrite(input),
      exchangeRate,
      roundingStepMinor,
      isActive: input.is_active,
      isRateFollowed: input.is_rate_followed,
      rateChangedAt: inside.now(),
    });
    await logAudit(inside, {
      action: "currency.add",
      subject: { kind: "currency", id: code },
      details: { after: [exchangeRate, input.rounding_step, input.is_active ? "on" : "off"] },
    });
    await inside.cache.purge([CURRENCIES_TAG]);
    return success(null);
  });
}

function wordsOf(code: string): { name: string; symbol: string } {
  const parts = new Intl.NumberFormat("en", {
    style: "currency",
    currency: code,
    currencyDisplay: "narrowSymbol",
  }).formatToParts(1);
  return {
    name: new Intl.DisplayNames("en", { type: "currency", fallback: "code" }).of(code) ?? code,
    symbol: parts.find(({ type }) => type === "currency")?.value ?? code,
  };
}

type RemoveFailure = StaffFailure | Failure<"base_currency_fixed" | "currency_used">;

/** Removes a currency that no purchase, voucher or draft was ever in. */
export async function removeCurrency(ctx: Context, code: string): Promise<Result<null, RemoveFailure>> {
  const refusal = staffFailure(ctx, "rules.write");
  if (refusal) return failure(refusal);
  if (code === ctx.baseCurrency.code) return failure({ code: "base_currency_fixed" });
  return withTransaction(ctx, async (inside): Promise<Result<null, RemoveFailure>> => {
    const currency = (await lockCurrencies(inside)).find((each) => each.code === code);
    if (!currency) return failure({ code: "not_found" });
    if (await isCurrencyUsed(inside, code)) return failure({ code: "currency_used" });
    await deleteCurrency(inside, code);
    await logAudit(inside, {
      action: "currency.remove",
      subject: { kind: "currency", id: code },
      details: { before: [readRate(currency.exchangeRate) ?? "", currency.isActive ? "on" : "off"] },
    });
    await inside.cache.purge([CURRENCIES_TAG]);
    return success(null);
  });
}
