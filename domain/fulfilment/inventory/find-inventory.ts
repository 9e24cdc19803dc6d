import type { ProductOwner } from "#domain/catalog/product-admin/product-admin.ts";
import { readListFrom } from "#domain/platform/list/read-list-page.ts";
import type { ListPage, ListQuery } from "#shared/list/list.ts";
import type { Context } from "../../context.ts";
import type { InventoryRecord } from "./inventory.ts";
import { stockReads } from "./inventory.repository.ts";

/** A page of the stock of a shop, or of all shops for the operator, by variant; without archived products. */
export function findInventory(ctx: Context, owner: ProductOwner, query: ListQuery): Promise<ListPage<InventoryRecord>> {
  return readListFrom(query, stockReads(ctx, owner.shopId));
}
