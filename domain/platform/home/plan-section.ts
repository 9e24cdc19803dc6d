import { visibleOf, type Category } from "../../catalog/category/category.ts";
import { getCategoryTree } from "../../catalog/category/find-categories.ts";
import type { Context } from "../../context.ts";
import { findCategoryCounts } from "../../discovery/listing/find-counts.ts";
import { findTopProducts } from "../../discovery/listing/find-top-products.ts";
import type { ProductCard } from "../../catalog/product/product.ts";
import { findTopShops } from "../../shops/shop/find-top-shops.ts";
import { findLatestVideos } from "../../catalog/video/find-latest-videos.ts";
import { findLatestPosts } from "../blog/find-posts.ts";
import { findBrandCards } from "./find-brand-cards.ts";
import { findBanners, findServices, findSliders } from "./find-home-components.ts";
import { bannerOf } from "./get-gadget-banner.ts";
import { SLIDE_SECONDS, type CategoryCard, type HomeComponent, type HomeSection } from "./home.ts";
import { type SectionPlan, withoutProducts } from "./section-plan.ts";
import { planCampaigns, planDailyDeals, planFlashSale } from "./plan-sales.ts";

const PRODUCTS_IN_ROW = 8;
/** Enough to fill a row after removing those shown above. */
const PRODUCTS_TO_CHOOSE_FROM = 40;
const PRODUCTS_BESIDE_BANNER = 6;
const MAX_SHOPS = 12;
const MAX_BRANDS = 24;
const MAX_VIDEOS = 8;
const MAX_POSTS = 3;

const LISTS = {
  offers: { type: "offer" },
  best_selling: { type: "best_selling", sort: "top_selling" },
  newest: { sort: "newest" },
  top_rated: { sort: "top_rated" },
} as const;

export async function planSection(ctx: Context, component: HomeComponent): Promise<SectionPlan> {
  const { id, kind, options } = component;
  switch (kind) {
    case "sliders": {
      const sliders = await findSliders(ctx);
      const { seconds = SLIDE_SECONDS } = options;
      return withoutProducts(sliders.length > 0 ? { id, kind, sliders, seconds } : null);
    }
    case "services": {
      const services = await findServices(ctx);
      return withoutProducts(services.length > 0 ? { id, kind, services } : null);
    }
    case "categories": {
      const categories = await findTopCategories(ctx);
      return withoutProducts(categories.length > 0 ? { id, kind, categories } : null);
    }
    case "banners": {
      const wanted = options.bannerIds;
      const banners = (await findBanners(ctx)).filter((banner) => !wanted || wanted.includes(banner.id));
      return withoutProducts(banners.length > 0 ? { id, kind, banners } : null);
    }
    case "flash_sale":
      return planFlashSale(ctx, id);
    case "daily_deals":
      return planDailyDeals(ctx, id);
    case "campaigns":
      return planCampaigns(ctx, id);
    case "offers": {
      const offers = await findTopProducts(ctx, LISTS.offers, PRODUCTS_TO_CHOOSE_FROM);
      return {
        productIds: (shown) => offers.filter((offer) => !shown.has(offer)).slice(0, PRODUCTS_IN_ROW),
        fill: (products) => (products.length > 0 ? { id, kind, products } : null),
      };
    }
    case "best_selling":
    case "newest":
    case "top_rated": {
      const productIds = await findTopProducts(ctx, LISTS[kind], PRODUCTS_TO_CHOOSE_FROM);
      return {
        productIds: (shown) => preferUnseen(productIds, shown, PRODUCTS_IN_ROW),
        fill: (products) => (products.length > 0 ? { id, kind, products } : null),
      };
    }
    case "category_products":
      return planCategory(ctx, component, PRODUCTS_IN_ROW, (category, products) => ({ id, kind, category, products }));
    case "gadget": {
      const banner = await bannerOf(ctx, component);
      const max = banner ? PRODUCTS_BESIDE_BANNER : PRODUCTS_IN_ROW;
      return planCategory(ctx, component, max, (category, products) => ({ id, kind, category, banner, products }));
    }
    case "shops": {
      const shops = await findTopShops(ctx, MAX_SHOPS);
      return withoutProducts(shops.length > 0 ? { id, kind, shops } : null);
    }
    case "videos": {
      const videos = await findLatestVideos(ctx, MAX_VIDEOS);
      return withoutProducts(videos.length > 0 ? { id, kind, videos } : null);
    }
    case "blog": {
      const posts = await findLatestPosts(ctx, MAX_POSTS);
      return withoutProducts(posts.length > 0 ? { id, kind, posts } : null);
    }
    case "brands": {
      const brands = await findBrandCards(ctx, MAX_BRANDS);
      return withoutProducts(brands.length > 0 ? { id, kind, brands } : null);
    }
    case "viewed_products":
      return withoutProducts({ id, kind });
  }
}

/** Products not shown above, unless so few are left that the section would look empty. */
function preferUnseen(productIds: readonly number[], shown: ReadonlySet<number>, max: number): readonly number[] {
  const unseen = productIds.filter((id) => !shown.has(id));
  return (unseen.length >= max / 2 ? unseen : productIds).slice(0, max);
}

async function planCategory(
  ctx: Context,
  { options }: HomeComponent,
  max: number,
  present: (category: CategoryCard, products: ProductCard[]) => HomeSection,
): Promise<SectionPlan> {
  const category = (await getCategoryTree(ctx)).byId.get(options.categoryId ?? 0);
  if (!category) return withoutProducts(null);
  const [productIds, counts] = await Promise.all([
    findTopProducts(ctx, { type: "category", slug: category.slug }, PRODUCTS_TO_CHOOSE_FROM),
    findCategoryCounts(ctx),
  ]);
  const card = presentCategory(category, counts);
  return {
    productIds: (shown) => preferUnseen(productIds, shown, max),
    fill: (products) => (products.length > 0 ? present(card, products) : null),
  };
}

async function findTopCategories(ctx: Context): Promise<CategoryCard[]> {
  const [tree, counts] = await Promise.all([getCategoryTree(ctx), findCategoryCounts(ctx)]);
  return visibleOf(tree, tree.top)
    .map((category) => presentCategory(category, counts))
    .filter(({ productsCount }) => productsCount > 0);
}

function presentCategory({ id, slug, name, image }: Category, counts: ReadonlyMap<number, number>): CategoryCard {
  return { id, slug, name, image, productsCount: counts.get(id) ?? 0 };
}
