import { findBrands } from "../brand/find-brands.ts";
import type { Category } from "../category/category.ts";
import { getCategoryTree } from "../category/find-categories.ts";
import type { Context } from "../context.ts";
import { findBrandCounts, findCategoryCounts } from "../listing/find-counts.ts";
import { findTopProducts } from "../listing/find-top-products.ts";
import { findTopShops } from "../shop/find-top-shops.ts";
import { findBanners, findHomeComponents, findServices, findSliders } from "./find-home-components.ts";
import type { BrandCard, CategoryCard, HomeComponent, HomeSection } from "./home.ts";

const PRODUCTS_IN_SECTION = 12;
const MOST_SHOPS = 12;
const MOST_BRANDS = 24;

/** The home screen as the operator arranged it; a section without anything to show is left out. */
export async function getHome(ctx: Context): Promise<HomeSection[]> {
  const components = await findHomeComponents(ctx);
  const sections = await Promise.all(components.map((component) => fillSection(ctx, component)));
  return sections.filter((section) => section !== null);
}

async function fillSection(ctx: Context, component: HomeComponent): Promise<HomeSection | null> {
  const { id, kind, options } = component;
  switch (kind) {
    case "sliders": {
      const sliders = await findSliders(ctx);
      return sliders.length > 0 ? { id, kind, sliders } : null;
    }
    case "services": {
      const services = await findServices(ctx);
      return services.length > 0 ? { id, kind, services } : null;
    }
    case "categories": {
      const categories = await findTopCategories(ctx);
      return categories.length > 0 ? { id, kind, categories } : null;
    }
    case "banners": {
      const wanted = options.bannerIds;
      const banners = (await findBanners(ctx)).filter((banner) => !wanted || wanted.includes(banner.id));
      return banners.length > 0 ? { id, kind, banners } : null;
    }
    case "offers":
    case "best_selling":
    case "newest":
    case "top_rated": {
      const products = await findTopProducts(ctx, LISTS[kind], PRODUCTS_IN_SECTION);
      return products.length > 0 ? { id, kind, products } : null;
    }
    case "category_products":
      return fillCategorySection(ctx, id, options.categoryId);
    case "shops": {
      const shops = await findTopShops(ctx, MOST_SHOPS);
      return shops.length > 0 ? { id, kind, shops } : null;
    }
    case "brands": {
      const brands = await findBrandCards(ctx, MOST_BRANDS);
      return brands.length > 0 ? { id, kind, brands } : null;
    }
    case "flash_sale":
    case "daily_deals":
    case "campaigns":
    case "gadget":
    case "videos":
      return null;
    case "viewed_products":
      return { id, kind };
  }
}

const LISTS = {
  offers: { type: "offer" },
  best_selling: { type: "best_selling", sort: "top_selling" },
  newest: { sort: "newest" },
  top_rated: { sort: "top_rated" },
} as const;

async function fillCategorySection(
  ctx: Context,
  id: number,
  categoryId: number | undefined,
): Promise<HomeSection | null> {
  const category = (await getCategoryTree(ctx)).byId.get(categoryId ?? 0);
  if (!category) return null;
  const [products, counts] = await Promise.all([
    findTopProducts(ctx, { type: "category", slug: category.slug }, PRODUCTS_IN_SECTION),
    findCategoryCounts(ctx),
  ]);
  return products.length > 0
    ? { id, kind: "category_products", category: presentCategory(category, counts), products }
    : null;
}

async function findTopCategories(ctx: Context): Promise<CategoryCard[]> {
  const [tree, counts] = await Promise.all([getCategoryTree(ctx), findCategoryCounts(ctx)]);
  return tree.top.map((category) => presentCategory(category, counts)).filter(({ productsCount }) => productsCount > 0);
}

function presentCategory({ id, slug, name, image }: Category, counts: ReadonlyMap<number, number>): CategoryCard {
  return { id, slug, name, image, productsCount: counts.get(id) ?? 0 };
}

/** Those with most products first; brands of which nothing is shown are left out. */
export async function findBrandCards(ctx: Context, most?: number): Promise<BrandCard[]> {
  const [brands, counts] = await Promise.all([findBrands(ctx), findBrandCounts(ctx)]);
  return brands
    .map((brand) => ({ ...brand, productsCount: counts.get(brand.id) ?? 0 }))
    .filter(({ productsCount }) => productsCount > 0)
    .toSorted((one, other) => other.productsCount - one.productsCount)
    .slice(0, most);
}
