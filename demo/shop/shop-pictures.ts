import { CAMPAIGNS } from "../content/campaigns.ts";
import { readCatalogue } from "../content/catalogue.ts";
import { BANNERS, SLIDERS } from "../content/home.ts";
import { readBrands, readShops } from "../content/makers.ts";
import { BACKDROPS } from "../pictures/backdrop.ts";
import type { EmblemRecipe } from "../pictures/emblem-picture.ts";
import type { SceneRecipe } from "../pictures/scene-picture.ts";
import { at, hashOf } from "../random.ts";
import { recipeHash } from "./product-variants.ts";

export type ShopPicture = {
  file: string;
  recipe: { kind: "emblem"; emblem: EmblemRecipe } | { kind: "scene"; scene: SceneRecipe };
};

/** All pictures that are not of a product, by what they show: `shop-logo toy-attic`, `slider welcome`. */
export function planShopPictures(): Map<string, ShopPicture> {
  const pictures = new Map<string, ShopPicture>();
  const emblem = (what: string, slug: string, recipe: EmblemRecipe) =>
    pictures.set(`${what} ${slug}`, {
      file: `${what}-${slug}-1-${recipeHash(recipe)}.webp`,
      recipe: { kind: "emblem", emblem: recipe },
    });
  const scene = (what: string, slug: string, recipe: SceneRecipe) =>
    pictures.set(`${what} ${slug}`, {
      file: `${what}-${slug}-1-${recipeHash(recipe)}.webp`,
      recipe: { kind: "scene", scene: recipe },
    });
  const catalogue = readCatalogue();
  for (const top of catalogue) {
    emblem("category", top.slug, categoryEmblem(top.slug, top.emoji));
    for (const group of top.groups) {
      emblem("category", group.slug, categoryEmblem(group.slug, group.emoji));
      for (const leaf of group.leaves) emblem("category", leaf.slug, categoryEmblem(leaf.slug, leaf.emoji));
    }
  }
  for (const brand of readBrands()) emblem("brand", brand.slug, { kind: "brand", key: brand.slug });
  for (const shop of readShops()) {
    emblem("shop-logo", shop.slug, { kind: "shop", emoji: shop.emoji, ...shop.colors });
    const sold = catalogue
      .filter((top) => shop.topSlugs.includes(top.slug))
      .flatMap((top) => top.groups.map((group) => group.emoji));
    const around = [...new Set(sold)].filter((emoji) => emoji !== shop.emoji).slice(0, 2);
    const objects = [shop.emoji, ...around].map((emoji) => ({ emoji, color: null }));
    scene("shop-banner", shop.slug, {
      shape: "shop_banner",
      stage: shop.colors.strong,
      glow: shop.colors.soft,
      objects,
    });
  }
  for (const { slug, stage, glow, objects } of SLIDERS) {
    scene("slider", slug, { shape: "slider", stage, glow, objects });
    scene("slider-phone", slug, { shape: "phone", stage, glow, objects });
  }
  for (const { slug, stage, glow, objects } of BANNERS)
    scene("banner", slug, { shape: "banner", stage, glow, objects });
  for (const { slug, stage, glow, objects } of CAMPAIGNS) {
    scene("campaign", slug, { shape: "slider", stage, glow, objects });
    scene("campaign-phone", slug, { shape: "phone", stage, glow, objects });
  }
  return pictures;
}

function categoryEmblem(slug: string, emoji: string): EmblemRecipe {
  const tone = at(BACKDROPS, hashOf(slug));
  return { kind: "category", emoji, strong: tone.shade, soft: tone.floor };
}
