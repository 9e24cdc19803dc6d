import { CAMPAIGNS } from "../content/campaigns.ts";
import { readCatalogue, type Group, type Leaf, type TopCategory } from "../content/catalogue.ts";
import { BANNERS, SLIDERS } from "../content/home.ts";
import { readBrands, readShops } from "../content/makers.ts";
import { STUDIO_PRODUCTS } from "../content/studio-catalogue.ts";
import { BACKDROPS } from "../pictures/backdrop.ts";
import type { EmblemRecipe } from "../pictures/emblem-picture.ts";
import type { SceneRecipe } from "../pictures/scene-picture.ts";
import { at, hashOf } from "../random.ts";
import { recipeHash } from "./product-variants.ts";
import { isRendered, studioDigest } from "./studio-pictures.ts";

export type ShopPicture = {
  file: string;
  recipe:
    | { kind: "emblem"; emblem: EmblemRecipe }
    | { kind: "scene"; scene: SceneRecipe }
    /** Made by the studio already. */
    | { kind: "rendered"; rendered: string };
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
  const rendered = (what: string, slug: string, file: string) =>
    pictures.set(`${what} ${slug}`, {
      file: `${what}-${slug}-1-${studioDigest(file)}.webp`,
      recipe: { kind: "rendered", rendered: file },
    });
  const catalogue = readCatalogue();
  for (const top of catalogue) {
    for (const each of [top, ...top.groups, ...top.groups.flatMap((group) => group.leaves)]) {
      const file = findCategoryPicture(each, top);
      if (file) rendered("category", each.slug, file);
      else emblem("category", each.slug, categoryEmblem(each.slug, each.emoji));
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
  for (const { slug, scene: studioScene } of SLIDERS) {
    rendered("slider", slug, `../scenes/${studioScene}-slider.webp`);
    rendered("slider-phone", slug, `../scenes/${studioScene}-phone.webp`);
  }
  for (const { slug, scene: studioScene } of BANNERS) rendered("banner", slug, `../scenes/${studioScene}-banner.webp`);
  for (const { slug, stage, glow, objects } of CAMPAIGNS) {
    scene("campaign", slug, { shape: "slider", stage, glow, objects });
    scene("campaign-phone", slug, { shape: "phone", stage, glow, objects });
  }
  return pictures;
}

/** Goods that stand for a top category; the others show what is sold in them. */
const OF_TOPS: Record<string, string> = {
  kitchen: "stoneware-teapot",
  home: "linen-lamp",
  electronics: "headphones",
  accessories: "canvas-tote",
  beauty: "shea-balm",
  pantry: "honey-jar",
  sports: "kettlebell",
  toys: "stacking-rings",
  books: "book-orchard",
  garden: "snake-plant",
  music: "goblet-drum",
};

function findCategoryPicture(category: TopCategory | Group | Leaf, top: TopCategory): string | null {
  const leaves = "groups" in category ? [] : "leaves" in category ? category.leaves : [category];
  const sold = leaves.flatMap((leaf) => STUDIO_PRODUCTS.filter(({ leafSlug }) => leafSlug === leaf.slug));
  const folders = [category === top ? OF_TOPS[top.slug] : null, ...sold.map(({ folder }) => folder)];
  const folder = folders.find((each) => each && isRendered(each));
  return folder ? `${folder}/front.webp` : null;
}

function categoryEmblem(slug: string, emoji: string): EmblemRecipe {
  const tone = at(BACKDROPS, hashOf(slug));
  return { kind: "category", emoji, strong: tone.shade, soft: tone.floor };
}
