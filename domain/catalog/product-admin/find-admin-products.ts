import { showAmount } from "#domain/platform/currency/show-amount.ts";
import { compareMoney, type Money, type ShownMoney } from "#shared/money.ts";
import type { Page } from "#shared/page.ts";
import { withDescendants } from "../category/category.ts";
import { getCategoryTree } from "../category/find-categories.ts";
import type { Context } from "../../context.ts";
import type { ProductOwner, ProductRecord } from "./product-admin.ts";
import type { ProductsQuery } from "./product-admin.input.ts";
import { countProductRows, findProductRows, type ListFilter } from "./product-list.repository.ts";

/** The products of a shop, or of all shops for the operator. Archived ones only if asked for. */
export async function findAdminProducts(
  ctx: Context,
  owner: ProductOwner,
  { state, category, shop, q, sort, page, per_page: perPage }: ProductsQuery,
): Promise<Page<ProductRecord>> {
  const filter: ListFilter = {
    state,
    categoryIds: category === undefined ? null : await branchOf(ctx, category),
    shopSlug: shop ?? null,
    words: q.trim(),
  };
  const [rows, total] = await Promise.all([
    findProductRows(ctx, owner, filter, { sort, offset: (page - 1) * perPage, most: perPage }),
    countProductRows(ctx, owner, filter),
  ]);
  const shown = async (amount: Money | null): Promise<ShownMoney | null> => amount && showAmount(ctx, amount);
  const items = await Promise.all(
    rows.map(async ({ price, highestPrice, reducedPrice, updatedAt, ...row }) => ({
      ...row,
      price: await shown(price),
      highestPrice: await shown(price && highestPrice && compareMoney(highestPrice, price) > 0 ? highestPrice : null),
      reducedPrice: await shown(reducedPrice),
      updatedAt: updatedAt.toISOString(),
    })),
  );
  return { items, page, perPage, total };
}

async function branchOf(ctx: Context, categoryId: number): Promise<number[]> {
  const category = (await getCategoryTree(ctx)).byId.get(categoryId);
  return category ? withDescendants(category) : [categoryId];
}
