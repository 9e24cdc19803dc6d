import type { StaffFailure } from "#domain/platform/permission/permission.ts";
import type { InvalidFields, Failure } from "#shared/failures.ts";
import { compareMoney, isZero, parseMajorUnits, type Money } from "#shared/money.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { describeRate } from "./describe-rate.ts";
import { changeShipping, type ShippingSide, type WrittenShipping } from "./change-shipping.ts";
import type { ShippingRateInput } from "./shipping.input.ts";
import type { ShippingStep } from "./shipping.ts";
import { getOwnRate } from "./shipping.repository.ts";
import {
  countRates,
  deleteRateRow,
  findOwnProductIds,
  hasZone,
  insertRate,
  isCountryKnown,
  updateRate,
  type RateToWrite,
} from "./shipping-write.repository.ts";
import { isStale } from "../../record-version.ts";

const MAX_RATES = 40;

export type StoreShippingFailure =
  | StaffFailure
  | Failure<"not_found" | "too_many_entries" | "changed_meanwhile">
  | InvalidFields;

/** Creates or changes a delivery. */
export function storeShippingRate(
  ctx: Context,
  side: ShippingSide,
  input: ShippingRateInput,
): Promise<Result<{ id: number }, StoreShippingFailure>> {
  return changeShipping<StoreShippingFailure>(ctx, side, "shipping.change", (inside, shopId) =>
    writeRate(inside, shopId, input),
  );
}

/** Deletes a delivery; a shop without any of its own uses the common ones. */
export function deleteShippingRate(
  ctx: Context,
  side: ShippingSide,
  id: number,
): Promise<Result<{ id: number }, StaffFailure | Failure<"not_found">>> {
  return changeShipping(ctx, side, "shipping.remove", async (inside, shopId) => {
    const before = await getOwnRate(inside, shopId, id);
    if (!before || (await deleteRateRow(inside, shopId, id)) === null) return failure({ code: "not_found" as const });
    return success({ id, kind: "delivery" as const, name: before.name, before: describeRate(before) });
  });
}

/** In the transaction of its caller, which holds the lock. */
export async function writeRate(
  ctx: Context,
  shopId: number | null,
  input: ShippingRateInput,
): Promise<Result<WrittenShipping, StoreShippingFailure>> {
  const errors = await checkRate(ctx, shopId, input);
  if (Object.keys(errors).length > 0) return failure({ code: "invalid", errors });
  const rate = readRate(ctx, input);
  if (input.id === undefined && (await countRates(ctx, shopId)) >= MAX_RATES)
    return failure({ code: "too_many_entries", values: { number: MAX_RATES } });
  const before = input.id === undefined ? null : await getOwnRate(ctx, shopId, input.id);
  if (before && isStale(input.version, before)) return failure({ code: "changed_meanwhile" });
  if (input.id !== undefined && !(before && (await updateRate(ctx, shopId, input.id, rate))))
    return failure({ code: "not_found" });
  return success({
    id: input.id ?? (await insertRate(ctx, shopId, rate)),
    kind: "delivery",
    name: rate.name,
    ...(before ? { before: describeRate(before) } : {}),
    values: describeRate(rate),
  });
}

/** Errors by field, under their names on the wire. */
export async function checkRate(
  ctx: Context,
  shopId: number | null,
  input: ShippingRateInput,
): Promise<Record<string, string[]>> {
  const errors = checkAmounts(ctx, input);
  if (Object.keys(errors).length > 0) return errors;
  const wrong = (field: string) => (errors[field] = [ctx.t("Choose one of the options.")]);
  const isZoned = hasZoneOf(input);
  if (isZoned && !(await hasZone(ctx, shopId, input.zone_id!))) wrong("zone_id");
  if (!isZoned && input.country_code !== null && !(await isCountryKnown(ctx, input.country_code)))
    wrong("country_code");
  const free = input.free_from === null ? null : toMoney(ctx, input.free_from);
  if (free && isZero(free)) errors.free_from = [ctx.t("Enter an amount above zero, or leave it empty.")];
  const froms = input.steps.map(({ from }) => toMoney(ctx, from));
  const isRising = froms.every((from, index) => !isZero(from) && (index === 0 || isAbove(from, froms[index - 1]!)));
  if (input.method === "invoice_base" && input.steps.length === 0) errors.steps = [ctx.t("Add at least one tier.")];
  else if (input.method === "invoice_base" && !isRising)
    errors.steps = [ctx.t("Each tier must start above the one before it.")];
  const weights = input.weight_bands.map(({ up_to_grams: upTo }) => upTo);
  const isHeavier = weights.every((weight, index) => index === 0 || weight > weights[index - 1]!);
  const max = input.maximum_grams;
  if (input.method === "weight_base" && weights.length === 0) errors.weight_bands = [ctx.t("Add at least one weight.")];
  else if (input.method === "weight_base" && !isHeavier)
    errors.weight_bands = [ctx.t("Each weight must be above the one before it.")];
  else if (input.method === "weight_base" && max !== null && weights.at(-1)! > max)
    errors.maximum_grams = [ctx.t("This can't be less than the last weight.")];
  if (input.method === "product_base" && !(await areOwnProducts(ctx, shopId, input))) wrong("product_prices");
  return errors;
}

/** Weights can be priced by zone, too. */
function hasZoneOf({ method, zone_id: zoneId }: ShippingRateInput): boolean {
  return method === "area_base" || (method === "weight_base" && zoneId !== null);
}

/** Amounts must not be finer than the currency's minor unit. */
function checkAmounts(ctx: Context, input: ShippingRateInput): Record<string, string[]> {
  const amounts: Record<string, string[]> = {
    price: [input.price],
    free_from: input.free_from === null ? [] : [input.free_from],
    steps: input.steps.flatMap(({ from, price }) => [from, price]),
    product_prices: input.product_prices.map(({ price }) => price),
    weight_bands: input.weight_bands.map(({ price }) => price),
  };
  const wrong = Object.keys(amounts).filter((field) =>
    amounts[field]!.some((typed) => parseMajorUnits(typed, ctx.baseCurrency.code) === null),
  );
  return Object.fromEntries(wrong.map((field) => [field, [ctx.t("Enter an amount.")]]));
}

/** Per-product prices are for the shop's own products only. */
async function areOwnProducts(
  ctx: Context,
  shopId: number | null,
  { product_prices: prices }: ShippingRateInput,
): Promise<boolean> {
  const ids = new Set(prices.map(({ product_id: id }) => id));
  if (ids.size !== prices.length) return false;
  if (ids.size === 0) return true;
  return shopId !== null && (await findOwnProductIds(ctx, shopId, [...ids])).length === ids.size;
}

function readRate(ctx: Context, input: ShippingRateInput): RateToWrite {
  const { method } = input;
  const isZoned = hasZoneOf(input);
  return {
    name: input.name,
    method,
    countryCode: isZoned ? null : input.country_code,
    zoneId: isZoned ? input.zone_id : null,
    price: toMoney(ctx, input.price),
    isPerUnit: method === "product_base" && input.is_per_unit,
    freeFrom: input.free_from === null ? null : toMoney(ctx, input.free_from),
    minimumDays: input.minimum_days,
    maximumDays: input.maximum_days,
    steps:
      method === "invoice_base"
        ? input.steps.map(({ from, price }): ShippingStep => ({ from: toMoney(ctx, from), price: toMoney(ctx, price) }))
        : [],
    weightBands:
      method === "weight_base"
        ? input.weight_bands.map((band) => ({ upToGrams: band.up_to_grams, price: toMoney(ctx, band.price) }))
        : [],
    maximumGrams: input.maximum_grams,
    excludedClasses: [...new Set(input.excluded_classes)],
    productPrices:
      method === "product_base"
        ? input.product_prices.map((own) => ({ productId: own.product_id, price: toMoney(ctx, own.price) }))
        : [],
  };
}

function toMoney(ctx: Context, typed: string): Money {
  return parseMajorUnits(typed, ctx.baseCurrency.code)!;
}

function isAbove(one: Money, other: Money): boolean {
  return compareMoney(one, other) > 0;
}
