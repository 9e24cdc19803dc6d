import type { Context } from "../../context.ts";
import { BRANDS_TAG, type Brand } from "./brand.ts";
import { findBrandRows, findProposedRows } from "./brand.repository.ts";

/** Those that the operator has accepted. */
export function findBrands(ctx: Context): Promise<Brand[]> {
  return ctx.cache.get("brands", [BRANDS_TAG], () => findBrandRows(ctx));
}

export function findBrandsById(ctx: Context): Promise<ReadonlyMap<number, Brand>> {
  return ctx.cache.get("brands-by-id", [BRANDS_TAG], async () => {
    const rows = await findBrands(ctx);
    return new Map(rows.map((brand) => [brand.id, brand]));
  });
}

/** Those that wait for the operator, of a shop or of all shops. */
export function findProposedBrands(ctx: Context, shopId: number | null): Promise<{ id: number; name: string }[]> {
  return findProposedRows(ctx, shopId);
}

/** Whether products of the shop can have the brand. */
export async function isBrandOffered(ctx: Context, shopId: number, brandId: number): Promise<boolean> {
  if ((await findBrandsById(ctx)).has(brandId)) return true;
  return (await findProposedRows(ctx, shopId)).some(({ id }) => id === brandId);
}
