import type { BlogCard } from "#domain/platform/blog/blog.ts";
import type { CampaignCard, SaleProduct } from "#domain/pricing/campaign/campaign.ts";
import type { ProductCard } from "#domain/catalog/product/product.ts";
import type { ShopCard } from "#domain/shops/shop/shop.ts";
import type { FocusPoint } from "#shared/focus-point.ts";
import type { VideoCard } from "#domain/catalog/video/video.ts";

/** Cache tag of the sections and their contents. */
export const HOME_TAG = "home";

export type HomeComponentKind =
  | "sliders"
  | "services"
  | "categories"
  | "flash_sale"
  | "daily_deals"
  | "campaigns"
  | "offers"
  | "banners"
  | "best_selling"
  | "newest"
  | "top_rated"
  | "category_products"
  | "gadget"
  | "shops"
  | "videos"
  | "blog"
  | "brands"
  | "viewed_products";

export type HomeDevice = "phone" | "desktop";
/** For whom a section is shown: those with a wide screen or a narrow one, and those in some countries; else everyone. */
export type HomeAudience = { device: HomeDevice | null; countries: readonly string[] };

/** Parameters of a section's kind, and for whom it is shown. */
export type HomeSectionOptions = {
  categoryId?: number;
  bannerIds?: number[];
  /** How long a slide stays; 0: until the visitor turns it. */
  seconds?: number;
  /** Empty: all. */
  languages?: string[];
  countries?: string[];
  device?: HomeDevice;
};

export type HomeComponent = { id: number; kind: HomeComponentKind; options: HomeSectionOptions };
/** ISO instants; null without one. */
export type HomeSchedule = { startsAt: string | null; endsAt: string | null };

export type Slider = {
  id: number;
  image: string;
  phoneImage: string;
  /** What stays in view where an image is cropped; null: the usual part. */
  focus: FocusPoint | null;
  phoneFocus: FocusPoint | null;
  backdrop: string;
  link: string;
  title: string;
  text: string;
  button: string;
};
export type Banner = {
  id: number;
  image: string;
  /** Empty: the same image. */
  phoneImage: string;
  focus: FocusPoint | null;
  phoneFocus: FocusPoint | null;
  backdrop: string;
  link: string;
  title: string;
  text: string;
};
export type Service = { id: number; icon: string; title: string; text: string };
export type BrandCard = { id: number; slug: string; name: string; logo: string | null; productsCount: number };
export type CategoryCard = { id: number; slug: string; name: string; image: string | null; productsCount: number };

/** The same with its audience. */
export type ShownHomeSection = HomeSection & HomeAudience;

/** How long a slide stays unless the operator says otherwise. */
export const SLIDE_SECONDS = 6;

/** A section of the home screen with its content; sections without content are omitted. */
export type HomeSection =
  | { id: number; kind: "sliders"; sliders: Slider[]; seconds: number }
  | { id: number; kind: "services"; services: Service[] }
  | { id: number; kind: "categories"; categories: CategoryCard[] }
  | { id: number; kind: "banners"; banners: Banner[] }
  | { id: number; kind: "flash_sale"; campaign: CampaignCard; products: SaleProduct[] }
  | { id: number; kind: "daily_deals"; products: SaleProduct[] }
  | { id: number; kind: "campaigns"; campaigns: CampaignCard[] }
  | { id: number; kind: "offers" | "best_selling" | "newest" | "top_rated"; products: ProductCard[] }
  | { id: number; kind: "category_products"; category: CategoryCard; products: ProductCard[] }
  | { id: number; kind: "gadget"; category: CategoryCard; banner: Banner | null; products: ProductCard[] }
  | { id: number; kind: "videos"; videos: VideoCard[] }
  | { id: number; kind: "blog"; posts: BlogCard[] }
  | { id: number; kind: "shops"; shops: ShopCard[] }
  | { id: number; kind: "brands"; brands: BrandCard[] }
  | { id: number; kind: "viewed_products" };
