import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import type { Failure } from "#shared/failures.ts";
import {
  compareMoney,
  isZero,
  parseMajorUnits,
  timesQuantity,
  toBase,
  toMajorUnits,
  unitOf,
  type Money,
} from "#shared/money.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { formatToWrite, type CurrencyInput } from "./currency.input.ts";
import { type CurrencyRow, lockCurrencies, saveCurrency } from "./currency.repository.ts";
import { isSameRate, readRate } from "./exchange-rate.ts";
import { CURRENCIES_TAG } from "./find-currencies.ts";
import { isStale } from "../../record-version.ts";

/** Minimum number of rounding steps in one unit of the base currency: a price must never be rounded to zero. */
const MIN_STEPS = 10;

type ChangeFailure = StaffFailure | Failure<"base_currency_fixed" | "rounding_step_wrong" | "changed_meanwhile">;

/**
 * Changes how a currency is shown and rounded. Placed purchases keep their rate, and can be paid even when it is
 * switched off.
 */
export async function changeCurrency(
  ctx: Context,
  code: string,
  input: CurrencyInput,
): Promise<Result<null, ChangeFailure>> {
  const refusal = staffFailure(ctx, "rules.write");
  if (refusal) return failure(refusal);
  const exchangeRate = readRate(input.exchange_rate)!;
  const roundingStepMinor = readRoundingStep(ctx, code, { step: input.rounding_step, exchangeRate });
  return withTransaction(ctx, async (inside): Promise<Result<null, ChangeFailure>> => {
    const before = (await lockCurrencies(inside)).find((each) => each.code === code);
    if (!before) return failure({ code: "not_found" });
    if (isStale(input.version, recordOfCurrency(before))) return failure({ code: "changed_meanwhile" });
    const isBase = code === ctx.baseCurrency.code;
    if (roundingStepMinor === null) return failure({ code: "rounding_step_wrong" });
    if (isBase && !(input.is_active && exchangeRate === "1" && roundingStepMinor === 1))
      return failure({ code: "base_currency_fixed" });
    const isRateChanged = !isSameRate(before.exchangeRate, exchangeRate);
    const format = formatToWrite(input);
    await saveCurrency(inside, code, {
      ...format,
      symbol: input.symbol,
      roundingStepMinor,
      isActive: input.is_active,
      isRateFollowed: input.is_rate_followed,
      ...(isRateChanged ? { exchangeRate, rateChangedAt: inside.now() } : {}),
      ...(isRateChanged || !input.is_rate_followed ? { proposedRate: null } : {}),
    });
    await logAudit(inside, {
      action: "currency.change",
      subject: { kind: "currency", id: code },
      details: {
        before: [before.symbol, readRate(before.exchangeRate) ?? "", ...wordsOf(before)],
        after: [input.symbol, exchangeRate, ...wordsOf({ ...before, ...format, isActive: input.is_active })],
      },
    });
    await inside.cache.purge([CURRENCIES_TAG]);
    return success(null);
  });
}

function wordsOf({ isActive, symbolFormat, numberStyle, omitsZeroDecimals }: CurrencyRow): string[] {
  const format = [symbolFormat, numberStyle, omitsZeroDecimals ? "no_zero_decimals" : null];
  return [isActive ? "on" : "off", ...format.filter((word) => word !== null)];
}

/** What its version is of. */
export function recordOfCurrency(row: CurrencyRow): unknown[] {
  return [
    row.symbol,
    readRate(row.exchangeRate),
    row.roundingStepMinor,
    row.isActive,
    row.isRateFollowed,
    row.symbolFormat,
    row.numberStyle,
    row.omitsZeroDecimals,
  ];
}

/** In minor units; null if it is finer than those, or so coarse that a price could round to zero. */
export function readRoundingStep(
  ctx: Context,
  code: string,
  { step: typed, exchangeRate }: { step: string; exchangeRate: string },
): number | null {
  const step = parseMajorUnits(typed, code);
  return step && !isZero(step) && isFineEnough(ctx, step, exchangeRate) ? stepsOf(step) : null;
}

function isFineEnough(ctx: Context, step: Money, exchangeRate: string): boolean {
  const base = ctx.baseCurrency.code;
  return compareMoney(timesQuantity(toBase(step, exchangeRate, base), MIN_STEPS), unitOf(base)) <= 0;
}

function stepsOf(step: Money): number {
  return Number(toMajorUnits(step).replace(".", ""));
}
