import type { Context } from "../../context.ts";
import { saleUnitsByProduct, type SaleUnits } from "./campaign.ts";
import { showShares } from "./show-shares.ts";
import { lockSaleRows, releaseSaleRows } from "./sale-units.repository.ts";

/** Locks the sale units of several orders at once, in id order. */
export async function lockSoldUnits(ctx: Context, sold: readonly SaleUnits[]): Promise<void> {
  const units = saleUnitsByProduct(sold);
  if (units.length === 0) return;
  const campaignProductIds = units.map(({ campaignProductId }) => campaignProductId);
  await lockSaleRows(ctx, campaignProductIds);
}

/** Releases units sold at a campaign's price that are not bought after all. */
export async function releaseSaleUnits(ctx: Context, sold: readonly SaleUnits[]): Promise<void> {
  const units = saleUnitsByProduct(sold);
  if (units.length === 0) return;
  await lockSoldUnits(ctx, units);
  const released = await releaseSaleRows(ctx, units);
  if (released.length !== units.length) throw new Error("A campaign was to get back more units than it sold");
  showShares(ctx, units);
}
