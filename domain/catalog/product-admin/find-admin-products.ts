import { showAmount } from "#domain/platform/currency/show-amount.ts";
import { readListPage } from "#domain/platform/list/read-list-page.ts";
import { compareMoney, type Money, type ShownMoney } from "#shared/money.ts";
import type { ListPage, ListQuery } from "#shared/list/list.ts";
import { withDescendants } from "../category/category.ts";
import { getCategoryTree } from "../category/find-categories.ts";
import type { Context } from "../../context.ts";
import type { ProductOwner, ProductRecord } from "./product-admin.ts";
import { countProductRows, findProductRows, type CategoryBranches } from "./product-list.repository.ts";

/** The products of a shop, or of all shops for the operator. Archived ones only if asked for. */
export async function findAdminProducts(
  ctx: Context,
  owner: ProductOwner,
  query: ListQuery,
): Promise<ListPage<ProductRecord>> {
  const wanted = { owner, branchOf: await readBranches(ctx) };
  const found = await readListPage(query, {
    count: (max) => countProductRows(ctx, wanted, query, max),
    find: (part) => findProductRows(ctx, wanted, query, part),
  });
  const shown = async (amount: Money | null): Promise<ShownMoney | null> => amount && showAmount(ctx, amount);
  const rows = await Promise.all(
    found.rows.map(async ({ price, highestPrice, reducedPrice, updatedAt, ...row }) => ({
      ...row,
      price: await shown(price),
      highestPrice: await shown(price && highestPrice && compareMoney(highestPrice, price) > 0 ? highestPrice : null),
      reducedPrice: await shown(reducedPrice),
      updatedAt: updatedAt.toISOString(),
    })),
  );
  return { ...found, rows };
}

/** An unknown category has no products. */
export async function readBranches(ctx: Context): Promise<CategoryBranches> {
  const { byId } = await getCategoryTree(ctx);
  return (id) => {
    const category = byId.get(id);
    return category ? withDescendants(category) : [id];
  };
}
