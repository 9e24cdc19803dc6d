import { findTaxClasses } from "#domain/pricing/tax/find-tax-classes.ts";
import { findAttributes } from "../attribute/find-attributes.ts";
import type { Attribute } from "../attribute/attribute.ts";
import { findBrands, findProposedBrands } from "../brand/find-brands.ts";
import type { Category } from "../category/category.ts";
import { getCategoryTree } from "../category/find-categories.ts";
import type { Color } from "../color/color.ts";
import { findColors } from "../color/find-colors.ts";
import { findCurrencies } from "../../platform/currency/find-currencies.ts";
import { findLanguages } from "../../platform/language/find-languages.ts";
import type { Context } from "../../context.ts";
import { findUnits } from "../unit/find-units.ts";
import { findTemplates } from "../specification-template/find-templates.ts";
import type { SpecificationTemplate } from "../specification-template/specification-template.ts";
import {
  findCategoryAttributes,
  findCommonTags,
  findDeliveryClasses,
  findVideoChoices,
  type VideoChoice,
} from "./product-form.repository.ts";

const MAX_TAGS_OFFERED = 200;
const MAX_VIDEOS_OFFERED = 100;

/** A category for a select: its depth in the tree, and the names above it. */
export type CategoryChoice = { id: number; name: string; depth: number };

/** What the fields of a product can be set to. */
export type ProductChoices = {
  categories: CategoryChoice[];
  brands: { id: number; name: string }[];
  /** Brands that wait for the operator. */
  proposedBrands: { id: number; name: string }[];
  colors: Color[];
  attributes: Attribute[];
  /** What products of a category usually differ in, by its id; those of the categories above it count too. */
  categoryAttributes: Record<number, number[]>;
  /** The most frequent ones. */
  tags: string[];
  units: string[];
  /** Those that deliveries leave out, and those of the shop's products. */
  deliveryClasses: string[];
  /** The newest videos, for the gallery. */
  videos: VideoChoice[];
  templates: SpecificationTemplate[];
  taxClasses: { code: string; name: string }[];
  /** Those that texts are translated into. */
  languages: { code: string; name: string; direction: "ltr" | "rtl" }[];
  currency: string;
  /** The others that shoppers can choose. */
  otherCurrencies: string[];
};

/** `shopId`: with the brands that this shop proposes; null: with those of all shops. */
export async function findProductChoices(ctx: Context, shopId: number | null): Promise<ProductChoices> {
  const [
    tree,
    brands,
    proposedBrands,
    colors,
    attributes,
    categoryAttributes,
    tags,
    units,
    deliveryClasses,
    videos,
    templates,
    taxClasses,
    languages,
    currencies,
  ] = await Promise.all([
    getCategoryTree(ctx),
    findBrands(ctx),
    findProposedBrands(ctx, shopId),
    findColors(ctx),
    findAttributes(ctx),
    findCategoryAttributes(ctx),
    findCommonTags(ctx, shopId, MAX_TAGS_OFFERED),
    findUnits(ctx),
    findDeliveryClasses(ctx, shopId),
    findVideoChoices(ctx, shopId, MAX_VIDEOS_OFFERED),
    findTemplates(ctx),
    findTaxClasses(ctx),
    findLanguages(ctx),
    findCurrencies(ctx),
  ]);
  return {
    categories: flatten(tree.top),
    brands: brands.map(({ id, name }) => ({ id, name })),
    proposedBrands,
    colors,
    attributes,
    categoryAttributes,
    tags,
    units: units.map(({ name }) => name),
    deliveryClasses,
    videos,
    templates,
    taxClasses,
    languages: languages
      .filter(({ code }) => code !== ctx.settings.defaultLanguage)
      .map(({ code, name, direction }) => ({ code, name, direction })),
    currency: ctx.baseCurrency.code,
    otherCurrencies: currencies.map(({ code }) => code).filter((code) => code !== ctx.baseCurrency.code),
  };
}

export function flatten(categories: readonly Category[], depth = 0): CategoryChoice[] {
  return categories.flatMap(({ id, name, children }) => [{ id, name, depth }, ...flatten(children, depth + 1)]);
}
