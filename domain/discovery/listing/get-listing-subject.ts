import { findBrands } from "../../catalog/brand/find-brands.ts";
import { type Category, type CategoryTree, lineageOf, visibleOf } from "../../catalog/category/category.ts";
import { getCategoryTree } from "../../catalog/category/find-categories.ts";
import type { Context } from "../../context.ts";
import { findShops } from "../../shops/shop/find-shops.ts";
import { findCategoryCounts } from "./find-counts.ts";
import type { ListingQuery, ListingSubject } from "./listing.ts";
import { getListedCampaignRow } from "./listing.repository.ts";

/** The subject of a listing; null if its slug is unknown. */
export async function getListingSubject(
  ctx: Context,
  { type, slug }: Pick<ListingQuery, "type" | "slug">,
): Promise<ListingSubject | null> {
  switch (type) {
    case "category":
    case "gadget":
      return subjectOfCategory(ctx, type, slug);
    case "brand": {
      const brand = (await findBrands(ctx)).find((each) => each.slug === slug);
      return brand ? { type, slug, name: brand.name, image: brand.logo, crumbs: [], children: [] } : null;
    }
    case "shop": {
      const shop = (await findShops(ctx)).find((each) => each.slug === slug);
      return shop ? { type, slug, name: shop.name, image: shop.logo, crumbs: [], children: [] } : null;
    }
    case "campaign": {
      const campaign = await findListedCampaign(ctx, slug);
      return campaign ? { type, slug, name: campaign.title, image: campaign.banner, crumbs: [], children: [] } : null;
    }
    case "products":
      return subjectOfAll(ctx, type, ctx.t("All Products"));
    case "offer":
      return { type, slug: null, name: ctx.t("Offer Products"), image: null, crumbs: [], children: [] };
    case "daily_deal":
      return { type, slug: null, name: ctx.t("Daily Deals"), image: null, crumbs: [], children: [] };
    case "best_selling":
      return { type, slug: null, name: ctx.t("Best Selling Products"), image: null, crumbs: [], children: [] };
  }
}

async function subjectOfCategory(
  ctx: Context,
  type: "category" | "gadget",
  slug: string | null,
): Promise<ListingSubject | null> {
  const tree = await getCategoryTree(ctx);
  const category = tree.bySlug.get(slug ?? "");
  if (!category) return null;
  return {
    type,
    slug,
    name: category.name,
    image: category.image,
    crumbs: crumbsOf(tree, category),
    children: await withCounts(ctx, visibleOf(tree, category.children)),
    ...textsOf(tree, category),
  };
}

async function subjectOfAll(ctx: Context, type: "products", name: string): Promise<ListingSubject> {
  const tree = await getCategoryTree(ctx);
  return {
    type,
    slug: null,
    name,
    image: null,
    crumbs: [],
    children: await withCounts(ctx, visibleOf(tree, tree.top)),
  };
}

function textsOf(
  tree: CategoryTree,
  { id }: Category,
): Pick<ListingSubject, "banner" | "description" | "seoTitle" | "seoDescription"> {
  const { banner = null, description = "", seoTitle = "", seoDescription = "" } = tree.detailsById.get(id) ?? {};
  return {
    ...(banner && { banner }),
    ...(description && { description }),
    ...(seoTitle && { seoTitle }),
    ...(seoDescription && { seoDescription }),
  };
}

function crumbsOf(tree: CategoryTree, category: Category): { slug: string; name: string }[] {
  return lineageOf(tree, category.id).map(({ slug, name }) => ({ slug, name }));
}

async function withCounts(ctx: Context, categories: readonly Category[]): Promise<ListingSubject["children"]> {
  const counts = await findCategoryCounts(ctx);
  return categories.map(({ id, slug, name, image }) => ({ id, slug, name, image, productsCount: counts.get(id) ?? 0 }));
}

/** The campaign of a listing. */
export type ListedCampaign = {
  id: number;
  title: string;
  banner: string | null;
  state: "upcoming" | "running" | "over";
};

/** Undefined if no such campaign is published. */
export async function findListedCampaign(ctx: Context, slug: string | null): Promise<ListedCampaign | undefined> {
  const row = await getListedCampaignRow(ctx, slug ?? "");
  if (!row) return undefined;
  const { startsAt, endsAt, ...campaign } = row;
  const now = ctx.now();
  for (const edge of [startsAt, endsAt]) if (edge > now) ctx.cache.cacheExpiresAt(edge);
  return { ...campaign, state: now < startsAt ? "upcoming" : now < endsAt ? "running" : "over" };
}

const TYPES = ["category", "brand", "shop"] as const;

/** The type of a slug given without one: the first of category, brand and shop that has it. Null if there is none. */
export async function getListingType(ctx: Context, slug: string): Promise<ListingQuery["type"] | null> {
  for (const type of TYPES) if (await getListingSubject(ctx, { type, slug })) return type;
  return null;
}
