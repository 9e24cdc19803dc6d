import type { Context } from "../../context.ts";
import { saleUnitsByProduct, type SaleUnits } from "./campaign.ts";
import { showShares } from "./show-shares.ts";
import { lockSaleRows, takeSaleRows } from "./sale-units.repository.ts";

/** Whether the campaigns have enough units left at their price; the units are locked until the transaction ends. */
export async function lockSaleUnits(ctx: Context, wanted: readonly SaleUnits[]): Promise<boolean> {
  const units = saleUnitsByProduct(wanted);
  if (units.length === 0) return true;
  const campaignProductIds = units.map(({ campaignProductId }) => campaignProductId);
  const left = await lockSaleRows(ctx, campaignProductIds);
  return units.every(({ campaignProductId, quantity }) => {
    const unitsLeft = left.get(campaignProductId);
    return unitsLeft !== undefined && (unitsLeft === null || unitsLeft >= quantity);
  });
}

/** Counts locked units as sold at the campaigns' price. Returns the products with none left at it. */
export async function takeSaleUnits(ctx: Context, wanted: readonly SaleUnits[]): Promise<number[]> {
  const units = saleUnitsByProduct(wanted);
  if (units.length === 0) return [];
  const taken = await takeSaleRows(ctx, units);
  if (taken.length !== units.length) throw new Error("Units of a campaign that were locked were gone");
  showShares(ctx, units);
  return taken.filter(({ isUsedUp }) => isUsedUp).map(({ productId }) => productId);
}
