import type { InvalidFields } from "#shared/failures.ts";
import { isZero, parseMajorUnits, type Money } from "#shared/money.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { readShopTime } from "#shared/shop-time.ts";
import type { Context } from "../../context.ts";
import type { Discount } from "./price-rule.ts";

export type ReadDiscount = { discountKind: Discount; amount: Money | null; percentBasisPoints: number | null };

/** A discount as typed; an amount finer than the currency is refused, never rounded. */
export function readDiscount(
  ctx: Context,
  typed: { discount_kind: Discount; percent: string; amount: string },
): Result<ReadDiscount, InvalidFields> {
  const { discount_kind: discountKind } = typed;
  if (discountKind === "percent") {
    const percentBasisPoints = Math.round(Number(typed.percent) * 100);
    return percentBasisPoints > 0
      ? success({ discountKind, amount: null, percentBasisPoints })
      : failure({ code: "invalid", errors: { percent: [ctx.t("Enter a percentage from 0.01 to 99.99.")] } });
  }
  const amount = typed.amount === "" ? null : parseMajorUnits(typed.amount, ctx.baseCurrency.code);
  return amount !== null && !isZero(amount)
    ? success({ discountKind, amount, percentBasisPoints: null })
    : failure({ code: "invalid", errors: { amount: [ctx.t("Enter an amount.")] } });
}

export type Interval = { startsAt: Date; endsAt: Date | null };

/** The interval of a sale in the shop's time zone; its end lies after its start and after now. */
export function readInterval(
  ctx: Context,
  typed: { starts_at: string; ends_at: string },
  needsEnd: boolean,
): Result<Interval, InvalidFields> {
  const { timeZone } = ctx.settings;
  const startsAt = readShopTime(typed.starts_at, timeZone);
  const endsAt = typed.ends_at === "" ? null : readShopTime(typed.ends_at, timeZone);
  const errors: Record<string, string[]> = {};
  if (startsAt === null) errors["starts_at"] = [ctx.t("Enter a date and a time.")];
  if (endsAt === null && (needsEnd || typed.ends_at !== "")) errors["ends_at"] = [ctx.t("Enter a date and a time.")];
  if (startsAt && endsAt && endsAt <= startsAt) errors["ends_at"] = [ctx.t("The end must be after the start.")];
  else if (endsAt && endsAt <= ctx.now()) errors["ends_at"] = [ctx.t("The end must be in the future.")];
  return startsAt === null || Object.keys(errors).length > 0
    ? failure({ code: "invalid", errors })
    : success({ startsAt, endsAt });
}
