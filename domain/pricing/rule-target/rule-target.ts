import type { Context } from "../../context.ts";
import { getCategoryTree } from "#domain/catalog/category/find-categories.ts";
import type { Category } from "#domain/catalog/category/category.ts";
import { findShopNames, getCategoryBySlug, getProductBySlug, getShopBySlug } from "./rule-target.repository.ts";

const MAX_SHOPS = 500;

export type TargetKind = "default" | "category" | "shop" | "product";

/** The target of a rule as entered: a category, shop or product by its slug, a product also by its SKU. */
export type RuleTarget = {
  shopId: number | null;
  categoryId: number | null;
  productId: number | null;
  /** Empty for the general rule. */
  name: string;
};

const NOBODY: RuleTarget = { shopId: null, categoryId: null, productId: null, name: "" };

/** Null if there is no such target. */
export async function getRuleTarget(ctx: Context, kind: TargetKind, key: string): Promise<RuleTarget | null> {
  if (kind === "default") return NOBODY;
  const found = await READERS[kind](ctx, key);
  return found && { ...NOBODY, [`${kind}Id`]: found.id, name: found.name };
}

const READERS = { category: getCategoryBySlug, shop: getShopBySlug, product: getProductBySlug };

export type TargetChoices = {
  /** `depth`: the number of ancestors. */
  categories: { slug: string; name: string; depth: number }[];
  shops: { slug: string; name: string }[];
};

/** The possible targets of a rule. */
export async function findTargetChoices(ctx: Context): Promise<TargetChoices> {
  const { top } = await getCategoryTree(ctx);
  return { categories: top.flatMap((category) => flatten(category, 0)), shops: await findShopNames(ctx, MAX_SHOPS) };
}

function flatten(category: Category, depth: number): TargetChoices["categories"] {
  const { slug, name, children } = category;
  return [{ slug, name, depth }, ...children.flatMap((child) => flatten(child, depth + 1))];
}
