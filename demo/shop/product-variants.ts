import { createHash } from "node:crypto";
import { colorsFor, type Color } from "../content/colors.ts";
import { readAttributes, readOption, type Option } from "../content/options.ts";
import type { ProductRecipe, View } from "../pictures/product-picture.ts";
import { randomFor, type Random } from "../random.ts";
import type { Choice, DemoPicture, DemoVariant } from "./demo-product.ts";
import type { ProductPlan } from "./product-plan.ts";
import { findStudioGoods, studioPictures } from "./studio-pictures.ts";

const ATTRIBUTES = new Map(readAttributes().map((attribute) => [attribute.name[0], attribute]));
const MAX_VARIANTS = 24;
const RECIPE_VERSION = 2;
/** What is digital below it is sold with a licence key for each unit. */
export const KEYED_TOP_SLUG = "electronics";
const KEYS_IN_STOCK = 250;

/** Top categories where every product comes in several colours or sizes. */
const ALWAYS_CHOSEN = new Set(["clothing", "accessories"]);

export type VariantsAndPictures = { variants: DemoVariant[]; pictures: DemoPicture[] };

/** The variants of a product with their prices and stock, and the pictures that show them. */
export function makeVariants(plan: ProductPlan, isDigital: boolean): VariantsAndPictures {
  const random = randomFor(`variants ${plan.slug}`);
  const axes = plan.options.map((word) => readOption(word, plan.topSlug)).filter((option) => option !== null);
  const hasChoice = !isDigital && (ALWAYS_CHOSEN.has(plan.topSlug) || plan.turn === 0 || plan.options.includes("bind"));
  const rendered = findStudioGoods(plan.slug);
  const colors = rendered?.map(({ color }) => color) ?? pickColors(plan, hasChoice, axes.length > 0, random);
  const pictures = rendered ? studioPictures(plan.slug, rendered) : planPictures(plan, colors, random);
  const combinations = combine(
    colors,
    axes.map((axis) => pickValues(axis, hasChoice, random)),
    random,
  );
  const base = random.next() ** 1.4 * (plan.price.to - plan.price.from) + plan.price.from;
  const stockOf = stockLevels(random, plan, isDigital, combinations.length);
  const dearColor = colors.length > 2 && random.isOneIn(6) ? colors.at(-1) : null;
  const variants = combinations.map(({ color, choices }, index) => {
    const percent = choices.reduce(
      (product, choice) => (product * percentOf(choice)) / 100,
      color && color === dearColor ? 108 : 100,
    );
    return {
      sku: `${plan.topSlug.slice(0, 3).toUpperCase()}-${String(plan.number).padStart(4, "0")}-${index + 1}`,
      colorSlug: color?.slug ?? null,
      choices: [...choices, ...materialOf(plan)],
      priceMinor: nicePrice((base * percent) / 100),
      stock: stockOf(),
      image:
        pictures.find((picture) => picture.recipe.color === (color?.hex ?? picture.recipe.color))?.file ??
        pictures[0]?.file ??
        "",
    };
  });
  return { variants, pictures };
}

function pickColors(plan: ProductPlan, hasChoice: boolean, hasAxes: boolean, random: Random): (Color | null)[] {
  const fitting = colorsFor(plan.topSlug, plan.leaf.slug);
  if (plan.options.includes("color")) return random.some(fitting, hasChoice ? random.between(2, hasAxes ? 3 : 4) : 1);
  if (plan.options.includes("hue") && plan.turn > 0) return random.some(fitting, 1);
  return [null];
}

/** Values beside each other, as many as the option says; one alone where there is nothing to choose. */
function pickValues(option: Option, hasChoice: boolean, random: Random): Choice[] {
  const count = hasChoice ? Math.min(option.count, option.values.length) : 1;
  const start = random.between(0, Math.max(0, option.values.length - count));
  const from = hasChoice ? start : Math.min(1, option.values.length - 1);
  return option.values.slice(from, from + count).map((value) => ({ attribute: option.attribute, value }));
}

type Combination = { color: Color | null; choices: Choice[] };

/** All combinations, but for a few that are never made. */
function combine(colors: readonly (Color | null)[], axes: readonly Choice[][], random: Random): Combination[] {
  let all: Combination[] = colors.map((color) => ({ color, choices: [] }));
  for (const axis of axes)
    all = all.flatMap((one) => axis.map((choice) => ({ ...one, choices: [...one.choices, choice] })));
  const isGrid = all.length >= 6 && (colors.length > 1 ? 1 : 0) + axes.filter((axis) => axis.length > 1).length > 1;
  const kept = isGrid ? all.filter((_, index) => index === 0 || random.next() > 0.12) : all;
  return kept.slice(0, MAX_VARIANTS);
}

function percentOf(choice: Choice): number {
  const value = ATTRIBUTES.get(choice.attribute)?.values.find((each) => each.name[0] === choice.value);
  if (!value) throw new Error(`${choice.attribute} has no value ${choice.value}`);
  return value.percent;
}

const materialOf = (plan: ProductPlan): Choice[] =>
  plan.trait?.kind === "material" ? [{ attribute: "Material", value: plan.trait.name[0] }] : [];

/** One product in twenty is sold out, one in ten nearly. */
function stockLevels(random: Random, { topSlug }: ProductPlan, isDigital: boolean, count: number): () => number {
  if (isDigital) return () => (topSlug === KEYED_TOP_SLUG ? KEYS_IN_STOCK : 10_000);
  const mood = random.next();
  if (mood < 0.05) return () => 0;
  if (mood < 0.14) return () => random.between(1, 4);
  const most = count > 6 ? 45 : 140;
  return () => (count > 1 && random.isOneIn(11) ? 0 : random.between(6, most));
}

/** A price as a shop writes it, in cents. */
export function nicePrice(amount: number): number {
  if (amount < 20) return Math.max(90, Math.floor(amount) * 100 + (amount % 1 < 0.5 ? 50 : 90));
  if (amount < 120) return Math.floor(amount) * 100 + (amount % 1 < 0.35 ? 0 : 90);
  if (amount < 400) return Math.round(amount) * 100;
  return Math.round(amount / 10) * 1000 - 100;
}

const FIRST_VIEWS: readonly View[] = ["front", "turned", "pair", "lying"];

function planPictures(plan: ProductPlan, colors: readonly (Color | null)[], random: Random): DemoPicture[] {
  const backdrop = random.between(0, 11);
  const first: View = plan.turn === 0 ? "front" : random.pick(FIRST_VIEWS);
  const recipes: ProductRecipe[] = colors.map((color) => ({
    emoji: plan.emoji,
    color: color?.hex ?? null,
    view: first,
    backdrop,
  }));
  const more = random.some(
    (["turned", "pair", "close", "lying", "row"] satisfies View[]).filter((view) => view !== first),
    colors.length > 1 ? 1 : random.between(1, 2),
  );
  for (const view of more)
    recipes.push({
      emoji: plan.emoji,
      color: colors[0]?.hex ?? null,
      view,
      backdrop: view === "close" ? backdrop + 2 : backdrop,
    });
  return recipes.map((recipe, index) => ({
    recipe,
    file: `product-${plan.slug}-${index + 1}-${recipeHash(recipe)}.webp`,
  }));
}

/** Eight hex digits that change with what is drawn. */
export function recipeHash(recipe: object): string {
  return createHash("sha256")
    .update(JSON.stringify([RECIPE_VERSION, recipe]))
    .digest("hex")
    .slice(0, 8);
}
