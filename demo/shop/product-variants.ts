import { findChoices, readAttributes } from "../content/options.ts";
import { drawCover, type CoverKind } from "../pictures/cover.ts";
import { planDrawing, type Picture } from "../pictures/picture.ts";
import { randomFor, type Random } from "../random.ts";
import type { Choice, DemoVariant } from "./demo-product.ts";
import type { ProductPlan } from "./product-plan.ts";
import { studioPictures, type ProductImage } from "./studio-pictures.ts";

const ATTRIBUTES = new Map(readAttributes().map((attribute) => [attribute.name[0], attribute]));
/** Digital products in this category have a license key per unit. */
export const KEYED_TOP_SLUG = "electronics";
const KEYS_IN_STOCK = 250;
const DOWNLOADS_IN_STOCK = 10_000;
const SKU_LETTERS = 3;

export type VariantsAndPictures = { variants: DemoVariant[]; pictures: ProductImage[] };

/** The variants of a product with prices, stock and images. */
export function makeVariants(plan: ProductPlan): VariantsAndPictures {
  const random = randomFor(`variants ${plan.slug}`);
  const pictures = plan.isDigital
    ? [{ colorSlug: null, ...planCover(`product-${plan.slug}-1`, plan) }]
    : studioPictures(plan.slug, plan);
  const colors = plan.colors.length > 0 ? pictures.flatMap(({ colorSlug }) => colorSlug ?? []) : [null];
  const combinations = combine(colors, sizesOf(plan), random);
  const stockOf = stockLevels(random, plan, combinations.length);
  const variants = combinations.map(({ colorSlug, choices }, index) => ({
    sku: `${plan.topSlug.slice(0, SKU_LETTERS).toUpperCase()}-${String(plan.number).padStart(4, "0")}-${index + 1}`,
    colorSlug,
    choices: [...choices, ...materialOf(plan)],
    priceMinor: Math.round(choices.reduce((price, choice) => price * percentOf(choice), plan.price)) * 100,
    stock: stockOf(),
    image: (pictures.find((picture) => picture.colorSlug === colorSlug) ?? pictures[0])?.file ?? "",
  }));
  return { variants, pictures };
}

/** The cover of a download, as an image of that name. */
export function planCover(name: string, { folder, title, author, brand }: ProductPlan): Picture {
  const cover = { kind: folder as CoverKind, title: title[0], author: author?.[0] ?? brand.name };
  return planDrawing(name, cover, () => drawCover(cover));
}

function sizesOf(plan: ProductPlan): Choice[] {
  const choices = findChoices(plan);
  return choices?.values.map((value) => ({ attribute: choices.attribute, value })) ?? [];
}

type Combination = { colorSlug: string | null; choices: Choice[] };

/** All combinations, but for a few that are never made. */
function combine(colors: readonly (string | null)[], sizes: readonly Choice[], random: Random): Combination[] {
  if (sizes.length === 0) return colors.map((colorSlug) => ({ colorSlug, choices: [] }));
  const all = colors.flatMap((colorSlug) => sizes.map((size) => ({ colorSlug, choices: [size] })));
  return colors.length > 1 ? all.filter((_, index) => index % sizes.length === 0 || random.next() > 0.12) : all;
}

function percentOf(choice: Choice): number {
  const value = ATTRIBUTES.get(choice.attribute)?.values.find((each) => each.name[0] === choice.value);
  if (!value) throw new Error(`${choice.attribute} has no value ${choice.value}`);
  return value.percent / 100;
}

const materialOf = ({ material }: ProductPlan): Choice[] =>
  material ? [{ attribute: "Material", value: material.name[0] }] : [];

/** One product in forty is sold out, one in ten nearly. */
function stockLevels(random: Random, { topSlug, isDigital }: ProductPlan, count: number): () => number {
  if (isDigital) return () => (topSlug === KEYED_TOP_SLUG ? KEYS_IN_STOCK : DOWNLOADS_IN_STOCK);
  const mood = random.next();
  if (mood < 0.025) return () => 0;
  if (mood < 0.16) return () => random.between(1, 4);
  const max = count > 6 ? 45 : 140;
  return () => (count > 1 && random.isOneIn(11) ? 0 : random.between(8, max));
}
