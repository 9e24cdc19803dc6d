import type { Context } from "../../context.ts";
import { BRANDS_TAG, type Brand } from "./brand.ts";
import { findBrandRows } from "./brand.repository.ts";

export function findBrands(ctx: Context): Promise<Brand[]> {
  return ctx.cache.get("brands", [BRANDS_TAG], () => findBrandRows(ctx));
}

export function findBrandsById(ctx: Context): Promise<ReadonlyMap<number, Brand>> {
  return ctx.cache.get("brands-by-id", [BRANDS_TAG], async () => {
    const rows = await findBrands(ctx);
    return new Map(rows.map((brand) => [brand.id, brand]));
  });
}
