import type { ProductOwner } from "#domain/catalog/product-admin/product-admin.ts";
import type { Page } from "#shared/page.ts";
import type { Context } from "../../context.ts";
import type { InventoryRecord } from "./inventory.ts";
import type { InventoryQuery } from "./inventory.input.ts";
import { countStockRows, findStockRows } from "./inventory.repository.ts";

const PER_PAGE = 50;

/** The stock of a shop, or of all shops for the operator, by variant; without archived products. */
export async function findInventory(
  ctx: Context,
  owner: ProductOwner,
  { state, q, code, page }: InventoryQuery,
): Promise<Page<InventoryRecord>> {
  const filter = { state, words: q.trim(), code: code?.trim() ?? null };
  const [items, total] = await Promise.all([
    findStockRows(ctx, owner, filter, { offset: (page - 1) * PER_PAGE, most: PER_PAGE }),
    countStockRows(ctx, owner, filter),
  ]);
  return { items, page, perPage: PER_PAGE, total };
}
