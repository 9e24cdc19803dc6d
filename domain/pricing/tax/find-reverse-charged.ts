import type { Context } from "../../context.ts";
import { findSellerCountries } from "./vat-check.repository.ts";
import { isReverseCharge } from "./vat-number.ts";

type Sale = {
  shopIds: readonly number[];
  /** Of the buyer's verified VAT number; null without one. */
  vatCountryCode: string | null;
  shipTo: string;
};

/** The shops whose tax the buyer owes. A shop without an imprint is taken to be in the market's country. */
export async function findReverseCharged(
  ctx: Context,
  { shopIds, vatCountryCode: buyer, shipTo }: Sale,
): Promise<ReadonlySet<number>> {
  if (buyer === null) return new Set();
  const countries = await findSellerCountries(ctx, shopIds);
  return new Set(
    shopIds.filter((id) =>
      isReverseCharge({ seller: countries.get(id) ?? ctx.settings.defaultCountry, buyer, shipTo }),
    ),
  );
}
