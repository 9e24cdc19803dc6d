import { z } from "@hono/zod-openapi";
import { FOCUS_POINTS } from "#shared/focus-point.ts";
import { blogCardSchema } from "./blog.schema.ts";
import { campaignSchema } from "./campaign.schema.ts";
import { productCardSchema, saleProductSchema } from "./product.schema.ts";
import { shopCardSchema, videoCardSchema } from "./shop.schema.ts";

/** What stays in view where the image is cropped; null: the usual part. */
const focus = z.enum(FOCUS_POINTS).nullable();
const slider = z.object({
  id: z.int(),
  image: z.string(),
  phone_image: z.string(),
  focus,
  phone_focus: focus,
  backdrop: z.string(),
  link: z.string(),
  title: z.string(),
  text: z.string(),
  button: z.string(),
});
const banner = slider.omit({ button: true });
const service = z.object({ id: z.int(), icon: z.string(), title: z.string(), text: z.string() });
const named = { id: z.int(), slug: z.string(), name: z.string() };
const categoryCard = z.object({ ...named, image: z.string().nullable(), products_count: z.int() });

export const brandCardSchema = z
  .object({ ...named, logo: z.string().nullable(), products_count: z.int() })
  .openapi("Brand");

/** A section may be shown only on phones, only on wide screens, or only in some countries. */
const common = {
  id: z.int(),
  device: z.enum(["phone", "desktop"]).nullable(),
  countries: z.array(z.string()),
};
const products = z.array(productCardSchema);

/** A section of the home screen with its content. */
export const homeSectionSchema = z.discriminatedUnion("kind", [
  z.object({ ...common, kind: z.literal("sliders"), sliders: z.array(slider), seconds: z.int() }),
  z.object({ ...common, kind: z.literal("services"), services: z.array(service) }),
  z.object({ ...common, kind: z.literal("categories"), categories: z.array(categoryCard) }),
  z.object({ ...common, kind: z.literal("banners"), banners: z.array(banner) }),
  z.object({
    ...common,
    kind: z.literal("flash_sale"),
    campaign: campaignSchema,
    products: z.array(saleProductSchema),
  }),
  z.object({ ...common, kind: z.literal("daily_deals"), products: z.array(saleProductSchema) }),
  z.object({ ...common, kind: z.literal("campaigns"), campaigns: z.array(campaignSchema) }),
  z.object({ ...common, kind: z.enum(["offers", "best_selling", "newest", "top_rated"]), products }),
  z.object({ ...common, kind: z.literal("category_products"), category: categoryCard, products }),
  z.object({ ...common, kind: z.literal("gadget"), category: categoryCard, banner: banner.nullable(), products }),
  z.object({ ...common, kind: z.literal("blog"), posts: z.array(blogCardSchema) }),
  z.object({ ...common, kind: z.literal("videos"), videos: z.array(videoCardSchema) }),
  z.object({ ...common, kind: z.literal("shops"), shops: z.array(shopCardSchema) }),
  z.object({ ...common, kind: z.literal("brands"), brands: z.array(brandCardSchema) }),
  z.object({ ...common, kind: z.literal("viewed_products") }),
]);

const categoryFields = { ...named, parent_id: z.int().nullable(), image: z.string().nullable() };
const thirdLevel = z.object({ ...categoryFields, children: z.array(z.object(categoryFields)) });
const secondLevel = z.object({ ...categoryFields, children: z.array(thirdLevel) });

/** A category with its descendants: `children` have the same shape. */
export const categorySchema = z.object({ ...categoryFields, children: z.array(secondLevel) }).openapi("Category");
