import { zero, type ShownMoney } from "#shared/money.ts";
import { success, type Result } from "#shared/result.ts";
import { show, type Context } from "../../context.ts";
import { deliveryPrice } from "../../pricing/price/price-cart.ts";
import { getShippingOwner, type ShippingFailure, type ShippingSide } from "./change-shipping.ts";
import type { ShippingQuoteQuery } from "./shipping.input.ts";
import { findShippingRateRows } from "./shipping.repository.ts";
import { ratesFor, toDelivery } from "./shipping.ts";

/** What a delivery would cost, in the base currency. */
export type ShippingQuote = {
  id: number;
  name: string;
  price: ShownMoney;
  minimumDays: number;
  maximumDays: number;
};

/** The deliveries of one item of this weight to a postal code, computed as at checkout. */
export async function quoteShipping(
  ctx: Context,
  side: ShippingSide,
  { country, postal_code: postalCode, weight }: ShippingQuoteQuery,
): Promise<Result<ShippingQuote[], ShippingFailure>> {
  const owner = await getShippingOwner(ctx, side, "read");
  if (!owner.ok) return owner;
  const { shopId } = owner.value;
  const lines = [{ productId: 0, quantity: 1, weightGrams: weight, deliveryClass: "" }];
  const rates = await findShippingRateRows(ctx, shopId === null ? [] : [shopId]);
  const nothing = zero(ctx.baseCurrency.code);
  return success(
    ratesFor(rates, shopId, { countryCode: country, postalCode }, lines).map((rate) => ({
      id: rate.id,
      name: ctx.t(rate.name),
      price: show(ctx, deliveryPrice(toDelivery(rate, lines), nothing, ctx.baseCurrency)),
      minimumDays: rate.minimumDays,
      maximumDays: rate.maximumDays,
    })),
  );
}
